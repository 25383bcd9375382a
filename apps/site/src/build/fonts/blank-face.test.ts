import { expect, test } from 'vitest';
import { blankFace } from './blank-face.ts';
import { roomOf } from './cut-fonts.ts';

/** A table of a font, by the list at its beginning. */
function table(font: Buffer, name: string): Buffer {
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16)
    if (font.toString('latin1', at, at + 4) === name)
      return font.subarray(font.readUInt32BE(at + 8), font.readUInt32BE(at + 8) + font.readUInt32BE(at + 12));
  throw new Error(`no table ${name}`);
}

test('the signs are as wide as told, after the one for what is missing', () => {
  const widths = table(blankFace(0x0b80, [300, 0, 1200]), 'hmtx');

  expect([0, 4, 8, 12].map((at) => widths.readUInt16BE(at))).toEqual([500, 300, 0, 1200]);
});

test.each(['si', 'ta'] as const)('the room of the letters of %s is a kilobyte', async (language) => {
  const font = await roomOf(language);

  expect(font.length).toBeLessThan(1400);
  expect(font.length % 4).toBe(0);
});
