import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { citationsIn, joined } from './citations.ts';
import { citedPages, filesThatCite } from './cited-pages.ts';

const today = '2026-11-29';
const page = { title: 'Fees', href: 'https://fees.example/list', checked: '2026-08-01' };

test('a page is cited for the numbers that stand beside it, not for those of other pages', () => {
  const other = { title: 'Other', href: 'https://other.example/', checked: '2026-07-01' };
  const table = {
    fee: { source: page, value: { kind: 'percent', percent: '13.60' } },
    fixed: { source: other, confirmedBy: [page], amount: '0.30', nested: { source: other, amount: '99' } },
  };
  const [fees, others] = joined(citationsIn(table, today));
  expect(fees).toEqual({ ...page, numbers: ['0.3', '13.6', '30'] }); // 0.30 may be written as 30%, or as 30 pence
  expect(others?.numbers).toEqual(['0.3', '30', '99']);
});

test('of dated entries the one that counts and what is to come; the last reading is the day of the page', () => {
  const entry = (from: string, amount: string) => ({ from, source: page, amount });
  const schedule = [entry('2024-01-01', '40'), entry('2026-02-01', '50'), entry('2027-01-01', '60')];
  const [cited] = joined(citationsIn({ schedule }, today));
  expect(cited?.numbers).toEqual(['50', '60']);
  const fact = { inForce: { text: { en: 'Within 90 days, up to $10,000.', si: '5' } }, readOn: '2026-11-21' };
  const of = { ...fact, source: { title: 'Rule', url: 'https://rule.example/#part' } };
  expect(joined(citationsIn({ of }, today))).toEqual([
    { href: 'https://rule.example/', title: 'Rule', checked: '2026-11-21', numbers: ['10', '10000', '90'] },
  ]);
});

const root = join(import.meta.dirname, '../../..');
/** Registers that visitors search themselves, the form of our own files, the firm's own pages. */
const uncited = /registers\.ts$|json-schema\.ts$|email-pattern\.ts$|exchange-rates|\/firm\/|\.test\.ts$/;

test('no page that the tables and entries name is left out', async () => {
  const pages = new Set((await citedPages(today)).map(({ href }) => href));
  const files = ['domain/*/src/**/*.ts', 'content/entries/**/*.json', 'content/entries/**/en.md'];
  const named = globSync(files, { cwd: root })
    .filter((file) => !uncited.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8').replace(/^href: .*$/m, '')) // a post that stands elsewhere
    .flatMap((text) => text.match(/https?:\/\/[^'"`\s)>]+/g) ?? [])
    .map((href) => href.replace(/#.*$|[,.;]$/, ''));
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter((href) => !pages.has(href))).toEqual([]);
});

test('every page has the file where it is changed', async () => {
  const pages = await citedPages(today);
  expect(pages.filter(({ href }) => filesThatCite(href).length === 0)).toEqual([]);
});
