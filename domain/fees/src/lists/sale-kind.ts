import { idOf } from '../question/id-of.ts';
import { saleWords, undoneWords } from '../question/report-words.ts';

/** Whether the word for its kind says that a row is a sale, beside payouts, refunds and fees. */
export function isSale(kind: string): boolean {
  const id = idOf(kind);
  const words = id.split('-');
  return saleWords.some((word) => words.includes(word)) && !undoneWords.some((word) => id.includes(word));
}
