import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { locales } from '../../locales.ts';
import { faultsOf } from '../faults.ts';
import { folderOfPost, idOfPost, isPost } from '../files.ts';
import { pictureFields } from '../picture-fields.ts';
import type { PostEntry } from './post-entry.ts';
import { filesOfPost, postOf } from './post-files.ts';
import { textFaults } from './post-text.ts';

const entries = join(import.meta.dirname, '../../../entries');
const folders = globSync('blog/*', { cwd: entries }).map((path) => path.replaceAll('\\', '/'));
const filesIn = (folder: string) =>
  Object.fromEntries(
    globSync('*.md', { cwd: join(entries, folder) }).map((name) => [
      basename(name, '.md'),
      readFileSync(join(entries, folder, name), 'utf8'),
    ]),
  );
/** What a file says, however it is written. */
const said = (file: string) => {
  const [, front = '', text = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(file) ?? [];
  return { front: parse(front) as unknown, text: text.trim() };
};

const post: PostEntry = {
  date: '2026-11-30',
  author: 'Nimali',
  words: {
    en: {
      title: 'Our new office',
      summary: 'We have moved: where the new office is, when it is open, and how you get there by train.',
      text: 'We have moved.\n\n![The door of the office](office-0123456789ab.webp)',
    },
  },
};
const today = '2026-11-30';
const faults = (value: unknown) =>
  faultsOf('blog/our-new-office', value, today).map(({ field, says }) => [field, says]);
const withText = (text: string) => ({ ...post, words: { en: { ...post.words.en, text } } });

test.each(folders)('%s is edited as it stands, and written back it says the same', (folder) => {
  const files = filesIn(folder);
  const value = postOf(files);
  expect(faultsOf(folder, value, today)).toEqual([]);
  const written = filesOfPost(value as PostEntry); // it fits
  for (const [locale, file] of Object.entries(files))
    expect(said(written[locale as 'en'] ?? '')).toEqual(said(file ?? ''));
  expect(dirname(folder)).toBe('blog');
  expect(folderOfPost(idOfPost(folder))).toBe(folder);
});

const inNoLanguage = Object.fromEntries(Object.keys(locales).map((locale) => [locale, null]));

test('a post in English alone is one file; one that is taken away is none', () => {
  expect(faults(post)).toEqual([]);
  expect(filesOfPost(post)).toEqual({
    ...inNoLanguage,
    en: `---
title: "Our new office"
date: "Nov 30, 2026"
author: "Nimali"
summary: "${post.words.en.summary}"
---

We have moved.

![The door of the office](office-0123456789ab.webp)
`,
  });
  expect(faults(null)).toEqual([]);
  expect(filesOfPost(null)).toEqual(inNoLanguage);
});

test('what is written is text, whatever it looks like', () => {
  const title = '--- "x": {brand} \\ \u2028 # <script>';
  const again = postOf({ en: filesOfPost({ ...post, words: { en: { ...post.words.en, title } } }).en ?? '' });
  expect(again).toMatchObject({ words: { en: { title } } });
});

test.each([
  ['<script>alert(1)</script>', 'Write without HTML: what begins with < is not taken.'],
  ['Words <img src=x onerror=alert(1)> words', 'Write without HTML: what begins with < is not taken.'],
  ['[a](javascript:alert(1))', 'Begin the link javascript:alert(1) with https://, or with / for a page of ours.'],
  ['[a][b]\n\n[b]: data:text/html,x', 'Begin the link data:text/html,x with https://, or with / for a page of ours.'],
  ['[a](//evil.example)', 'Begin the link //evil.example with https://, or with / for a page of ours.'],
  ['# Title', 'Begin a heading with ##: the title is the only one with #.'],
  ['![](office.webp)', 'Say in the brackets before office.webp what the picture shows.'],
  ['![A door](../office.webp)', 'There is no picture ../office.webp: upload it, and name it as it is named then.'],
  [
    '![A door](https://a.example/b.png)',
    'There is no picture https://a.example/b.png: upload it, and name it as it is named then.',
  ],
  ['x'.repeat(100_000), 'The text has 100000 characters; it may have 15000 at most.'],
  ['', 'Write the text of the post.'],
])('the text %.40s is refused at its field', (text, says) => {
  expect(faults(withText(text))).toEqual([['words.en.text', says]]);
});

test.each(['`<b>` and 2 < 3', '    <indented>', '[here](/pricing) <https://example.com>', '| a |\n| - |\n| 1 |'])(
  'the text %s is in order',
  (text) => {
    expect(textFaults(text)).toEqual([]);
  },
);

test.each([
  ['date', { date: '30 Nov' }, 'Write the day as 2026-11-30.'],
  [
    'img',
    { img: '../secret.png' },
    'Upload a picture, or write the name of one beside this file, as in office.webp, or that of a drawn cover.',
  ],
  ['author', { author: '' }, 'Write who wrote it, or {brand} for the firm.'],
  ['slug', { slug: 'x' }, 'There is no such field: correct its spelling, or take it out.'],
])('a wrong %s is refused there', (field, change, says) => {
  expect(faults({ ...post, ...change })).toEqual([[field, says]]);
});

test('a short summary in another language is refused at its field', () => {
  const si = { ...post.words.en, summary: 'short' };
  expect(faults({ ...post, words: { ...post.words, si } })).toEqual([
    ['words.si.summary', 'The summary has 5 characters; it needs 60 or more.'],
  ]);
});

test('the pictures that entries name, with their fields', () => {
  expect(pictureFields({ ...post, img: 'cover-0123456789ab.webp' })).toEqual([
    { field: 'words.en.text', name: 'office-0123456789ab.webp' },
    { field: 'img', name: 'cover-0123456789ab.webp' },
  ]);
  expect(pictureFields([{ name: 'Tea', image: 'tea.webp' }])).toEqual([{ field: '0.image', name: 'tea.webp' }]);
  expect(pictureFields({ img: 'receipts' })).toEqual([]); // a drawn cover
});

test.each(['blog-', 'blog-A', 'blog-a/../b', 'blog-a--b', 'posts-a', `blog-${'a'.repeat(90)}`])(
  '%s is no post',
  (id) => {
    expect(folderOfPost(id)).toBeUndefined();
    expect(isPost('blog/../packages')).toBe(false);
  },
);
