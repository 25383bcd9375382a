import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in the same time wherever they differ. Nothing equals a secret that is not set. */
export function isSameSecret(given: string | undefined, expected: string | undefined): boolean {
  return given !== undefined && expected !== undefined && timingSafeEqual(digest(given), digest(expected));
}
