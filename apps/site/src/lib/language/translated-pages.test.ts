import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { messages } from '@formation/content';
import { expect, test } from 'vitest';
import { wordsOfPage } from './translated-pages.ts';

const source = resolve(import.meta.dirname, '../..');
const pages = join(source, 'pages/[...locale]');
const entries = resolve(source, '../../../content/entries');
const hasText = (folder: string, slug: string) => existsSync(join(entries, folder, slug, 'si.md'));

/** The files of messages that a module names: `messages[locale].blog`, `const { blog, shell } = messages[locale]`. */
function namedIn(path: string): readonly string[] {
  const text = readFileSync(path, 'utf8');
  const taken = [...text.matchAll(/messages\[(?:[\w.]*locale|written)\]\.(\w+)/g)].map(([, file]) => file);
  const together = [...text.matchAll(/const \{([^}]*)\} = messages\[[\w.]*locale\](?!\.)/g)];
  const names = together.flatMap(([, list = '']) => list.split(',').map((name) => name.split(':')[0]?.trim()));
  return [...taken, ...names].filter((name): name is string => name !== undefined && name !== '');
}

/** The modules of the site that a page is made of, itself first. */
function madeOf(path: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(path)) return known;
  known.add(path);
  const text = readFileSync(path, 'utf8');
  for (const [, own = ''] of text.matchAll(/^import (?!type\b)[^;]*?'(\.[^']+\.(?:ts|tsx|astro))';/gm))
    madeOf(resolve(dirname(path), own), known);
  return known;
}

/** An address of a page that stands for many: the first whose long text is translated, or any name. */
function addressOf(name: string): string {
  const path = `/${name.replace(/\.astro$/, '').replace(/(^|\/)index$/, '')}`.replace(/(?<=.)\/$/, '');
  const folder = { '/blog': 'blog', '/formation': 'formation', '/service': 'services', '': 'legal' }[
    dirname(path).replace(/^\/$/, '')
  ];
  if (!path.includes('[')) return path === '/service' ? '/services' : path;
  const slugs =
    folder === undefined ? ['any'] : readdirSync(join(entries, folder)).filter((slug) => hasText(folder, slug));
  return path.replace(/\[.*\]/, slugs[0] ?? 'any');
}

const frame = madeOf(join(source, 'layouts/page.astro'));
const files = Object.keys(messages.en).filter((file) => file !== 'shell');
const every = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.astro'));
const needed = every.flatMap((name) => {
  const modules = [...madeOf(join(pages, name))].filter((path) => !frame.has(path));
  const named = new Set(modules.flatMap(namedIn));
  return files.filter((file) => named.has(file)).map((file) => [addressOf(name), file] as const);
});

test.each(needed)('%s is not published without %s', (address, file) => {
  expect(wordsOfPage(address)).toContain(file);
});

test('pages, and the words they are made of, are found', () => {
  expect(new Set(needed.map(([address]) => address)).size).toBeGreaterThan(20);
});
