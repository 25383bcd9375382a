import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FeeValue } from '@formation/fees';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The rows of the glossary: a term, what it means, and the places where it stands in the code. */
const rows = [...read('docs/glossary.md').matchAll(/^\| (\S.*?) +\| (\S.*?) +\| (\S.*?) +\|$/gm)]
  .filter(([, term]) => term !== 'term' && !term?.startsWith('--'))
  .map(([, term = '', meaning = '', where = '']) => ({ term, meaning, where }));

const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);

/** What stands in the sources of a room, a folder or a file, the names of the files with it. */
function said(place: string): string {
  const path = place.replace('*', '{*,}');
  const isFile = existsSync(join(root, place)) && statSync(join(root, place)).isFile();
  const all = isFile ? [place] : globSync(`${path}/**/*.{ts,tsx,astro,css,md}`, { cwd: root });
  return all
    .filter((file) => !/node_modules|(^|\/)(dist|[.]astro)\//.test(file))
    .map((file) => `${file}\n${read(file)}`)
    .join('\n');
}

/** A term as prose, names and names of files write it: "late fee", `lateFee`, `late-fee`. */
const written = (term: string) => new RegExp(term.replaceAll('`', '').replaceAll(/[ -]/g, '[ -]?'), 'i');

test.each(rows)('$term is what the code says, too', ({ term, meaning, where }) => {
  const places = quoted(where);
  const inCode = [...meaning.matchAll(/in code _([^_]+)_/g)].map(([, word = '']) => word);
  const words = inCode.length > 0 ? inCode : term.split(', ');
  const text = (places.length === 0 ? ['domain', 'apps', 'content'] : places).map(said).join('\n');

  expect(words.filter((word) => !written(word).test(text))).toEqual([]);
});

test('the kinds of published values are those of the code', () => {
  const kinds: Readonly<Record<FeeValue['kind'], true>> = {
    percent: true,
    amount: true,
    charge: true,
    tiers: true,
    bands: true,
    'count-bands': true,
    range: true,
    'weight-prices': true,
    sizes: true,
    seasons: true,
    period: true,
    'yes-no': true,
    names: true,
  };
  const [, listed = ''] = /of these kinds: ([^.]+)\./.exec(read('docs/glossary.md')) ?? [];

  expect(quoted(listed)).toEqual(Object.keys(kinds));
});
