import { useRef } from 'react';
import { randomKey } from './random-key.ts';
import { keepInStep, keptInStep } from './saved-step.ts';

type Wish = Readonly<{ asked: string; key: string }>;

/**
 * One key for one wish: a second try after a lost answer acts once, also after a reload, and a wish that differs in
 * anything is another.
 *
 * @param keptAs - the name under which it is kept for reload and Back; whoever asks forgets it once it is granted.
 * @returns the key of what is asked for, which must be as JSON writes it.
 */
export function useWishKey(keptAs: string): (wish: object) => string {
  const last = useRef<Wish>(undefined);
  return (wish) => {
    const asked = JSON.stringify(wish);
    const before = last.current ?? keptInStep<Wish>(keptAs);
    const now = before?.asked === asked ? before : { asked, key: randomKey() };
    last.current = now;
    keepInStep(keptAs, () => now);
    return now.key;
  };
}
