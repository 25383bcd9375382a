import { useState } from 'react';
import { useIsHydrated } from '../../lib/hydration.ts';
import { keepNames, keptNames } from './kept-names.ts';

/** The favourites of this visit. Nothing is stored before one is chosen. */
export function useKeptNames() {
  const [chosen, setChosen] = useState<readonly string[]>();
  const isHydrated = useIsHydrated();
  const kept = chosen ?? (isHydrated ? keptNames() : []);
  const toggle = (name: string) => {
    const next = kept.includes(name) ? kept.filter((other) => other !== name) : [...kept, name];
    keepNames(next);
    setChosen(next);
  };
  return { kept, toggle };
}
