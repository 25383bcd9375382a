import type { Calculator } from '@formation/fees';
import { answerList, type ListReport, type ListTask } from '@formation/fees/lists';
import { eachRecord } from './records.ts';

/** A list as text, and how it is read. */
export type BulkTask = Omit<ListTask, 'records'> & Readonly<{ text: string }>;

/** Works out every row of a text: see {@link answerList}. */
export function runBulk(
  calculator: Calculator,
  { text, ...task }: BulkTask,
  onProgress: (done: number) => void,
): ListReport {
  return answerList(calculator, { ...task, records: (onRecord) => eachRecord(text, onRecord) }, onProgress);
}
