import { fill, messages } from '@formation/content';
import { readAnswers } from '@formation/fees';
import { isArrival, notCountedKeys, payouts, question, questionFrom } from '@formation/payouts';
import papaparse from 'papaparse';
import { expect, test } from 'vitest';
import { waysFile } from './ways-table.tsx';

const { payouts: page, calculators, sharing } = messages.en;
const { explain, faults: numbers, notCounted, working } = calculators.published;
const words = {
  locale: 'en',
  page,
  numbers,
  explain,
  notCounted,
  working,
  sharing,
  calculators: {},
  sources: {},
  offers: {},
  companyCost: '',
} as const;
const day = '2026-11-21';

/** The cells of a saved table by the header of their column, as a spreadsheet reads them. */
function cellsUnder(text: string) {
  const [head = [], ...rows] = papaparse.parse<string[]>(text.slice(1), { skipEmptyLines: true }).data;
  return (header: string) => rows.map((row) => row[head.indexOf(header)]);
}

const query = readAnswers(question, { amount: '1000', currency: 'USD' });
const found = payouts(questionFrom(query, day));
const arrivals = found.rows.map(({ answer }) => answer).filter(isArrival);

test('the ways as a file: numbers by themselves, and what they are counted in beside them', () => {
  const { table } = page.result;
  const cells = cellsUnder(waysFile({ answers: arrivals, leftOut: [], words }).text);

  expect(cells(table.invoice)).toEqual(arrivals.map(() => '1000.00'));
  expect(new Set(cells(table.currency))).toEqual(new Set(['LKR']));
  expect(new Set(cells(table.paidIn))).toEqual(new Set(['USD']));
  for (const key of ['received', 'fees', 'margin', 'fixed', 'share', 'rate'] as const)
    for (const cell of cells(table[key])) expect(cell).toMatch(/^-?\d+(\.\d+)?$/);
  for (const cell of cells(table.days)) expect(cell).toMatch(/^\d*$/);
});

test('under the ways stands what none of them counts, and how much that is', () => {
  const leftOut = found.notCounted.map((key) => page.notCounted[key]);
  const bare = waysFile({ answers: arrivals, leftOut: [], words }).text;
  const { data } = papaparse.parse<string[]>(waysFile({ answers: arrivals, leftOut, words }).text.slice(bare.length), {
    skipEmptyLines: true,
  });

  expect(leftOut.length).toBeGreaterThan(0);
  expect(data.map(([text]) => text)).toEqual([fill(notCounted, { count: leftOut.length }), ...leftOut]);
});

test('whatever is not counted has its words, and no words are left over', () => {
  expect(Object.keys(page.notCounted)).toEqual([...notCountedKeys]);
});
