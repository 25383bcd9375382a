import { expect, test } from 'vitest';
import { decoded, glance } from './read-file.ts';

const bytes = (...values: readonly number[]) => new Uint8Array(values).buffer;

test.each([
  ['UTF-8 with its mark', bytes(0xef, 0xbb, 0xbf, 0xc3, 0xa9), 'é'],
  ['UTF-8', bytes(0xe0, 0xb6, 0x85), 'අ'],
  ['UTF-16, small end first', bytes(0xff, 0xfe, 0xe9, 0x00), 'é'],
  ['UTF-16, large end first', bytes(0xfe, 0xff, 0x00, 0xe9), 'é'],
  ['Windows-1252', bytes(0xe9, 0x80), 'é€'],
])('%s is read', (_, file, text) => {
  expect(decoded(file)).toBe(text);
});

test('a glance shows the headers and three rows', () => {
  expect(glance('\n a ;b\n1;2\n\n3;4\n5;6\n7;8\n')).toEqual({
    headers: ['a', 'b'],
    rows: [
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ],
  });
});
