import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { indexedPng } from './indexed-png.ts';

const drawn = (svg: string) => new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" ${svg}</svg>`).render();

/** What a reader of images sees in a PNG. */
function seen(png: Buffer, size: string) {
  const href = `data:image/png;base64,${png.toString('base64')}`;
  return drawn(`${size}><image ${size} href="${href}"/>`).pixels;
}

describe('a PNG with a palette', () => {
  const size = 'width="37" height="21"';
  const flat = drawn(
    `${size}><rect ${size} fill="#faf7f0"/><circle cx="17" cy="9" r="7.3" fill="#0b5c4a"/><path d="M0 20h37" stroke="#c33"/>`,
  );

  test('shows each pixel as it was drawn', () => {
    const png = indexedPng(flat) ?? Buffer.alloc(0);
    expect(seen(png, size).equals(flat.pixels)).toBe(true);
    expect(png.length).toBeLessThan(flat.asPng().length);
  });

  test('is not made of more colours than a palette has', () => {
    const many = (colours: number) => {
      const pixels = new Uint8Array(4 * colours).fill(255);
      for (let at = 0; at < colours; at += 1) [pixels[4 * at], pixels[4 * at + 1]] = [at % 256, Math.floor(at / 256)];
      return { width: colours, height: 1, pixels };
    };
    const png = indexedPng(many(256)) ?? Buffer.alloc(0);
    expect(seen(png, 'width="256" height="1"').equals(many(256).pixels)).toBe(true);
    expect(indexedPng(many(257))).toBeUndefined();
  });
});
