import { type FileEnding, fileTypes, typeByName } from '@formation/leads';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { macroParts, sheetParts, typesPart, wordParts, zip } from '../../testing/zip.ts';
import { headBytes, sniffType } from './sniffed-type.ts';

const { pdf, jpg, png, webp, heic, docx, xlsx, csv, txt } = fileTypes;
const bytes = (text: string) => Buffer.from(text, 'latin1');
const image = bytes('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR');
const moving = bytes(`\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR${'\0'.repeat(17)}\0\0\0\x08acTL`);

const every = { maxBytes: 1, endings: Object.keys(fileTypes) as FileEnding[] }; // its own keys

function promisedBy(name: string) {
  const type = typeByName(name, every);
  if (type === undefined) throw new Error(name);
  return type;
}

test.each([
  // name          start of the content                what it is
  ['a.pdf', bytes('%PDF-1.7\n'), pdf],
  ['a.pdf', bytes('\xef\xbb\xbf%PDF-1.7'), pdf], // a mark of UTF-8 before the header
  ['a.pdf', bytes('\r\n%PDF-1.7'), pdf],
  ['a.pdf', bytes(`${'\0'.repeat(1019)}%PDF-1.7`), pdf], // readers look for it in so many bytes
  ['a.pdf', bytes(`${'\0'.repeat(1020)}%PDF-1.7`), undefined],
  ['a.pdf', bytes('<html>%PDF-1.7'), undefined], // a page that calls itself a document
  ['a.pdf', bytes('MZ\x90 %PDF-1.7'), undefined], // a program
  ['a.jpg', bytes('\xff\xd8\xff\xe0'), jpg],
  ['a.jpeg', bytes('\xff\xd8\xff\xe1'), jpg],
  ['a.heic', bytes('\xff\xd8\xff\xe1'), jpg], // as phones share it
  ['a.jpg', image, png], // a picture, but another one
  ['a.png', image, png],
  ['a.png', moving, png],
  ['a.webp', bytes('RIFF\x24\0\0\0WEBPVP8 '), webp],
  ['a.jpg', bytes('RIFF\x24\0\0\0WEBPVP8 '), webp], // as browsers save it
  ['a.webp', bytes('RIFF\x24\0\0\0WAVEfmt '), undefined], // a sound
  ['a.heic', bytes('\0\0\0\x18ftypheic'), heic],
  ['a.jpg', bytes('\0\0\0\x18ftypmif1'), heic],
  ['a.heic', bytes('\0\0\0\x18ftypmp42'), undefined], // a film
  ['a.docx', zip(...wordParts), docx],
  ['a.xlsx', zip(...sheetParts), xlsx],
  ['a.docx', zip(...sheetParts), xlsx],
  ['a.docx', zip({ name: 'virus.exe' }), undefined], // any archive
  ['a.docx', zip(...macroParts), undefined], // Word does not open it under this name
  ['a.xlsx', bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), undefined], // with a password, or of 1997
  ['a.csv', bytes('name,fee\r\nEIN,99'), csv],
  ['a.csv', bytes('BM,fee\r\n1,99'), csv], // a picture of Windows begins so
  ['a.txt', bytes('වෙළඳ නාමය'), txt],
  ['a.txt', bytes('\xff\xfea\0b\0'), txt], // UTF-16, as Windows writes it
  ['a.txt', bytes('MZ\x90'), undefined], // a program
  ['a.txt', bytes('a\0b'), undefined],
  ['a.csv', bytes('\xef\xbb\xbf <!DOCTYPE html>'), undefined],
  ['a.txt', bytes('<svg onload=alert(1)>'), undefined],
  ['a.txt', bytes('%PDF-1.7'), pdf],
] as const)('%s (%#)', async (name, head, type) => {
  expect(await sniffType(head, promisedBy(name))).toBe(type);
});

test('nothing but an empty text passes for empty content', async () => {
  const sniffed = await Promise.all(Object.values(fileTypes).map((type) => sniffType(Buffer.alloc(0), type)));

  expect(sniffed.filter((type) => type !== undefined)).toEqual([csv, txt]);
});

/** A list of types that says to be small and is so much larger. */
const swollen = (mebibytes: number) =>
  zip({
    ...typesPart('word'),
    content: typesPart('word').content + ' '.repeat(mebibytes * 1024 * 1024),
    unpacked: 900,
  });

test('an office file is unpacked to a mebibyte, whatever it says of itself', async () => {
  expect(swollen(60).length).toBeLessThan(headBytes);
  expect(await sniffType(swollen(0.9), docx)).toBe(docx);
  expect(await sniffType(swollen(1), docx)).toBeUndefined();
  expect(await sniffType(swollen(60), docx)).toBeUndefined();
});

const starts = [
  '\x89PNG\r\n\x1a\n',
  'PK\x03\x04',
  'RIFF',
  '\0\0\0\x18ftyp',
  '\xff\xd8\xff',
  'ID3',
  '\x1f\x8b',
  'II*\0',
  '',
];

test('any bytes at all get an answer', async () => {
  const head = fc
    .tuple(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 300 }))
    .map(([start, rest]) => Buffer.concat([bytes(start), rest]));
  await fc.assert(
    fc.asyncProperty(head, fc.constantFrom(...Object.values(fileTypes)), async (start, promised) => {
      expect([undefined, ...Object.values(fileTypes)]).toContain(await sniffType(start, promised));
    }),
  );
});
