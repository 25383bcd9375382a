import type { ReviewSource } from '@formation/content';
import { fileText } from '@formation/csv/tables';
import { checkedReviews, type Checked } from './checked-reviews.ts';
import { csvRows } from './csv-rows.ts';
import { jsonRows } from './json-rows.ts';

/** How a file is to be read: its format, and where its reviews come from when its rows do not say so. */
export type Reading = Readonly<{ format: 'csv' | 'json'; source?: ReviewSource | undefined }>;

/** All reviews of a file, or everything that is wrong with it, in the order of its lines. */
export function readReviews(file: Uint8Array, { format, source }: Reading): Checked {
  const text = fileText(file);
  const { rows, problems } = format === 'json' ? jsonRows(text) : csvRows(text);
  const checked = checkedReviews(rows, source);
  const wrong = [...problems, ...('problems' in checked ? checked.problems : [])];
  if (wrong.length > 0) return { problems: wrong.sort((a, b) => a.line - b.line) };
  return rows.length === 0 ? { problems: [{ line: 1, message: 'The file holds no reviews.' }] } : checked;
}
