import { expect, test } from 'vitest';
import { acceptedFiles, fileRefusal } from './file-rules.ts';

const tenMegabytes = 10_485_760;

test.each([
  // name               bytes               refusal
  ['passport.pdf', 1, undefined],
  ['passport.PDF', tenMegabytes, undefined],
  ['photo.jpeg', 1, undefined],
  ['scan.final.heic', 1, undefined],
  ['passport.pdf', tenMegabytes + 1, 'file-too-large'],
  ['passport.pdf', 0, 'file-empty'],
  ['setup.exe', 1, 'file-type'],
  ['passport.pdf.exe', 1, 'file-type'],
  ['pdf', 1, 'file-type'], // a name without an ending
  ['a.constructor', 1, 'file-type'],
  ['', 1, 'file-type'],
])('%s with %i bytes', (name, size, refused) => {
  expect(fileRefusal({ name, size })).toEqual(refused && { refused });
});

test('the file input offers the same types', () => {
  expect(acceptedFiles).toBe('.pdf,.jpg,.jpeg,.png,.webp,.heic,.docx,.xlsx,.csv,.txt');
});
