import { gzipSync } from 'node:zlib';
import { tables } from '@formation/codes/tables';
import { expect, test } from 'vitest';
import { budgetOf, excesses } from './budgets.ts';
import { addressOf } from './built-pages.ts';

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

test('a page may have its budget and not a byte more', () => {
  const budget = {
    name: 'content',
    pages: '',
    html: 100,
    css: 50,
    js: 10,
    files: 2,
    fonts: 30,
    given: 5,
    touched: 7,
    touchedFiles: 1,
  };
  const bytes = { html: 100, text: 900, css: 50, js: 10, files: 2, fonts: 30, given: 5, touched: 7, touchedFiles: 1 };

  expect(excesses('/about', bytes, budget)).toEqual([]);
  expect(excesses('/about', { ...bytes, html: 101, js: 11, files: 3, touchedFiles: 2 }, budget)).toEqual([
    '/about: 101 bytes of html, the budget of a content page is 100',
    '/about: 11 bytes of js, the budget of a content page is 10',
    '/about: 3 scripts, the budget of a content page is 2',
    '/about: 2 scripts for the first touch, the budget of a content page is 1',
  ]);
});

test('a page has no budget for what its kind does not limit', () => {
  const bytes = { html: 1, text: 900, css: 1, js: 1, files: 1, fonts: 1, given: 1, touched: 1, touchedFiles: 1 };

  expect(excesses('/about', bytes, { name: 'content', pages: '' })).toEqual([]);
  expect(excesses('/about', bytes, { name: 'content', pages: '', text: 899 })).toHaveLength(1);
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
