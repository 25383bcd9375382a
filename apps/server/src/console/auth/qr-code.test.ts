import reader from 'jsqr';
import { expect, test } from 'vitest';
import { codeAddress, newCodeSecret } from './one-time-code.ts';
import { qrPicture } from './qr-code.ts';

/** The drawing as a camera sees it: four pixels a square, a white edge of four squares, light as RGBA. */
function photo({ size, path }: ReturnType<typeof qrPicture>) {
  const scale = 4;
  const width = (size + 8) * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let at = 0; at < scale * scale; at += 1) {
      const column = (Number(x) + 4) * scale + (at % scale);
      const row = (Number(y) + 4) * scale + Math.floor(at / scale);
      pixels.set([0, 0, 0], (row * width + column) * 4);
    }
  return { pixels, width };
}

test.each([
  ['a', 21],
  [codeAddress('A'.repeat(32), { brand: 'Serendib Ledger', email: 'sam@example.com' }), 45],
  [`otpauth://totp/${encodeURIComponent('සෙරෙන්දිබ් ලෙජර්')}:${'a'.repeat(250)}@example.com?secret=${newCodeSecret()}`, 85],
])('another maker’s reader reads the text from its drawing (%#)', (text, size) => {
  const picture = qrPicture(text);
  const { pixels, width } = photo(picture);

  expect(picture.size).toBe(size);
  expect(reader.default(pixels, width, width)?.data).toBe(text);
});
