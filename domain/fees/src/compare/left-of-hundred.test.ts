import { toText } from '@formation/money';
import { expect, test } from 'vitest';
import { amountOf } from '../answer.ts';
import { loadPlatform } from '../platforms.ts';
import { readAnswers } from '../question/read.ts';
import { isRefusal } from '../refusal.ts';
import { commonCases, leftOfHundred, type EarningPlatform } from './left-of-hundred.ts';

const day = '2026-11-29';
const rows = await leftOfHundred(day);
const names = Object.keys(commonCases) as EarningPlatform[];

// Each by hand, from the published fees of the day.
test.each<[EarningPlatform, left: string, ground: string]>([
  ['stripe', '96.80', 'official'], // 2.9% + 0.30
  ['shopify', '94.01', 'seen'], // 3.99%, and 2%
  ['etsy', '90.05', 'seen'], // 0.20, 6.5%, and 3% + 0.25
  ['upwork', '90.00', 'range'], // 10%
  ['gumroad', '86.30', 'official'], // 10% + 0.50, and 2.9% + 0.30
  ['google-play', '85.00', 'official'], // 10%, and 5%
  ['amazon', '85.00', 'seen'], // 15%
  ['patreon', '84.10', 'single'], // 10%, and 2.9% + 10 × 0.30
  ['fiverr', '80.00', 'seen'], // 20%
  ['app-store', '70.00', 'seen'], // 30%
  ['youtube', '54.45', 'seen'], // 55% of it, less 10% of a tenth of that
  ['udemy', '35.53', 'single'], // 3%, 37% of what remains, less 10% of a tenth of that
])('%s leaves %s of 100 dollars, as sure as its least sure fee: %s', (platform, left, ground) => {
  const row = rows.find((one) => one.platform === platform);
  expect(row && { left: toText(row.left), ground: row.ground }).toEqual({ left, ground });
});

test('a rate that is only known as a range says from where to where, and no other does', () => {
  const ranges = rows.flatMap(({ platform, range }) =>
    range ? [[platform, toText(range.low), toText(range.high)]] : [],
  );
  expect(ranges).toContainEqual(['upwork', '85.00', '100.00']);
  expect(ranges.map(([platform]) => platform)).toEqual(
    rows.filter(({ ground }) => ground === 'range').map(({ platform }) => platform),
  );
});

test('every platform is there, the one that leaves most first', () => {
  expect(rows.map(({ platform }) => platform).toSorted()).toEqual(names.toSorted());
  const left = rows.map((row) => Number(toText(row.left)));
  expect(left).toEqual(left.toSorted((a, b) => b - a));
});

test.each(names)('100 dollars are paid in the case of %s, which is read without a fault', async (name) => {
  const { question, answer } = await loadPlatform(name);
  const { answers, faults } = readAnswers(question, commonCases[name]);
  expect(faults).toEqual([]);
  const found = answer(answers, day);
  const paid = isRefusal(found) ? undefined : amountOf(found, 'revenue')?.value;
  expect(paid && [toText(paid, 2), paid.currency]).toEqual(['100.00', 'USD']);
});
