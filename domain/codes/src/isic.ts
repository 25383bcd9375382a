import type { CodeBook } from './code-book.ts';
import type { Entry, System } from './entry.ts';

/** The classes of ISIC Rev. 4 that an entry shares with those of the other classifications. */
export type Isic = Readonly<{
  classesOf: (entry: Entry) => readonly string[];
  entriesIn: (isicClass: string) => readonly Entry[];
}>;

/** Reads the links of each classification with ISIC: `class code code`, one class a line. */
export function readIsic(book: Pick<CodeBook, 'find' | 'tables'>): Isic {
  const entries = new Map<string, Entry[]>();
  const classes = new Map<Entry, string[]>();
  for (const system of ['hsic', 'uk-sic', 'naics'] satisfies System[]) {
    for (const line of book.tables.isic[system].trim().split('\n')) {
      const [isicClass = '', ...codes] = line.split(' ');
      const linked = codes.flatMap((code) => book.find(system, code) ?? []);
      entries.set(isicClass, [...(entries.get(isicClass) ?? []), ...linked]);
      for (const entry of linked) classes.set(entry, [...(classes.get(entry) ?? []), isicClass]);
    }
  }
  return { classesOf: (entry) => classes.get(entry) ?? [], entriesIn: (isicClass) => entries.get(isicClass) ?? [] };
}
