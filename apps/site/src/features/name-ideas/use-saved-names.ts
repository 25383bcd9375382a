import { useState } from 'react';
import { useIsHydrated } from '../../hydration/use-hydrated.ts';
import { saveTexts, savedTexts } from '../../lib/input/saved-texts.ts';

const place = ['sessionStorage', 'kept-names'] as const;

/** The favourites of this visit. Nothing is stored before one is chosen. */
export function useSavedNames() {
  const [chosen, setChosen] = useState<readonly string[]>();
  const isHydrated = useIsHydrated();
  const saved = chosen ?? (isHydrated ? savedTexts(...place) : []);
  const toggle = (name: string) => {
    const next = saved.includes(name) ? saved.filter((other) => other !== name) : [...saved, name];
    saveTexts(...place, next);
    setChosen(next);
  };
  return { kept: saved, toggle };
}
