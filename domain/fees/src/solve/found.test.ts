import { money } from '@formation/money';
import { expect, test } from 'vitest';
import { answerOf, type Answer } from '../answer.ts';
import { line, constant } from '../trace/figure.ts';
import { lines } from '../trace/lines.ts';
import { inRole, lineOf, lowest, outcomeOf } from './found.ts';

/** A sale of so many cents, of which ten are lost. */
function sale(cents: number): Answer {
  const amount = (units: number) => constant(money((units / 100).toFixed(2), 'USD'));
  const [revenue, profit, costs] = [
    line('revenue', amount(cents)),
    line('profit', amount(cents - 10)),
    line('costs', amount(10)),
  ];
  return answerOf({ day: '2026-11-21', lines: lines(revenue, profit, costs), sheet: [], total: 'profit' });
}

const profit = { currency: 'USD', key: 'profit' } as const;

test('an amount that meets the goal exactly stands alone', () => {
  const answer = sale(100);

  expect(lowest({ cents: 100n, answer, isExact: true }, profit)).toStrictEqual({
    bound: 'lowest',
    value: { currency: 'USD', units: 100n, scale: 2 },
    answer,
    reached: answer.lines['profit'],
    isExact: true,
  });
});

test('where none meets it, its neighbour below and the reason stand beside it', () => {
  const [answer, lower] = [sale(100), sale(99)];

  expect(
    lowest({ cents: 100n, answer, isExact: false, why: 'cent', below: { cents: 99n, answer: lower } }, profit),
  ).toStrictEqual({
    bound: 'lowest',
    value: { currency: 'USD', units: 100n, scale: 2 },
    answer,
    reached: answer.lines['profit'],
    isExact: false,
    why: 'cent',
    below: {
      value: { currency: 'USD', units: 99n, scale: 2 },
      answer: lower,
      reached: lower.lines['profit'],
    },
  });
});

test('an amount in yen has no cents', () => {
  const { value } = lowest({ cents: 100n, answer: sale(100), isExact: true }, { ...profit, currency: 'JPY' });

  expect(value).toEqual({ currency: 'JPY', units: 100n, scale: 0 });
});

test('a target is measured by profit, revenue and costs', () => {
  const answer = sale(100);

  expect(outcomeOf(answer)).toStrictEqual({
    profit: answer.lines['profit'],
    revenue: answer.lines['revenue'],
    costs: answer.lines['costs'],
  });
});

test('a line that an answer lacks is named by the error', () => {
  expect(() => inRole(sale(100), 'fees')).toThrow(new RangeError('The answer has no line for fees'));
  expect(() => lineOf(sale(100), 'arrives')).toThrow(new RangeError('The answer has no line arrives'));
});
