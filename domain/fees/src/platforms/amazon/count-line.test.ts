import { rate, toText } from '@formation/money';
import { expect, test } from 'vitest';
import { leavesOf } from '../../../testing/leaves.ts';
import type { Dated } from '../../schedule/schedule.ts';
import { lines } from '../../trace/lines.ts';
import type { CountBands } from '../../value/fee-value.ts';
import { bandName, countLine } from './count-line.ts';

const bands = (per: CountBands['per']): Dated<CountBands> => ({
  from: '2026-01-01',
  status: 'single',
  source: { title: 'test', checked: '2026-01-01' },
  value: {
    kind: 'count-bands',
    currency: 'USD',
    of: 'days',
    per,
    bands: [
      { upTo: '10', amount: '1.50' },
      { from: '20', below: '30', amount: '2.50' },
      { from: '30', amount: '3.50' },
    ],
  },
});

test.each([
  ['0', '1.50'],
  ['10', '1.50'],
  ['10.01', undefined],
  ['19.99', undefined],
  ['20', '2.50'],
  ['29.99', '2.50'],
  ['30', '3.50'],
  ['3000', '3.50'],
])('%s days cost %s', (days, expected) => {
  const found = countLine('fee', bands('unit'), rate(days));
  expect(found && toText(found.value)).toBe(expected);
});

test.each([
  [{ upTo: '10' }, '≤ 10 days'],
  [{ from: '20', below: '30' }, '≥ 20, < 30 days'],
  [{ from: '30' }, '≥ 30 days'],
  [{}, 'any days'],
] as const)('%j is the row %s', (band, name) => {
  expect(bandName({ ...band, amount: '1' }, bands('unit').value)).toBe(name);
});

test('an amount for a cubic foot says so, with its row', () => {
  const leavesBy = (per: CountBands['per']) => leavesOf(lines(countLine('fee', bands(per), rate('25'))));
  expect(leavesBy('ft³')).toEqual(['table fee (USD per cuft) ≥ 20, < 30 days']);
  expect(leavesBy('unit')).toEqual(['table fee (USD) ≥ 20, < 30 days']);
});
