import { expect, test } from 'vitest';
import { formationCards } from '../../entries/formation/cards.ts';
import { offerPapers } from '../../entries/papers/offer-papers.ts';
import { papers } from '../../entries/papers/papers.ts';
import { toolPapers } from '../../entries/papers/tool-papers.ts';
import { serviceCards } from '../../entries/services/cards.ts';
import { tools } from '../../entries/tools/tools.ts';
import { paper, type Paper } from './paper.ts';

const all: readonly (readonly [string, Paper])[] = Object.entries(papers);

test('each service and each formation has a picture', () => {
  const pages = [...serviceCards, ...formationCards].map(({ slug }) => slug);
  expect(Object.keys(offerPapers).toSorted()).toEqual(pages.toSorted());
});

test('each tool has a picture, but for the pages that are tables themselves', () => {
  const tables = ['fees', 'state-fees'];
  expect([...Object.keys(toolPapers), ...tables].toSorted()).toEqual(Object.keys(tools).toSorted());
});

test('no two pages share a picture by its name', () => {
  expect(Object.keys(papers)).toHaveLength(Object.keys(offerPapers).length + Object.keys(toolPapers).length);
});

test.each(all)('the picture of %s fits its schema and explains at least two lines', (_, entry) => {
  expect(paper.safeParse(entry).error?.issues ?? []).toEqual([]);
  expect(entry.lines.filter(({ note }) => note).length).toBeGreaterThanOrEqual(2);
});

test.each(all)('nothing on the picture of %s stands there twice', (_, { lines }) => {
  expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length);
});

test('the sums on a picture are right', () => {
  const cents = papers.bookkeeping.lines.map(({ text }) => Number(text.replace('−', '-').replaceAll(/[$,.]/g, '')));
  const profit = cents.pop();
  expect(cents.reduce((sum, each) => sum + each, 0)).toBe(profit);
});
