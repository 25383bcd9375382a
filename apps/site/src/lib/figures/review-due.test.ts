import { citedIn, isRefusal, isReviewDue, readAnswers, type IsoDate } from '@formation/fees';
import { answer, question } from '@formation/fees/etsy';
import { expect, test } from 'vitest';

const order = answer(readAnswers(question, { country: 'SE', itemPrice: '100' }).answers, '2026-11-21');
const lines = isRefusal(order) ? [] : Object.values(order.lines).flatMap((line) => line ?? []);
const cited = citedIn(lines).map((one) => one.cited);

test('the entries behind every figure of an order', () => {
  const titles = new Set(cited.map(({ source }) => source.title));
  expect(titles.has('Etsy fees by country')).toBe(true); // processing
  expect(titles.size).toBeGreaterThan(1);
  expect(citedIn([])).toEqual([]);
});

test.each([
  ['2026-12-09', false], // 183 days after processing in Sweden was read
  ['2026-12-10', true],
] as readonly (readonly [IsoDate, boolean])[])('on %s one of them is due for review: %s', (today, due) => {
  expect(cited.some((one) => isReviewDue(one, today))).toBe(due);
});
