import { firstRecords, isTooWide, type ListRecord } from './records.ts';

/** Larger files are another kind of work: a browser's memory is not made for them. */
const MOST_BYTES = 50_000_000;

export type ReadFile = Readonly<{ name: string; text: string }> | Readonly<{ refused: 'too-large' | 'empty' }>;

/** The text of a file in UTF-8, UTF-16 or, as spreadsheets in the West save it, Windows-1252. */
export function decoded(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

export async function readFile(file: File): Promise<ReadFile> {
  if (file.size > MOST_BYTES) return { refused: 'too-large' };
  const text = decoded(await file.arrayBuffer());
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
