import load from 'harfbuzzjs/hb.js';
import wrap from 'harfbuzzjs/hbjs.js';
import { UNITS } from './blank-face.ts';

const { createBlob, createBuffer, createFace, createFont, shape } = wrap(await load());

/** How wide texts are in a font, in thousandths of its size. */
function measure(font: Uint8Array) {
  const face = createFace(createBlob(font), 0);
  const drawn = createFont(face);
  return (text: string): number => {
    const buffer = createBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(drawn, buffer);
    const width = buffer.json().reduce((sum, { ax }) => sum + ax, 0);
    buffer.destroy();
    return Math.round((UNITS * width) / face.upem);
  };
}

/** How wide each character of a script is by itself, and of a sign how much wider it makes the letter it stands at. */
export function letterWidths(font: Uint8Array, [first, last]: readonly [number, number], letter: string) {
  const width = measure(font);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const character = String.fromCodePoint(first + index);
    if (/\p{M}/u.test(character)) return Math.max(0, width(letter + character) - width(letter));
    return /[\p{L}\p{N}]/u.test(character) ? width(character) : 0;
  });
}
