import { expect, test } from 'vitest';
import { amount, between, charge, percent, range, tiersByPart, tiersByWhole } from './kinds.ts';

test('a value says its kind, its unit and how far it is open, and nothing that was not given', () => {
  const open = between('30', '40');

  expect(percent('13.6')).toStrictEqual({ kind: 'percent', percent: '13.6' });
  expect(percent('35', open)).toStrictEqual({ kind: 'percent', percent: '35', between: { low: '30', high: '40' } });
  const dollars = { kind: 'amount', amount: '35', currency: 'USD' };
  expect(amount('35', 'USD')).toStrictEqual(dollars);
  expect(amount('35', 'USD', 'month')).toStrictEqual({ ...dollars, per: 'month' });
  expect(amount('35', 'USD', undefined, open)).toStrictEqual({ ...dollars, between: { low: '30', high: '40' } });
  expect(amount('35', 'USD', 'month', open)).toStrictEqual({
    ...dollars,
    per: 'month',
    between: { low: '30', high: '40' },
  });
  expect(charge('2.9', { fixed: { USD: '0.30' } })).toStrictEqual({
    kind: 'charge',
    percent: '2.9',
    fixed: { USD: '0.30' },
  });
  expect(tiersByPart('USD', [])).toStrictEqual({ kind: 'tiers', currency: 'USD', by: 'part', steps: [] });
  expect(tiersByWhole('GBP', [])).toStrictEqual({ kind: 'tiers', currency: 'GBP', by: 'whole', steps: [] });
  expect(range('percent', '2', '100')).toStrictEqual({ kind: 'range', of: 'percent', least: '2', most: '100' });
});
