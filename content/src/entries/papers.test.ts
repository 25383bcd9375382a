import { expect, test } from 'vitest';
import { formationCards } from '../../entries/formation/cards.ts';
import { papers } from '../../entries/papers/papers.ts';
import { serviceCards } from '../../entries/services/cards.ts';
import { paper, type Paper } from './paper.ts';

const all: readonly (readonly [string, Paper])[] = Object.entries(papers);

test('each service and each formation has a picture', () => {
  const pages = [...serviceCards, ...formationCards].map(({ slug }) => slug);
  expect(Object.keys(papers).toSorted()).toEqual(pages.toSorted());
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
