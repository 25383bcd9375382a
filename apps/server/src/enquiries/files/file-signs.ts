import type { FileHandle } from 'node:fs/promises';
import { fileSigns } from '@formation/console-api';
import { type FileType, fileTypes } from '@formation/leads';
import { zipEntries } from './zip-entries.ts';

/** What a file may hold that its name does not promise. */
export type FileSign = (typeof fileSigns)[number];

type Mark = Readonly<{ sign: FileSign; mark: RegExp; of: readonly FileType[] }>;

const { pdf, jpg, png, webp, heic, docx, xlsx, csv, txt } = fileTypes;
const pictures: readonly FileType[] = [jpg, png, webp, heic];
const texts: readonly FileType[] = [csv, txt];

/** The end of an archive's list; the zeros keep what is packed in a picture from looking like one. */
const endOfArchive = 'PK\x05\x06\0\0\0\0';

/**
 * What is looked for in the bytes, long enough not to come about by chance in ten megabytes. What is packed inside a
 * PDF is not unpacked.
 */
const marks: readonly Mark[] = [
  { sign: 'scripts', mark: /\/JavaScript\b/, of: [pdf] },
  { sign: 'programs', mark: /\/Launch\b/, of: [pdf] },
  { sign: 'archives', mark: /\/EmbeddedFiles?\b/, of: [pdf] },
  { sign: 'archives', mark: new RegExp(endOfArchive), of: [pdf, ...pictures] },
  { sign: 'markup', mark: /<(?:script|html)[\s>]/i, of: [pdf, ...pictures] },
  { sign: 'markup', mark: /<(?:script|html|iframe|svg|body|object|embed|meta)\b/i, of: texts },
  { sign: 'formulas', mark: /[\r\n,;\t]"?(?:[=@]|[+-][a-z(])/i, of: [csv] },
];

/** As many characters as a mark may have: what lies over the edge of two chunks is seen with the second. */
const overlap = 64;

/** Where a mark ends; 0 where it is not. */
function endOf(mark: RegExp, bytes: string): number {
  const found = mark.exec(bytes);
  return found === null ? 0 : found.index + found[0].length;
}

/**
 * Looks at a file one chunk after the other, so that it is never whole in memory. What ends where a chunk
 * ends may go on in the next, and then be something else: it counts once more has come, or nothing more comes.
 */
export function signScanner(type: FileType) {
  const found = new Set<FileSign>();
  const looked = marks.filter((mark) => mark.of.includes(type));
  let before = '\n'; // a file begins as a line of it does
  return {
    see(chunk: Uint8Array): void {
      const text = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length).toString('latin1');
      const bytes = texts.includes(type) ? text.replaceAll('\0', '') : text; // UTF-16
      const seen = before + bytes;
      for (const { sign, mark } of looked) {
        const end = endOf(mark, seen);
        if (end > 0 && end < seen.length) found.add(sign);
      }
      before = seen.slice(-overlap);
    },
    found(): readonly FileSign[] {
      for (const { sign, mark } of looked) if (mark.test(before)) found.add(sign);
      return fileSigns.filter((sign) => found.has(sign));
    },
  };
}

const program = /\.(?:exe|dll|com|scr|msi|bat|cmd|ps1|vbs|vbe|js|jse|wsf|hta|jar|lnk|sh|app|apk)$/i;
const archive = /\.(?:zip|rar|7z|gz|tgz|tar|iso|img|cab|docm|xlsm|pptm)$/i;
const macros = /(?:^|\/)vbaProject\.bin$|(?:^|\/)(?:macrosheets|activeX)\//i;
/** Word and Excel files grow by ten when they are opened; more than a hundred is a trap. */
const bombFactor = 100;

/** What the list of an office file's parts shows. It is not unpacked. */
export async function officeSigns(file: FileHandle, type: FileType, bytes: number): Promise<readonly FileSign[]> {
  if (type !== docx && type !== xlsx) return [];
  const entries = await zipEntries(file, bytes);
  if (entries === undefined) return ['damaged'];
  const found = new Set<FileSign>();
  for (const { name } of entries) {
    if (macros.test(name)) found.add('macros');
    if (program.test(name) || /oleObject/i.test(name)) found.add('programs');
    if (archive.test(name)) found.add('archives');
  }
  const unpacked = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  if (unpacked > bombFactor * bytes) found.add('bomb');
  return fileSigns.filter((sign) => found.has(sign));
}
