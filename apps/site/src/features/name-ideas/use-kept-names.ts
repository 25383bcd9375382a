import { useEffect, useState } from 'react';
import { keepNames, keptNames } from './kept-names.ts';

/** The favourites of this visit. Nothing is stored before one is chosen. */
export function useKeptNames() {
  const [kept, setKept] = useState<readonly string[]>([]);
  useEffect(() => setKept(keptNames()), []);
  const toggle = (name: string) => {
    const next = kept.includes(name) ? kept.filter((other) => other !== name) : [...kept, name];
    keepNames(next);
    setKept(next);
  };
  return { kept, toggle };
}
