import { money, rate, toExactText } from '@formation/money';
import { expect, test } from 'vitest';
import { quickSource } from '../schedule/quick-source.ts';
import { explain, unitOf, workedOut } from './explain.ts';
import { constant, fromTable, input, inUnit, line } from './figure.ts';
import * as of from './operations.ts';

const amount = (text: string) => input('amount', money(text, 'USD'));
const number = (text: string) => constant(rate(text));

test.each([
  ['sum', of.sum(amount('1.5'), amount('2'), amount('3')), '6.5'],
  ['difference', of.difference(amount('10'), amount('2.5'), amount('1')), '6.5'],
  ['product', of.product(amount('10'), number('0.12')), '1.2'],
  ['quotient', of.quotient(amount('1'), amount('3')), '0.33333333333333333333'],
  ['quotient by zero', of.quotient(amount('1'), amount('0')), '0'],
  ['divided by', of.dividedBy(amount('1'), number('8')), '0.125'],
  ['divided by zero', of.dividedBy(amount('1'), number('0')), '0'],
  ['largest', of.largest(amount('1'), amount('3'), amount('2')), '3'],
  ['smallest', of.smallest(amount('2'), amount('1'), amount('3')), '1'],
  ['rounded', of.rounded(amount('17.275')), '17.28'],
  ['rounded to 1', of.rounded(amount('-0.05'), 1), '-0.1'],
  ['rounded up', of.roundedUp(number('0.01')), '1'],
  ['exchanged', of.exchanged(amount('10'), number('330.5'), 'LKR'), '3305'],
])('%s: the value, and the same value from its explanation', (_, figure, expected) => {
  expect(toExactText(figure.value)).toBe(expected);
  expect(toExactText(workedOut(explain(figure)))).toBe(expected);
});

test('an explanation is plain JSON with every leaf named', () => {
  const cited = quickSource('test');
  const each = fromTable('perLb', money('0.83', 'USD'), { cited, row: 'oversize', unit: 'per lb' });
  const fee = line('fee', of.rounded(of.product(each, input('weight', rate('9.5'), 'lb'))));

  expect(JSON.parse(JSON.stringify(explain(fee)))).toEqual({
    key: 'fee',
    value: '7.89',
    unit: 'USD',
    op: 'rounded',
    decimals: 2,
    of: [
      {
        value: '7.885',
        unit: 'USD',
        op: 'product',
        of: [
          { key: 'perLb', value: '0.83', unit: 'USD per lb', op: 'table', row: 'oversize', cited },
          { key: 'weight', value: '9.5', unit: 'lb', op: 'input' },
        ],
      },
    ],
  });
});

const weight = (text: string) => input('weight', rate(text), 'lb');
const length = (text: string) => input('length', rate(text), 'in');
const half = number('0.5');

test.each([
  ['a fraction counts nothing', half, undefined],
  ['money says itself what it is', amount('1'), undefined],
  ['what is typed', weight('1'), 'lb'],
  ['a part of it', of.product(weight('1'), half), 'lb'],
  ['as often as', of.product(half, weight('1')), 'lb'],
  ['what is shared out', of.dividedBy(weight('1'), half), 'lb'],
  ['two things multiplied', of.product(weight('1'), length('2')), undefined],
  ['one weight in parts of another', of.quotient(weight('1'), weight('2')), undefined],
  ['weights added', of.sum(weight('1'), weight('2')), 'lb'],
  ['the larger of two weights', of.largest(weight('1'), weight('2')), 'lb'],
  ['a weight less a plain number', of.difference(weight('1'), half), 'lb'],
  ['a plain number less a weight', of.difference(half, weight('1')), undefined],
  ['a weight rounded up', of.roundedUp(weight('1.2')), 'lb'],
  ['a weight worked out from lengths', inUnit(of.product(length('1'), length('2')), 'lb'), 'lb'],
  [
    'money by weight',
    of.product(fromTable('each', money('1', 'USD'), { cited: quickSource('test') }), weight('2')),
    undefined,
  ],
])('%s: what it counts', (_, figure, unit) => {
  expect(unitOf(figure)).toBe(unit);
});

test('an explanation names only what there is', () => {
  expect(explain(half)).toEqual({ value: '0.5', op: 'constant' });
  expect(explain(of.roundedUp(weight('1.2')))).toEqual({
    value: '2',
    unit: 'lb',
    op: 'roundedUp',
    decimals: 0,
    of: [{ key: 'weight', value: '1.2', unit: 'lb', op: 'input' }],
  });
});

test('an explanation is worked out from its leaves alone', () => {
  const explanation = explain(of.sum(amount('1'), of.product(amount('2'), number('3'))));
  const withoutValuesBetween = JSON.parse(
    JSON.stringify(explanation, (key, value: unknown) =>
      key === '' || (typeof value === 'object' && value !== null && 'op' in value && value.op === 'product')
        ? { ...(value as object), value: 'wrong' }
        : value,
    ),
  );

  expect(toExactText(workedOut(withoutValuesBetween))).toBe('7');
});

test('a leaf takes only the citation from the entry that it is in', () => {
  const cited = { ...quickSource('test'), value: { a: 'whole table' } };
  expect(explain(fromTable('x', rate('1'), { cited })).cited).toEqual(quickSource('test'));
  const confirmed = { ...quickSource('test'), confirmedBy: [quickSource('other').source] };
  expect(explain(fromTable('x', rate('1'), { cited: confirmed })).cited).toEqual(confirmed);
  const dated = { ...confirmed, from: '2026-01-01', begins: true } as const;
  expect(explain(fromTable('x', rate('1'), { cited: dated })).cited).toEqual(dated);
});

test('currencies do not mix: these lines must not compile', () => {
  const pounds = input('amount', money('1', 'GBP'));

  // @ts-expect-error dollars and pounds do not add
  of.sum(amount('1'), pounds);
  // @ts-expect-error nor compare
  of.largest(amount('1'), pounds);
  // @ts-expect-error nor divide
  of.quotient(amount('1'), pounds);
  // @ts-expect-error money times money has no meaning
  of.product(amount('1'), amount('1'));
  expect(pounds.value.currency).toBe('GBP');
});
