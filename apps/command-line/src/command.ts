import type { IsoDate, Line, Refusal } from '@formation/fees';
import type { Options } from './option.ts';
import type { Reader } from './read.ts';

/** What the engine answered: its lines by name, in their order. */
export type Answer = Readonly<{
  day: IsoDate;
  lines: Readonly<Record<string, Line | undefined>>;
  /** What a line counts that is neither money nor a fraction, by its name. */
  units?: Readonly<Record<string, string>>;
}>;

/** A platform of the command line: what it answers, its options, and how they become a question to the engine. */
export type Command = Readonly<{
  about: string;
  example: string;
  options: Options;
  answer: (given: Reader, day: IsoDate) => Answer | Refusal;
}>;

/** The names of a record as choices; no table is empty. */
export const namesOf = <K extends string>(table: Readonly<Record<K, unknown>>) =>
  Object.keys(table) as unknown as readonly [K, ...K[]]; // Object.keys loses the names
