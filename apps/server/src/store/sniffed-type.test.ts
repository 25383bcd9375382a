import { fileTypes, typeByName, type FileEnding } from '@formation/leads';
import { expect, test } from 'vitest';
import { hasTypeOf } from './sniffed-type.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const zip = 'PK\x03\x04\x14\0\0\0\x08\0';

const every = { maxBytes: 1, endings: Object.keys(fileTypes) as FileEnding[] }; // its own keys

test.each([
  // name          start of the content                       taken
  ['a.pdf', '%PDF-1.7\n', true],
  ['a.pdf', '<html>%PDF-1.7', false], // a page that calls itself a document
  ['a.jpg', '\xff\xd8\xff\xe0', true],
  ['a.jpeg', '\xff\xd8\xff\xe1', true],
  ['a.jpg', '\x89PNG\r\n\x1a\n', false], // a picture, but another one
  ['a.png', '\x89PNG\r\n\x1a\n', true],
  ['a.webp', 'RIFF\x24\0\0\0WEBPVP8 ', true],
  ['a.webp', 'RIFF\x24\0\0\0WAVEfmt ', false], // a sound
  ['a.heic', '\0\0\0\x18ftypheic', true],
  ['a.heic', '\0\0\0\x18ftypmp42', false], // a film
  ['a.docx', `${zip}[Content_Types].xml`, true],
  ['a.xlsx', `${zip}_rels/.rels`, true],
  ['a.docx', `${zip}virus.exe`, false], // any archive
  ['a.csv', 'name,fee\r\nEIN,99', true],
  ['a.txt', 'වෙළඳ නාමය', true],
  ['a.txt', '\xff\xfea\0b\0', true], // UTF-16, as Windows writes it
  ['a.txt', 'MZ\x90', false], // a program
  ['a.txt', 'a\0b', false],
  ['a.csv', '\xef\xbb\xbf <!DOCTYPE html>', false],
  ['a.txt', '<svg onload=alert(1)>', false],
  ['a.txt', '%PDF-1.7', false],
])('%s that starts with %j', (name, start, taken) => {
  const type = typeByName(name, every);

  expect(type && hasTypeOf(bytes(start), type)).toBe(taken);
});

test('nothing but an empty text passes for empty content', () => {
  const taken = Object.values(fileTypes).filter((type) => hasTypeOf(Buffer.alloc(0), type));

  expect(new Set(taken)).toEqual(new Set(['text/csv', 'text/plain']));
});
