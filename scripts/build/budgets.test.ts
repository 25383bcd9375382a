import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { tables } from '@formation/codes/tables';
import { expect, onTestFinished, test } from 'vitest';
import { addedLines, readSizes, writeSizes } from './added-bytes.ts';
import { addressOf } from './built-pages.ts';
import { type Budget, budgetOf, excesses, largest, ofEdition, ofProgram, withAir } from './page-budgets.ts';
import type { PageBytes } from './page-bytes.ts';

test.each([
  ['/calculator/ebay', 'quick calculator'],
  ['/calculator', 'quick calculator'],
  ['/si/calculator/wise', 'translated tool'],
  ['/calculator/amazon', 'quick calculator'],
  ['/calculator/etsy', 'published calculator'],
  ['/payouts', 'payout tool'],
  ['/contact-us', 'form'],
  ['/', 'home'],
  ['/ta', 'translated'],
  ['/about', 'content'],
  ['/blog/calculators-compared', 'content'], // the word alone is no calculator
])('%s has the budget of a %s page', (path, name) => {
  expect(budgetOf(path).name).toBe(name);
});

const bytes = { html: 100, text: 900, css: 50, js: 10, files: 2, fonts: 30, given: 5, touched: 7, touchedFiles: 1 };
const { text: _, ...limits } = bytes;
const budget = { name: 'content', pages: '', ...limits };
const only = (...list: readonly Budget[]) => ({ list, remedy: ofProgram.remedy });
const pages = (more: Partial<PageBytes>, path = '/about') => [{ path, bytes: { ...bytes, ...more } }];

test('a page may have its budget and not a byte more', () => {
  expect(excesses(pages({}), only(budget))).toEqual([]);
  expect(excesses(pages({ html: 101, touchedFiles: 2 }), only(budget))).toEqual([
    expect.stringMatching('^/about has 101 bytes of html; the budget of a content page is 100. Make it smaller'),
    expect.stringMatching('^/about has 2 scripts for the first touch; the budget of a content page is 1. '),
  ]);
});

test('an owner may write a quarter more of words on a page, and adds nothing else', () => {
  const { html = 0, js = 0 } = budgetOf('/');
  const home = (more: Partial<PageBytes>) => pages({ ...bytes, fonts: 0, css: 0, ...more }, '/');
  const most = Math.floor(html * 1.25);

  expect(excesses(home({ html: most }), ofEdition)).toEqual([]);
  expect(excesses(home({ html: most }), ofProgram)).toHaveLength(1);
  expect(excesses(home({ html: most + 2 }), ofEdition)).toEqual([
    expect.stringMatching('^/ has .* Shorten what stands'),
  ]);
  expect(excesses(home({ js: js + 1 }), ofEdition)).toHaveLength(1);
});

test('of many pages that exceed a budget, the one that does by most is named', () => {
  const many = [...pages({ js: 11 }), ...pages({ js: 13 }, '/pricing'), ...pages({ js: 12 }, '/faq')];

  expect(excesses(many, only(budget))).toEqual([
    expect.stringMatching('^/pricing has 13 bytes of js .and 2 more pages too many.; the budget'),
  ]);
});

test('a page has no budget for what its kind does not limit', () => {
  expect(excesses(pages({}), only({ name: 'content', pages: '' }))).toEqual([]);
  expect(excesses(pages({}), only({ name: 'content', pages: '', text: 899 }))).toHaveLength(1);
});

test('a budget is what the largest page has and 5 % of air, in the kinds that it limits', () => {
  const { content = bytes } = largest(
    [...pages({ html: 1000 }), ...pages({ js: 2000, files: 21 }, '/pricing')],
    [budget],
  );

  expect(withAir({ name: 'content', pages: '', html: 1, js: 1, files: 1, fonts: 1 }, content)).toEqual({
    name: 'content',
    pages: '',
    html: 1050,
    js: 2100,
    files: 23, // a whole script
    fonts: 40, // whole tens
  });
});

test('what a build added to the largest pages is said, until the next build', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'sizes-')), 'sizes.json');
  onTestFinished(() => rmSync(dirname(path), { recursive: true }));
  const build = (name: string, more: Partial<PageBytes>) =>
    addedLines(writeSizes(readSizes(path), { build: name, sizes: { home: { ...bytes, ...more } } }, path));
  const added = ['added: home pages, −40 bytes of html (60), +2 scripts (4)'];

  expect(build('a', {})).toEqual([expect.stringContaining('first build')]);
  expect(build('b', { html: 60, files: 4 })).toEqual(added);
  expect(build('b', { html: 60, files: 4 })).toEqual(added);
  expect(build('c', { html: 60, files: 4 })).toEqual([expect.stringContaining('nothing')]);
});

test.each([
  ['index.html', '/'],
  ['404.html', '/404'],
  ['si.html', '/si'],
  ['si/index.html', '/si'],
  ['calculator/ebay.html', '/calculator/ebay'],
])('%s is served at %s', (file, address) => {
  expect(addressOf(file)).toBe(address);
});

test('what the code search loads with the first question stays within its budget', () => {
  const bytes = gzipSync(JSON.stringify(tables)).length;

  expect(bytes).toBeLessThanOrEqual(budgetOf('loaded later').js ?? 0);
  expect(bytes).toBeGreaterThan(1000);
});
