import { expect, test } from 'vitest';
import { kindText, sizeText } from './file-text.ts';

test.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1000, '1 kB'],
  [340_400, '340 kB'],
  [1_000_000, '1 MB'],
  [10_485_760, '10.5 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(sizeText('en', bytes)).toBe(text);
});

test.each([
  ['passport.pdf', 'PDF'],
  ['a.scan.jpeg', 'JPEG'],
])('%s is a %s', (name, kind) => {
  expect(kindText(name)).toBe(kind);
});
