import { firstRows } from './records.ts';

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

/** A list that was opened or pasted, and a look at its first rows. */
export type List = Readonly<{ name?: string; text: string }> & ReturnType<typeof glance>;

const SHOWN = 3;

/** The headers of a list and its first rows. */
export function glance(text: string): Readonly<{ headers: readonly string[]; rows: readonly (readonly string[])[] }> {
  const [headers = [], ...rows] = firstRows(text).rows;
  return { headers: headers.map((header) => header.trim()), rows: rows.slice(0, SHOWN) };
}
