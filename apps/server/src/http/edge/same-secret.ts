import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in the same time wherever they differ. Nothing equals a secret that is not set. */
export function isSameSecret(input: string | undefined, expected: string | undefined): boolean {
  return input !== undefined && expected !== undefined && timingSafeEqual(digest(input), digest(expected));
}
