import { expect, test } from 'vitest';
import { acceptedFiles, fileRefusal, fileTypes, typeByName, type UploadRules } from './file-rules.ts';

const tenMegabytes = 10_485_760;
const rules: UploadRules = { maxBytes: tenMegabytes, endings: ['pdf', 'jpg', 'jpeg', 'heic'] };

test.each([
  // name               bytes               refusal
  ['passport.pdf', 1, undefined],
  ['passport.PDF', tenMegabytes, undefined],
  ['photo.jpeg', 1, undefined],
  ['scan.final.heic', 1, undefined],
  ['passport.pdf', tenMegabytes + 1, 'file-too-large'],
  ['passport.pdf', 0, 'file-empty'],
  ['list.xlsx', 1, 'file-type'], // known, but not taken here
  ['setup.exe', 1, 'file-type'],
  ['passport.pdf.exe', 1, 'file-type'],
  ['pdf', 1, 'file-type'], // a name without an ending
  ['a.constructor', 1, 'file-type'],
  ['', 1, 'file-type'],
])('%s with %i bytes', (name, size, refused) => {
  expect(fileRefusal({ name, size }, rules)).toEqual(refused && { refused });
});

test('the file input offers the same types', () => {
  expect(acceptedFiles(rules)).toBe('.pdf,.jpg,.jpeg,.heic');
});

test('a name promises its type', () => {
  expect(typeByName('photo.JPEG', rules)).toBe(fileTypes.jpg);
});
