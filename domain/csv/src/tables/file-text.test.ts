import { expect, test } from 'vitest';
import { fileText } from './file-text.ts';

const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0));
const wide = (text: string) => ascii(text).flatMap((code) => [code % 256, Math.floor(code / 256)]);

test('UTF-8 that was cut off within a character is still UTF-8', () => {
  const bytes = new Uint8Array(Buffer.from('නම,මිල\nබතික් සළුව,5\nමුහුණු ආවරණය'));
  expect(fileText(bytes.subarray(0, bytes.length - 1))).toMatch(/^නම,මිල\nබතික් සළුව,5\n/);
});

test.each([
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0xc3, 0xa9], 'é'],
  ['UTF-8', [0xe0, 0xb6, 0x85], 'අ'],
  ['UTF-16, small end first', [0xff, 0xfe, 0xe9, 0x00], 'é'],
  ['UTF-16, large end first', [0xfe, 0xff, 0x00, 0xe9], 'é'],
  ['UTF-16 without a mark', wide('Title,Price\nSchürze,5'), 'Title,Price\nSchürze,5'],
  ['UTF-16 without a mark, large end first', wide('Title,5').toReversed(), '5,eltiT'],
  ['UTF-16 without a mark, in Tamil', wide('விலை,பொருள்\n12.50,சால்வை'), 'விலை,பொருள்\n12.50,சால்வை'],
  ['a stray zero byte in a cell', ascii('Price\n12.50\0\n'), 'Price\n12.50\0\n'],
  ['Windows-1252', [0x92, 0xe9, 0x80], '’é€'],
  ['Windows-1252 that could be Shift JIS', ascii('M\u00FCller,\u00A35,caf\u00E9r'), 'Müller,£5,cafér'],
  ['Shift JIS', [0x83, 0x65, 0x83, 0x58, 0x83, 0x67, 0x2c, 0x35], 'テスト,5'],
  ['nothing', [], ''],
])('%s is read', (_, bytes, text) => {
  expect(fileText(new Uint8Array(bytes))).toBe(text);
});
