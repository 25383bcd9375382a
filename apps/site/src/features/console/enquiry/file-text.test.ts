import { expect, test } from 'vitest';
import { kindText, sizeText } from './file-text.ts';

test.each([
  [0, '0 kB'],
  [1, '0.1 kB'],
  [303, '0.3 kB'],
  [1024, '1 kB'],
  [348_160, '340 kB'],
  [1_048_576, '1 MB'],
  [10_485_760, '10 MB'],
  [12_582_912, '12 MB'], // as the guide says it
])('%i bytes are %s', (bytes, text) => {
  expect(sizeText('en', bytes)).toBe(text);
});

test.each([
  ['passport.pdf', 'PDF'],
  ['a.scan.jpeg', 'JPEG'],
])('%s is a %s', (name, kind) => {
  expect(kindText(name)).toBe(kind);
});
