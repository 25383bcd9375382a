import type { Messages } from '@formation/content';

export type ValueWords = Messages['feeTables']['values'];

/** What a value is written with besides its numbers: days, and the names of sizes and categories. */
export type Names = Readonly<{ day: (day: string) => string; of: (id: string) => string }>;

/** What a cell of a table says, and what it opens to. */
export type Written = Readonly<{ text: string; lines?: readonly string[] }>;
