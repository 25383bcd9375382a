import { utf16In } from './file-text.ts';
import type { FileRefusal } from './table.ts';

/** What the bytes of a file begin with, as characters. */
const signatures: readonly (readonly [kind: FileRefusal | 'zipped', text: string])[] = [
  ['zipped', 'PK\u0003\u0004'],
  ['zip', 'PK\u0005\u0006'],
  ['zip', '\u001F\u008B\u0008'], // gzip
  ['zip', 'Rar!\u001A'],
  ['zip', '7z\u00BC\u00AF'],
  ['old-workbook', '\u00D0\u00CF\u0011\u00E0'], // also a workbook with a password
  ['pdf', '%PDF-'],
];

const GLANCE = 4_096;

/** Characters of no text: all below the blank but tab, line feed, form feed and carriage return. */
const isControl = (byte: number) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13;

/** A cell may hold a stray one; of bytes that are no text, every tenth is one. */
function isNoText(head: Uint8Array): boolean {
  const count = head.reduce((sum, byte) => sum + (isControl(byte) ? 1 : 0), 0);
  return count > 3 && count * 20 > head.length;
}

/** What a file is, if it is no text: something zipped may be a workbook, and the others are refused. */
export function fileKind(bytes: Uint8Array): FileRefusal | 'zipped' | 'text' {
  const head = bytes.subarray(0, GLANCE);
  const characters = String.fromCharCode(...head.subarray(0, 16));
  const found = signatures.find(([, text]) => characters.startsWith(text));
  if (found) return found[0];
  return !utf16In(bytes) && isNoText(head) ? 'unknown-bytes' : 'text';
}

/** Whether a text is a page of the web, as which some banks save what they call a workbook. */
export const isPage = (text: string): boolean =>
  /^\s*<(?:!doctype|html|head|body|table|meta|title|style|\?xml|!--)/i.test(text);
