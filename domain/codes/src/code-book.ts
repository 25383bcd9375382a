import type { Entry, System } from './entry.ts';
import { readTable } from './read-table.ts';
import { readActivities, type Activity } from './words/activity.ts';

/** The texts of `@formation/codes/tables`. */
export type Tables = Readonly<{
  hsic: string;
  ukSic: string;
  naics: string;
  activities: string;
  trades: string;
  synonyms: string;
  /** Our own words by code, of each classification. */
  words: Readonly<Record<System, string>>;
  /** The codes in each class of ISIC Rev. 4. */
  isic: Readonly<Record<System, string>>;
}>;

/** The three classifications and the common activities, ready to look things up in. */
export type CodeBook = Readonly<{
  /** Every entry, HSIC first, then UK SIC with its section headings, then NAICS, each in its own order. */
  entries: readonly Entry[];
  activities: readonly Activity[];
  find: (system: System, code: string) => Entry | undefined;
  children: (entry: Entry) => readonly Entry[];
  tables: Tables;
}>;

/** Opens the tables: about 5 ms of work on a laptop. */
export function codeBook(tables: Tables): CodeBook {
  const entries = [
    ...readTable('hsic', tables.hsic),
    ...readTable('uk-sic', tables.ukSic),
    ...readTable('naics', tables.naics),
  ];
  const byCode = new Map(entries.map((entry) => [`${entry.system} ${entry.code}`, entry]));
  const byParent = Map.groupBy(entries, ({ parent }) => parent);
  return {
    entries,
    activities: readActivities(tables.activities),
    find: (system, code) => byCode.get(`${system} ${code}`),
    children: (entry) => byParent.get(entry) ?? [],
    tables,
  };
}
