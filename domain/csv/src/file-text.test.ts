import { expect, test } from 'vitest';
import { fileText } from './file-text.ts';

test.each([
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0xc3, 0xa9], 'é'],
  ['UTF-8', [0xe0, 0xb6, 0x85], 'අ'],
  ['UTF-16, small end first', [0xff, 0xfe, 0xe9, 0x00], 'é'],
  ['UTF-16, large end first', [0xfe, 0xff, 0x00, 0xe9], 'é'],
  ['Windows-1252', [0x92, 0xe9, 0x80], '’é€'],
  ['nothing', [], ''],
])('%s is read', (_, bytes, text) => {
  expect(fileText(new Uint8Array(bytes))).toBe(text);
});
