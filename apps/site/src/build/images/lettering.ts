import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import load from 'harfbuzzjs/hb.js';
import wrap from 'harfbuzzjs/hbjs.js';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const { createBlob, createBuffer, createFace, createFont, shape } = wrap(await load());

type Script = 'latin' | 'sinhala' | 'tamil';
type Letter = Readonly<{ outline: string; x: number; y: number; scale: number }>;

/** A text as letters beside each other; all lengths in em. */
type Line = Readonly<{ width: number; letters: readonly Letter[]; isWhole: boolean }>;

/** The letters of a text by their scripts; signs and joiners belong to the letter before them. */
const inScripts =
  /(?<sinhala>[\p{Script=Sinhala}\u200C\u200D]+)|(?<tamil>\p{Script=Tamil}+)|(?<latin>[^\p{Script=Sinhala}\p{Script=Tamil}\u200C\u200D]+)/gu;

const points = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const files = {
  latin: ['@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff', points(0x20, 0x2122)],
  sinhala: [
    '@fontsource-variable/noto-sans-sinhala/files/noto-sans-sinhala-sinhala-wght-normal.woff2',
    `${points(0x0d80, 0x0dff)}\u200C\u200D`,
  ],
  tamil: ['@fontsource-variable/noto-sans-tamil/files/noto-sans-tamil-tamil-wght-normal.woff2', points(0x0b80, 0x0bff)],
} as const satisfies Readonly<Record<Script, readonly [file: string, letters: string]>>;

/** The letters of a face at the weight of headings, as they join. */
async function face(script: Script) {
  const [path, letters] = files[script];
  const axes = script === 'latin' ? {} : { variationAxes: { wght: 600 } };
  const whole = await readFile(require.resolve(path));
  const font = await subsetFont(whole, letters, { targetFormat: 'truetype', noHinting: true, ...axes });
  const opened = createFace(createBlob(font), 0);
  const drawn = createFont(opened);
  const outlines = new Map<number, string>();
  const outline = (glyph: number) => {
    const known = outlines.get(glyph) ?? drawn.glyphToPath(glyph);
    outlines.set(glyph, known);
    return known;
  };
  return (text: string): Line => {
    const buffer = createBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(drawn, buffer);
    const glyphs = buffer.json();
    buffer.destroy();
    let at = 0;
    const placed = glyphs.map(({ g, ax, dx, dy }) => {
      const letter = { outline: outline(g), x: (at + dx) / opened.upem, y: -dy / opened.upem };
      at += ax;
      return { ...letter, scale: 1 / opened.upem };
    });
    return { width: at / opened.upem, letters: placed, isWhole: glyphs.every(({ g }) => g !== 0) };
  };
}

const beside = (one: Line, other: Line): Line => ({
  width: one.width + other.width,
  letters: [...one.letters, ...other.letters.map((letter) => ({ ...letter, x: letter.x + one.width }))],
  isWhole: one.isWhole && other.isWhole,
});

/** Puts letters beside each other as a browser does: each script in its own face, with what joins and changes places. */
export async function lettering() {
  const [latin, sinhala, tamil] = await Promise.all([face('latin'), face('sinhala'), face('tamil')]);
  const faces = { latin, sinhala, tamil };
  return (text: string): Line =>
    [...text.matchAll(inScripts)]
      .map(({ 0: part, groups = {} }) =>
        faces[groups['sinhala'] ? 'sinhala' : groups['tamil'] ? 'tamil' : 'latin'](part),
      )
      .reduce(beside, { width: 0, letters: [], isWhole: true });
}

export type Lettering = Awaited<ReturnType<typeof lettering>>;

/** A line where a drawing wants it, by the left end of its base line. */
export function drawnLine({ letters }: Line, { x, y, size }: Readonly<{ x: number; y: number; size: number }>): string {
  const drawn = letters.map(
    (letter) =>
      `<path transform="translate(${letter.x} ${letter.y}) scale(${letter.scale} ${-letter.scale})" d="${letter.outline}"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${size})">${drawn.join('')}</g>`;
}
