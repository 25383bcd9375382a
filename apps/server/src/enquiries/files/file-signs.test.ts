import { office } from '@formation/content';
import { typeByName } from '@formation/leads';
import { expect, test } from 'vitest';
import { scratchFolder, upload } from '../../testing/scratch-store.ts';
import { wordParts, zip } from '../../testing/zip.ts';
import { signScanner } from './file-signs.ts';
import { shownName, stageFile } from './staged-file.ts';

const jpeg = Buffer.from('\xff\xd8\xff\xe0 a picture', 'latin1');

/** What is seen in an upload that comes in pieces of so many bytes. */
async function signsOf(name: string, content: Buffer | string, piece = 1_000_000) {
  const bytes = Buffer.from(content);
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, i) =>
    bytes.subarray(i * piece, (i + 1) * piece),
  );
  const outcome = await stageFile({ path: `${scratchFolder()}/file`, content: upload(...pieces), name });
  return 'refused' in outcome ? outcome.refused : outcome.signs;
}

test.each([
  ['letter.docx', zip(...wordParts), []],
  ['letter.docx', zip(...wordParts, { name: 'word/vbaProject.bin' }), ['macros']],
  ['sheet.xlsx', zip(...wordParts, { name: 'xl/macrosheets/sheet1.xml' }), ['macros']],
  ['letter.docx', zip(...wordParts, { name: 'word/embeddings/oleObject1.bin' }), ['programs']],
  ['letter.docx', zip(...wordParts, { name: 'readme.EXE' }, { name: 'more.zip' }), ['programs', 'archives']],
  ['letter.docx', zip(...wordParts, { name: 'word/media/image1.png', unpacked: 4_000_000_000 }), ['bomb']],
  ['letter.docx', zip(...wordParts).subarray(0, -30), ['damaged']],
  ['paper.pdf', '%PDF-1.7 /Type /Catalog', []],
  ['paper.pdf', '%PDF-1.7 /S /JavaScript /JS (app.alert(1))', ['scripts']],
  ['paper.pdf', '%PDF-1.7 /S /Launch /EmbeddedFiles', ['programs', 'archives']],
  ['paper.pdf', Buffer.concat([Buffer.from('%PDF-1.7 '), zip({ name: 'a' })]), ['archives']],
  ['photo.jpg', jpeg, []],
  ['photo.jpg', Buffer.concat([jpeg, zip({ name: 'a' })]), ['archives']],
  ['photo.jpg', Buffer.concat([jpeg, Buffer.from('<script src=x>')]), ['markup']],
  ['note.txt', 'two < three, and a <b> in it', []],
  ['note.txt', 'hello <script>alert(1)</script>', ['markup']],
  ['note.txt', Buffer.from('\uFEFFhello <iframe src=x>', 'utf16le'), ['markup']],
  ['list.csv', 'name,amount\nNimal,-5\nKamala,+94 77 123', []],
  ['list.csv', 'name,amount\nNimal,=HYPERLINK("http://x.test")', ['formulas']],
  ['list.csv', '"@SUM(1)"', ['formulas']],
] as const)('%s (%#)', async (name, content, signs) => {
  expect(await signsOf(name, content)).toEqual(signs);
});

const people = Array.from({ length: 300 }, (_, i) => `Nimal Perera,nimal${i}@example.com,+94 77 12${i}`).join('\n');

test.each([
  ['list.csv', people, []],
  ['list.csv', `${people}\n=1`, ['formulas']],
  ['list.csv', '=1', ['formulas']],
  ['list.csv', `a=b@c;${'x'.repeat(70)},-a`, ['formulas']],
  ['note.txt', 'see <bodyguard>, <metallic> and <objective', []],
  ['note.txt', 'see <bodyguard> and <body', ['markup']],
  ['paper.pdf', '%PDF-1.7 /JavaScripts /Launcher /EmbeddedFilesOf <script', []],
  ['paper.pdf', '%PDF-1.7 /Launcher /Launch', ['programs']],
  ['photo.jpg', Buffer.concat([jpeg, zip({ name: 'a' })]), ['archives']],
] as const)('however %s (%#) is cut, its signs are those of the whole', (name, content, signs) => {
  const type = typeByName(name, office.uploads);
  if (type === undefined) throw new Error(name);
  const bytes = Buffer.from(content);
  for (let piece = 1; piece <= bytes.length; piece += bytes.length > 1000 ? 7 : 1) {
    const scanner = signScanner(type);
    for (let at = 0; at < bytes.length; at += piece) scanner.see(bytes.subarray(at, at + piece));
    expect([piece, scanner.found()]).toEqual([piece, signs]);
  }
});

test('a mark is seen wherever the network cuts it', async () => {
  const text = `${'x'.repeat(100)}<script >`;
  for (const piece of [1, 7, 103, 104]) expect(await signsOf('note.txt', text, piece)).toEqual(['markup']);
});

test.each([
  ['x.exe:y.pdf', 'x.exe_y.pdf'],
  ['../../etc/passwd.txt', 'passwd.txt'],
  ['C:\\Users\\a\\scan.pdf', 'scan.pdf'],
  ['con.pdf', '_con.pdf'],
  ['.htaccess.txt', 'htaccess.txt'],
  ['photo\u202egnp.txt', 'photognp.txt'],
  ['a\u200b.pdf. . ', 'a.pdf'],
  ['what?*.pdf', 'what__.pdf'],
  ['සිංහල.pdf', 'සිංහල.pdf'],
])('the name %s is kept as %s', (input, stored) => {
  expect(shownName(input)).toBe(stored);
});
