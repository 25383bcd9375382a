import type { Entry } from '../entry.ts';

/** A part of a text, from the character at `start` up to the one before `end`. */
export type Range = Readonly<{ start: number; end: number }>;

/** One answer of the search. */
export type Hit = Readonly<{
  entry: Entry;
  /** How well it answers; only the order counts. */
  score: number;
  /** The parts of the title that were asked for, to underline. */
  inTitle: readonly Range[];
  /** How many characters of the code were asked for, from its first. */
  inCode: number;
  /** The everyday words that led here, when the title did not. */
  via: string | undefined;
}>;
