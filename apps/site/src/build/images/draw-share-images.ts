import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { workerData } from 'node:worker_threads';
import { site } from '@formation/content';
import { Resvg } from '@resvg/resvg-js';
import { indexedPng } from './indexed-png.ts';
import { drawnLine, lettering, type Lettering } from './lettering.ts';
import { lightColour } from './light-colour.ts';

const width = 1200;
const height = 630;

const action = lightColour('colour-action');
const accent = lightColour('colour-accent');

/** Five bars: a gem, a lozenge, five ledger lines. */
const mark = [
  { width: 24, colour: action },
  { width: 64, colour: action },
  { width: 112, colour: accent },
  { width: 64, colour: action },
  { width: 24, colour: action },
];

/** The letters are outlines: there is no font to look for on the machine. */
const outlines = { font: { loadSystemFonts: false } };

const box = (colour: string, [x, y, wide, high]: readonly [x: number, y: number, wide: number, high: number]) =>
  `<rect x="${x}" y="${y}" width="${wide}" height="${high}" fill="${colour}"/>`;

const bars = mark.map(({ width: bar, colour }, index) =>
  box(colour, [width - 80 - 56 - bar / 2, height - 56 - 24 * (mark.length - index), bar, 16]),
);
const rules = Array.from({ length: 15 }, (_, index) => box(lightColour('line'), [0, 42 * index + 41, width, 1]));
const margin = [box(accent, [96, 0, 3, height]), box(accent, [105, 0, 3, height])];

/** A page of the ledger, with nothing written on it yet. */
const page = [box(lightColour('surface-tinted'), [0, 0, width, height]), ...rules, ...margin, ...bars].join('');

/** Where the title stands, and how large it may be: the first size at which it has few lines enough. */
const room = { left: 152, top: 84, width: 960 };
const sizes = [
  { size: 76, most: 3 },
  { size: 60, most: 4 },
  { size: 46, most: 6 },
] as const;

/** Fills lines with words as long as they fit. */
function lines(write: Lettering, title: string, size: number): readonly string[] {
  const filled: string[] = [];
  for (const word of title.split(/\s+/)) {
    const longer = [...filled.slice(-1), word].join(' ');
    if (filled.length > 0 && write(longer).width * size <= room.width) filled.splice(-1, 1, longer);
    else filled.push(word);
  }
  return filled;
}

function heading(write: Lettering, title: string): string {
  const tried = sizes.map(({ size, most }) => ({ size, most, text: lines(write, title, size) }));
  const fits = tried.find(
    ({ size, most, text }) => text.length <= most && text.every((line) => write(line).width * size <= room.width),
  );
  const { size, text } = fits ?? { size: 46, text: lines(write, title, 46) };
  const leading = /^\p{ASCII}*$/u.test(title) ? 1.1 : 1.3; // signs above and below the line
  const drawn = text.map((line, index) =>
    drawnLine(write(line), { x: room.left, y: room.top + size * (0.9 + leading * index), size }),
  );
  return `<g fill="${lightColour('text')}">${drawn.join('')}</g>`;
}

/** What a page says when it is shared, and the file of its picture. */
export type Share = Readonly<{ title: string; file: string }>;

/** Draws share images: a title on a page of the ledger. */
async function draw(shares: readonly Share[]): Promise<void> {
  const write = await lettering();
  const brand = drawnLine(write(site.brand), { x: room.left, y: height - 72, size: 36 });
  const empty = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${page}<g fill="${lightColour('text-quiet')}">${brand}</g>`;
  for (const { title, file } of shares) {
    const drawn = new Resvg(`${empty}${heading(write, title)}</svg>`, outlines).render();
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, indexedPng(drawn) ?? drawn.asPng());
  }
}

await draw(workerData as readonly Share[]); // share-images.ts says which
