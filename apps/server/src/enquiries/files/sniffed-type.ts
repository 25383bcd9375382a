import { type FileType, fileTypes } from '@formation/leads';
import { fileTypeFromBuffer } from 'file-type';

/** As many bytes of a file's start as `sniffType` wants to see: the list of an office file's parts may come after a picture. */
export const headBytes = 65_536;

/** Where readers of PDF look for its header. */
const pdfHeaderBytes = 1024;

const { pdf, jpg, png, webp, heic, docx, xlsx, csv, txt } = fileTypes;
const texts: readonly FileType[] = [csv, txt];

/** What `file-type` calls the types that may be attached. */
const known: Readonly<Record<string, FileType>> = {
  ...Object.fromEntries([pdf, jpg, png, webp, heic, docx, xlsx].map((type) => [type, type])),
  'image/apng': png,
  'image/heif': heic,
  'image/heif-sequence': heic,
  'image/heic-sequence': heic,
};

const markup = /^\s*<(?:!doctype|!--|\?xml|html|head|body|script|svg|iframe)/i;
const startsAsMarkup = (head: Buffer) => markup.test(head.toString('utf8').replace(/^\uFEFF/, ''));

const startsWith = (head: Buffer, mark: string) => head.toString('latin1', 0, mark.length) === mark;
const isUtf16 = (head: Buffer) => startsWith(head, '\xff\xfe') || startsWith(head, '\xfe\xff');

/** Text has no NUL, unless it is UTF-16, and does not start as a page, a document or a program would. */
const isText = (head: Buffer) =>
  isUtf16(head) || !(head.includes(0) || startsWith(head, 'MZ') || startsWith(head, '%PDF-') || startsAsMarkup(head));

/** The container of old office files, and of those with a password. */
export const isCompound = (head: Buffer): boolean => startsWith(head, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1');

const hasPdfHeader = (head: Buffer) => head.subarray(0, pdfHeaderBytes).includes('%PDF-') && !startsAsMarkup(head);

/**
 * The type of a file that starts so. What its bytes say counts more than its name; the name alone tells a table from a
 * text. Of an office file the list of types is unpacked, to at most a mebibyte, and nothing else of any file.
 *
 * @param head - at most the first `headBytes` of it.
 * @param promised - the type that its name promises.
 * @returns undefined for what is none of the types that may be attached.
 */
export async function sniffType(head: Buffer, promised: FileType): Promise<FileType | undefined> {
  if (texts.includes(promised) && isText(head)) return promised;
  if (startsWith(head, '\x1f\x8b')) return undefined; // gzip, in which `file-type` would look for more
  const found = await fileTypeFromBuffer(head);
  if (found !== undefined) return known[found.mime];
  return hasPdfHeader(head) ? pdf : undefined;
}
