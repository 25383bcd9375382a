import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tasks/program.ts';
import { pagesOf } from './pages-of.ts';
import { unitsOf } from './units.ts';

const lines = readFileSync(join(import.meta.dirname, 'pages.txt'), 'utf8')
  .trim()
  .split('\n');
const listed = lines.map((line) => line.split(' = ')).map(([beginning = '', pages = '']) => ({ beginning, pages }));
const units = unitsOf('si');

test('each line of the list is in its order and is that of a text', () => {
  const names = units.flatMap(({ key, recorded }) => [key, ...recorded]);
  const beginnings = listed.map(({ beginning }) => beginning);

  expect(beginnings).toEqual(beginnings.toSorted());
  expect(beginnings.filter((beginning) => !names.some((name) => name.startsWith(beginning)))).toEqual([]);
});

test('each page that it names is one of the site', () => {
  const folder = join(root, 'apps/site/src/pages/[...locale]');
  const legal = ['privacy-policy', 'data-protection', 'terms-and-conditions'];
  const isThere = (name: string) => name === '' || legal.includes(name) || existsSync(join(folder, name));
  const isPage = (page: string) => [page.split('/')[1] ?? '', `${page.slice(1)}.astro`].some(isThere);

  for (const { beginning, pages } of listed)
    for (const page of pages.split(' ')) expect(isPage(page), `${beginning}: ${page}`).toBe(true);
});

test.each([
  ['messages/which:which.skip', '/which-company'],
  ['messages/platforms/bank-wires:bankWires.name', '/fees/bank-wires'],
  ['messages/platforms/ebay:ebay.table.buyerProtection', '/fees/ebay'],
  ['messages/reminders:reminders.stop.heading', '/reminders/stop'],
  ['entries/facts/facts:uk-identity.title', '/formation/uk'],
  ['entries/search/search-words:searchWords.tool:ebay', '/search'],
])('%s stands on %s', (key, page) => {
  const [unit] = units.filter((one) => one.key === key);
  expect(unit && pagesOf()(unit).slice(0, 2)).toContain(page);
});
