import { fileText } from '@formation/csv';
import type { ListRecord } from '@formation/fees/lists';
import { firstRecords, isTooWide } from './records.ts';

/** Larger files are another kind of work: a browser's memory is not made for them. */
const MOST_BYTES = 50_000_000;

export type ReadFile = Readonly<{ name: string; text: string }> | Readonly<{ refused: 'too-large' | 'empty' }>;

export async function readFile(file: File): Promise<ReadFile> {
  if (file.size > MOST_BYTES) return { refused: 'too-large' };
  const text = fileText(new Uint8Array(await file.arrayBuffer()));
  return text.trim() === '' ? { refused: 'empty' } : { name: file.name, text };
}

/** A list that was opened or pasted, and a look at its first records. */
export type List = Readonly<{ name?: string; text: string; first: readonly ListRecord[] }>;

/** A text as a list, or why it is none. */
export function listIn(text: string): List | Readonly<{ refused: 'empty' | 'no-rows' | 'too-wide' }> {
  if (text.trim() === '') return { refused: 'empty' };
  if (isTooWide(text)) return { refused: 'too-wide' };
  const first = firstRecords(text);
  return first.length < 2 ? { refused: 'no-rows' } : { text, first };
}
