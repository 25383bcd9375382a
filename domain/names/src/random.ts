/** A source of numbers from 0 up to 1 that gives the same row for the same seed. */
export type Random = () => number;

/** A 32-bit fingerprint of a text (FNV-1a). */
function fingerprint(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** The row of numbers that belongs to a text (mulberry32). */
export function seeded(text: string): Random {
  let state = fingerprint(text);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/**
 * One of a list.
 *
 * @throws {RangeError} when the list is empty.
 */
export function pick<T>(random: Random, list: readonly T[]): T {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new RangeError('There is nothing to pick from');
  return one;
}

const towns = ['galle', 'kandy', 'ella', 'jaffna', 'matara', 'sigiriya', 'mirissa', 'negombo', 'badulla', 'mannar'];

/** A seed that is easy to read out: a town and four digits. */
export function newSeed(random: Random): string {
  return `${pick(random, towns)}-${String(Math.floor(random() * 10_000)).padStart(4, '0')}`;
}
