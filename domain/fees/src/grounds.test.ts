import { add, compare, money, rate, toExactText } from '@formation/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryTexts } from '../testing/arbitrary.ts';
import { tableLeaves } from '../testing/leaves.ts';
import { amountOf, answerOf, type Answer } from './answer.ts';
import { groundsOf } from './grounds.ts';
import { loadPlatform, platformNames } from './platforms.ts';
import { readAnswers } from './question/read.ts';
import { isRefusal } from './refusal.ts';
import type { Status } from './schedule/schedule.ts';
import { fromTable, input, line } from './trace/figure.ts';
import { lines } from './trace/lines.ts';
import { difference, product, rounded, sum } from './trace/operations.ts';

const day = '2026-11-21';
const source = { title: 'test', checked: day } as const;
const of = (status: Status) => ({ cited: { status, source } });
const price = input('price', money('100', 'USD'));
const share = (text: string, status: Status) => product(price, fromTable('rate', rate(text), of(status)));
const each = (text: string, status: Status) => fromTable('each', money(text, 'USD'), of(status));

const shares = (answer: Answer) => groundsOf(answer).map(({ ground, amount }) => [ground, toExactText(amount)]);
const withFees = (fees: Parameters<typeof line<ReturnType<typeof money>, 'totalFees'>>[1]) =>
  answerOf({ day, lines: lines(line('totalFees', fees)), sheet: [], total: 'totalFees' });

test('each line counts with the least sure of its numbers, and what is typed by itself', () => {
  const rated = line('finalValueFee', rounded(share('0.13', 'official')));
  const mixed = line('fee', rounded(sum(share('0.01', 'official'), each('0.10', 'single'))));
  const ads = line('ads', product(price, input('rate', rate('0.05'))));
  const rent = line('rent', each('0.30', 'range'));
  const unknown = line('insertion', each('0.25', 'unknown'));
  const off = line('off', each('0.05', 'single'));

  expect(shares(withFees(difference(sum(rated, mixed, ads, rent, unknown), off)))).toEqual([
    ['official', '13'],
    ['single', '1.05'],
    ['range', '0.3'],
    ['unknown', '0.25'],
    ['typed', '5'],
  ]);
  expect(shares(withFees(rated))).toEqual([['official', '13']]);
});

test('what is converted is as sure as its fee: a rate of exchange does not count, nor does what was typed', () => {
  const rateOfDay = fromTable('midRate', rate('300'), { ...of('unknown'), unit: 'to one' });
  const converted = line('fee', product(product(each('0.30', 'single'), rateOfDay), input('pieces', rate('2'))));
  const typedAlone = line('ads', product(price, rateOfDay));

  expect(shares(withFees(converted))).toEqual([['single', '180']]);
  expect(shares(withFees(typedAlone))).toEqual([['typed', '30000']]);
});

test('an answer without fees rests on nothing', () => {
  const left = line('profit', price);

  expect(groundsOf(answerOf({ day, lines: lines(left), sheet: [], total: 'profit' }))).toEqual([]);
});

test('a discount belongs to the line that it is a part of, and makes it no surer', () => {
  const rated = line('finalValueFee', rounded(share('0.13', 'seen')));
  const ads = line('ads', rounded(share('0.02', 'official')));
  const discount = line('discount', product(rated, fromTable('rate', rate('0.1'), of('single'))));

  expect(shares(withFees(difference(sum(rated, ads), discount)))).toEqual([
    ['official', '2'],
    ['single', '11.7'],
  ]);
});

const platforms = await Promise.all(platformNames.map(async (name) => ({ name, ...(await loadPlatform(name)) })));

describe.each(platforms)('$name', ({ question, answer }) => {
  test('the shares are the fees, and none is surer than a number that it rests on', () => {
    fc.assert(
      fc.property(arbitraryTexts(question), (texts) => {
        const accepted = answer(readAnswers(question, texts).answers, day);
        const fees = isRefusal(accepted) ? undefined : amountOf(accepted, 'fees');
        if (isRefusal(accepted) || !fees) return;
        const found = groundsOf(accepted);
        const all = found.map(({ amount }) => amount).reduce(add, rate('0'));
        expect(compare(all, fees.value), toExactText(all)).toBe(0);
        const statuses = new Set(tableLeaves(fees).map(({ status }) => status));
        for (const { amount } of found) {
          expect(amount.units > 0n, 'no share is below nothing').toBe(true);
          expect(compare(amount, fees.value), 'nor more than the fees').toBeLessThanOrEqual(0);
        }
        for (const { ground } of found) expect(ground === 'typed' || statuses.has(ground), ground).toBe(true);
      }),
    );
  });
});
