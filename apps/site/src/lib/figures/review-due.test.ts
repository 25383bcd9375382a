import { isReviewDue, type IsoDate } from '@formation/fees';
import { sale } from '@formation/fees/etsy';
import { money } from '@formation/money';
import { expect, test } from 'vitest';
import { citedBy } from './review-due.tsx';

const kronor = (text: string) => money(text, 'SEK');
const answer = sale(
  {
    country: 'SE',
    itemPrice: kronor('100'),
    shippingPrice: kronor('0'),
    itemCost: kronor('0'),
    shippingCost: kronor('0'),
    perDollar: {
      from: '2026-11-20',
      status: 'verified',
      source: { title: 'test', checked: '2026-11-21' },
      value: { units: 10n, scale: 0 },
    },
  },
  '2026-11-21',
);
const cited = 'lines' in answer ? citedBy(Object.values(answer.lines).filter((line) => line !== undefined)) : [];

test('the entries behind every figure of an order', () => {
  const titles = new Set(cited.map(({ source }) => source.title));
  expect(titles.has('Etsy fees by country')).toBe(true); // processing
  expect(titles.has('test')).toBe(true); // the rate of exchange
  expect(citedBy([])).toEqual([]);
});

test.each([
  ['2026-12-09', false], // 183 days after processing in Sweden was read
  ['2026-12-10', true],
] as readonly (readonly [IsoDate, boolean])[])('on %s one of them is due for review: %s', (today, due) => {
  expect(cited.some((one) => isReviewDue(one, today))).toBe(due);
});
