import { useRef } from 'react';
import { randomKey } from './random-key.ts';
import { syncSaved, savedValues } from './saved-step.ts';

type Wish = Readonly<{ asked: string; key: string }>;

/**
 * One key for one wish: a second try after a lost answer acts once, also after a reload, and a wish that differs in
 * anything is another.
 *
 * @param savedAs - the name under which it is kept for reload and Back; whoever asks forgets it once it is granted.
 * @returns the key of what is asked for, which must be as JSON writes it.
 */
export function useRequestKey(savedAs: string): (wish: object) => string {
  const last = useRef<Wish>(undefined);
  return (wish) => {
    const request = JSON.stringify(wish);
    const before = last.current ?? savedValues<Wish>(savedAs);
    const now = before?.asked === request ? before : { asked: request, key: randomKey() };
    last.current = now;
    syncSaved(savedAs, () => now);
    return now.key;
  };
}
