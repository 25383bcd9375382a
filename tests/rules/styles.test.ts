import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const cwd = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(cwd, file), 'utf8');

const sheets = globSync('{design,apps}/*/src/**/*.css', { cwd });
const sources = globSync('{design/ui,apps/site}/src/**/*.{ts,tsx,astro,js}', { cwd }).filter(
  (file) => !/\.test\./.test(file),
);

/** A sheet without comments and addresses. */
const bare = (css: string) => css.replace(/\/\*[^]*?\*\//g, '').replace(/url\((["']).*?\1\)/g, '');

const classesOf = (css: string) => [...bare(css).matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);

/** A class may be called after a code of the domain: the verdict on a name. */
const codes = globSync('domain/names/src/*.ts', { cwd });

/** Every word of every text in the sources; `for-${country}` counts for every word that begins so. */
function wordsOf(source: string): readonly string[] {
  const texts = [...source.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].map(([, a, b, c]) => a ?? b ?? c ?? '');
  return texts.flatMap((text) => text.replace(/\$\{[^}]*\}/g, '*').split(/[\s.#:()[\]>,"'=]+/));
}

/** The classes of a style sheet that none of the words names. */
function unused(css: string, words: readonly string[]): readonly string[] {
  const named = new Set(words);
  const beginnings = words.filter((word) => /^[\w-]+-\*$/.test(word)).map((word) => word.slice(0, -1));
  return classesOf(css).filter((name) => !named.has(name) && !beginnings.some((start) => name.startsWith(start)));
}

/** The classes that a sheet styles of its own accord, not inside of another or under a condition. */
function ownClasses(css: string): readonly string[] {
  const preludes: string[] = [];
  let depth = 0;
  let prelude = '';
  for (const sign of bare(css)) {
    if (sign === '{' && ++depth === 2) preludes.push(prelude.replace(/\([^)]*\)/g, ''));
    if (sign === '}') depth -= 1;
    prelude = '{};'.includes(sign) ? '' : prelude + sign;
  }
  return preludes
    .flatMap((text) => text.split(','))
    .flatMap((selector) => /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1] ?? []);
}

test('a class that nothing uses, and one styled of its own accord, are told from others', () => {
  const css = '@layer a { .one, .two { .three { top: 0 } &.four-5 { top: 0 } } .six:hover { top: 0 } /* .seven */ }';

  expect(unused(css, wordsOf("<p className='one two' id={`four-${n}`} />"))).toEqual(['three', 'six']);
  expect(ownClasses(css)).toEqual(['one', 'two']);
});

test('every class that is styled is used', () => {
  const words = [...sources, ...codes].flatMap((file) => wordsOf(read(file)));

  expect(sheets.flatMap((file) => unused(read(file), words).map((name) => `${file}: .${name}`))).toEqual([]);
});

test('every class has one place where it is styled', () => {
  const homes = new Map<string, Set<string>>();
  for (const file of sheets)
    for (const name of ownClasses(read(file))) homes.set(name, (homes.get(name) ?? new Set()).add(file));

  expect(homes.size).toBeGreaterThan(100);
  expect([...homes].filter(([, files]) => files.size > 1).map(([name, files]) => [name, ...files])).toEqual([]);
});

test('every custom property that a style uses is one of the tokens or its own', () => {
  const defined = new Set(sheets.flatMap((file) => [...read(file).matchAll(/(--[\w-]+):/g)].map(([, name]) => name)));
  // Artwork sets them on its elements: the width of a drawn line, the colour of a picture.
  const set = new Set(sources.flatMap((file) => [...read(file).matchAll(/'(--[\w-]+)'/g)].map(([, name]) => name)));
  const used = sheets
    .filter((file) => !file.startsWith('design/tokens/'))
    .flatMap((file) => [...read(file).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => `${file}: ${name}`));

  expect(used.filter((use) => ![...defined, ...set].includes(use.split(': ')[1]))).toEqual([]);
});

test('a folder of the components holds one with its examples, or what every page stands on', () => {
  const foundations = ['base', 'layout', 'reset', 'sheet', 'utilities'];
  const folders = [...new Set(globSync('design/ui/src/*/*', { cwd }).map((file) => basename(dirname(file))))];
  const shown = globSync('design/ui/src/*/*.examples.tsx', { cwd }).map((file) => basename(dirname(file)));

  expect([...shown, ...foundations].sort()).toEqual(folders.sort());
});

test('only the tokens and the switch of the theme ask which theme it is, so that no width has a theme of its own', () => {
  const asks = (css: string) => bare(css).match(/light-dark\(|prefers-color-scheme|data-theme/g) ?? [];

  expect(asks('@media (width > 1px) { .a { color: light-dark(red, blue) } }')).toEqual(['light-dark(']);
  expect(sheets.filter((file) => asks(read(file)).length > 0)).toEqual(['design/tokens/src/tokens.css']);
});
