import type { IsoDate, Refusal } from '@formation/fees';
import type { Money } from '@formation/money';
import type { RowReader } from './row-reader.ts';

export const platformNames = ['ebay', 'amazon', 'etsy', 'paypal'] as const;
export type PlatformName = (typeof platformNames)[number];

/** What stands in the cells of a column; what is not needed may be left out. */
export type Column = Readonly<{
  key: string;
  kind: 'text' | 'amount' | 'percent' | 'number' | 'choice' | 'yes';
  isNeeded?: true;
}>;

/** What holds for every row that says nothing else; the choices may depend on each other. */
export type Settings = Readonly<Record<string, string>>;
export type Setting = Readonly<{ key: string; options: readonly string[] }>;

/** What one row comes to, in one currency. */
export type Sums = Readonly<Record<'revenue' | 'fees' | 'costs' | 'profit', Money>>;

/** One platform's list of sales: its columns, and what a row comes to by the fees of a day. */
export type BulkPlatform = Readonly<{
  columns: readonly Column[];
  settings: (chosen: Settings) => readonly Setting[];
  /** Cells of a row for the template, by column. */
  sample: Readonly<Record<string, string>>;
  sums: (row: RowReader, day: IsoDate) => Sums | Refusal;
}>;

/** The option that is chosen, or the first. */
export const chosenOf = <V extends string>(options: readonly [V, ...V[]], chosen: string | undefined): V =>
  options.find((option) => option === chosen) ?? options[0];
