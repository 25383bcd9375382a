import { useState } from 'react';
import { useIsHydrated } from '../../hydration/use-hydrated.ts';
import { keepTexts, keptTexts } from '../../lib/input/saved-texts.ts';

const place = ['sessionStorage', 'kept-names'] as const;

/** The favourites of this visit. Nothing is stored before one is chosen. */
export function useKeptNames() {
  const [chosen, setChosen] = useState<readonly string[]>();
  const isHydrated = useIsHydrated();
  const kept = chosen ?? (isHydrated ? keptTexts(...place) : []);
  const toggle = (name: string) => {
    const next = kept.includes(name) ? kept.filter((other) => other !== name) : [...kept, name];
    keepTexts(...place, next);
    setChosen(next);
  };
  return { kept, toggle };
}
