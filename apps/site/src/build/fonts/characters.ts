import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What can be typed on every keyboard: a visitor's own words are mostly of these. */
const typed = Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index);
/** The spaces that `Intl` writes into amounts and days, and the hyphen that shows at a soft one; no source shows them. */
const formatted = [0xa0, 0x2010, 0x202f];

const hasWords = /\.(astro|css|json|md|svg|tsx?)$/;
const isOurs = (path: string) =>
  !/(^|[\\/])(node_modules|dist|\.astro)[\\/]/.test(path) && hasWords.test(path) && !path.includes('.test.');

/**
 * The characters that the site may show, as code points in order: basic Latin, and whatever else stands in its sources.
 * That is a few more than it does show (those of a comment), and it is known before any page is made.
 */
export async function charactersIn(folders: readonly string[]): Promise<readonly number[]> {
  const found = new Set([...typed, ...formatted]);
  for (const folder of folders) {
    const files = (await readdir(folder, { recursive: true })).filter(isOurs);
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    for (const text of texts) for (const character of text.replaceAll(/[\0-~]/g, '')) found.add(codePoint(character));
  }
  return [...found].sort((a, b) => a - b);
}

const codePoint = (character: string) => character.codePointAt(0) ?? 0;
const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, '0');

/** Code points in order as CSS writes them: `unicodeRange([0x41, 0x42, 0x44])` is `U+0041-0042, U+0044`. */
export function unicodeRange(points: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run?.[1] === point - 1) run[1] = point;
    else runs.push([point, point]);
  }
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ');
}

/** The inverse: whether a code point lies in such a range. */
export function isInRange(point: number, range: string): boolean {
  return [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].some(
    ([, first = '', last = first]) => point >= Number.parseInt(first, 16) && point <= Number.parseInt(last, 16),
  );
}
