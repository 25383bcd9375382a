import { useRef } from 'react';
import { randomKey } from './random-key.ts';

/**
 * One key for one wish: a second try after a lost answer acts once, and a wish that differs in anything is another.
 *
 * @returns the key of what is asked for, which must be as JSON writes it.
 */
export function useWishKey(): (wish: object) => string {
  const last = useRef({ wish: '', key: '' });
  return (asked) => {
    const wish = JSON.stringify(asked);
    if (last.current.wish !== wish) last.current = { wish, key: randomKey() };
    return last.current.key;
  };
}
