import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { minifyPages } from './minify-pages.ts';

const folders: string[] = [];
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));

/** The folder of a site as it is built, after the integration has seen it. */
async function minified(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'minify-pages-'));
  folders.push(folder);
  await mkdir(join(folder, '_astro'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const done = minifyPages().hooks['astro:build:done'] as unknown as (built: { dir: URL }) => Promise<void>; // it reads nothing else
  await done({ dir: pathToFileURL(`${folder}/`) });
  return folder;
}

const page =
  (...sheets: readonly string[]) =>
  (body: string) =>
    `<head>${sheets.map((name) => `<link rel="stylesheet" href="/_astro/${name}.css">`).join('')}</head><body>${body}</body>`;
const site = {
  '_astro/base.css': '.lead{top:0}.note{top:1px}.late{top:2px}',
  '_astro/other.css': '.plan{top:3px}',
  '_astro/own.js': 'import("./late.js")',
  '_astro/late.js': 'draw("late")',
  '_astro/client-renderer.a.js': '',
};

/** The text of the one sheet that a page of the folder links. */
async function styles(folder: string, name: string): Promise<string> {
  const links = [...(await readFile(join(folder, name), 'utf8')).matchAll(/rel="stylesheet" href="([^"]+)"/g)];
  expect(links).toHaveLength(1);
  return readFile(join(folder, links[0]?.[1] ?? ''), 'utf8');
}

test('a page has one sheet with its own rules, and those of what its scripts may draw', async () => {
  const body = '<p class="lead"></p><script type="module" src="/_astro/own.js"></script>';
  const folder = await minified({ ...site, 'index.html': page('base', 'other')(body) });

  expect(await styles(folder, 'index.html')).toBe('.lead{top:0}.late{top:2px}');
});

test('pages of the same sheets share one that suits each of them, and no other page adds to it', async () => {
  const folder = await minified({
    ...site,
    'a.html': page('base', 'other')('<p class="lead"></p>'),
    'b.html': page('base', 'other')('<p class="plan"></p>'),
    'c.html': page('other', 'base')('<p class="note"></p>'),
  });

  expect(await styles(folder, 'a.html')).toBe('.lead{top:0}\n.plan{top:3px}');
  expect(await styles(folder, 'b.html')).toBe(await styles(folder, 'a.html'));
  expect((await styles(folder, 'c.html')).trim()).toBe('.note{top:1px}');
});
