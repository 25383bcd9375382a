import { idOf } from '../../question/id-of.ts';
import { saleWords, stateWords, undoneWords } from '../../question/report-words.ts';
import type { EntryKind, EntryState } from '../../reports/report.ts';

/** What a list can have a column for that no platform's question asks. */
export const ownColumns = ['title', 'quantity', 'kind', 'state', 'currency', 'day', 'order', 'charged'] as const;
export type OwnColumn = (typeof ownColumns)[number];

/**
 * Which columns of a list are what, counted from 0: those of the platform's question by the keys of its fields, and ours
 * apart from them, as a question may have a field of the same name.
 */
export type Matching = Readonly<{
  fields: Readonly<Record<string, number>>;
  own: Readonly<Partial<Record<OwnColumn, number>>>;
}>;

/** What a row is by the word for its kind, beside payouts, refunds and fees; undefined for a word that we do not know. */
export function kindIn(word: string): EntryKind | undefined {
  const id = idOf(word);
  const undone = Object.entries(undoneWords).find(([part]) => id.includes(part));
  if (undone) return undone[1];
  const words = id.split('-');
  return saleWords.some((one) => words.includes(one)) ? 'sale' : undefined;
}

/** How far a payment has come by the word for its state; undefined for a word that we do not know. */
export function stateIn(word: string): EntryState | undefined {
  const id = idOf(word);
  if (id === '') return 'done';
  return Object.entries(stateWords).find(([part]) => id.includes(part))?.[1];
}
