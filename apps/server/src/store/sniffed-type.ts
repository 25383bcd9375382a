import { fileTypes, type FileType } from '@formation/leads';

/** As many bytes of a file's start as `hasTypeOf` wants to see. */
export const headBytes = 4096;

const ascii = (text: string) => Buffer.from(text, 'latin1');
const hasAt = (head: Buffer, offset: number, mark: Buffer) => head.subarray(offset, offset + mark.length).equals(mark);

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
const isZip = (head: Buffer) => hasAt(head, 0, ascii('PK\x03\x04'));

/** Word and Excel files are archives; the folder's name stands in the first entries. The archive is never opened. */
const isOffice = (head: Buffer) =>
  isZip(head) && ['[Content_Types].xml', '_rels/', 'docProps/', 'word/', 'xl/'].some((name) => head.includes(name));

const markup = /^\s*<(?:!doctype|!--|\?xml|html|head|body|script|svg|iframe)/i;

const isUtf16 = (head: Buffer) => hasAt(head, 0, ascii('\xff\xfe')) || hasAt(head, 0, ascii('\xfe\xff'));

/** Text has no NUL, unless it is UTF-16, and does not start as a page or a program would. */
function isText(head: Buffer): boolean {
  if (isUtf16(head)) return true;
  if (head.includes(0) || hasAt(head, 0, ascii('MZ')) || hasAt(head, 0, ascii('%PDF-'))) return false;
  return !markup.test(head.toString('utf8').replace(/^\uFEFF/, ''));
}

const tests: Readonly<Record<FileType, (head: Buffer) => boolean>> = {
  [fileTypes.pdf]: (head) => hasAt(head, 0, ascii('%PDF-')),
  [fileTypes.jpg]: (head) => hasAt(head, 0, ascii('\xff\xd8\xff')),
  [fileTypes.png]: (head) => hasAt(head, 0, ascii('\x89PNG\r\n\x1a\n')),
  [fileTypes.webp]: (head) => hasAt(head, 0, ascii('RIFF')) && hasAt(head, 8, ascii('WEBP')),
  [fileTypes.heic]: (head) =>
    hasAt(head, 4, ascii('ftyp')) && heicBrands.includes(head.subarray(8, 12).toString('latin1')),
  [fileTypes.docx]: isOffice,
  [fileTypes.xlsx]: isOffice,
  [fileTypes.csv]: isText,
  [fileTypes.txt]: isText,
};

/** Whether a file that starts so can be of the type that its name promises. */
export function hasTypeOf(head: Buffer, type: FileType): boolean {
  return tests[type](head);
}
