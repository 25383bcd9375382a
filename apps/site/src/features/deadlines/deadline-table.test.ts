import { messages } from '@formation/content';
import { deadlines, usStateReports } from '@formation/deadlines';
import papaparse from 'papaparse';
import { expect, test } from 'vitest';
import { dayWords } from '../../lib/input/day-words.ts';
import { deadlineTable } from './deadline-table.ts';

const { deadlinePage: page, deadlines: rules, sharing, calculators } = messages.en;
const { working } = calculators.published;
const states = Object.fromEntries(Object.keys(usStateReports).map((code) => [code, code])) as Record<
  keyof typeof usStateReports,
  string
>;

/** The cells of a saved table by the header of their column, as a spreadsheet reads them. */
function cellsUnder(text: string) {
  const [head = [], ...rows] = papaparse.parse<string[]>(text.slice(1), { skipEmptyLines: true }).data;
  return (header: string) => rows.map((row) => row[head.indexOf(header)]);
}

test('what being late costs at first is a number, its currency beside it', () => {
  const company = { country: 'uk', kind: 'ltd', incorporated: '2026-02-10' } as const;
  const list = deadlines(company, '2026-11-21', '2027-11-21');
  const cells = cellsUnder(
    deadlineTable(list, { locale: 'en', page, rules, sharing, working, days: dayWords('en'), states }).text,
  );
  const first = list.map(({ lateFees = [] }) => lateFees[0]);

  expect(cells(page.table.lateFee)).toEqual(first.map((fee) => fee?.amount ?? ''));
  expect(cells(page.table.currency)).toEqual(first.map((fee) => fee?.currency ?? ''));
  expect(cells(page.table.lateFee).some((text = '') => /^\d+(\.\d+)?$/.test(text))).toBe(true);
});
