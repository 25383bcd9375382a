import { expect, test } from 'vitest';
import { amount, between, charge, percent, range, tiersByPart, tiersByWhole } from './kinds.ts';

test.each([
  [percent('13.6'), { kind: 'percent', percent: '13.6' }],
  [percent('1.2', between('1', '2')), { kind: 'percent', percent: '1.2', between: { low: '1', high: '2' } }],
  [amount('0.30', 'USD'), { kind: 'amount', amount: '0.30', currency: 'USD' }],
  [amount('35', 'USD', 'month'), { kind: 'amount', amount: '35', currency: 'USD', per: 'month' }],
  [
    amount('35', 'USD', undefined, between('30', '40')),
    { kind: 'amount', amount: '35', currency: 'USD', between: { low: '30', high: '40' } },
  ],
  [
    amount('35', 'USD', 'month', between('30', '40')),
    { kind: 'amount', amount: '35', currency: 'USD', per: 'month', between: { low: '30', high: '40' } },
  ],
  [charge('2.9', { fixed: { USD: '0.30' } }), { kind: 'charge', percent: '2.9', fixed: { USD: '0.30' } }],
  [tiersByPart('USD', []), { kind: 'tiers', currency: 'USD', by: 'part', steps: [] }],
  [tiersByWhole('GBP', []), { kind: 'tiers', currency: 'GBP', by: 'whole', steps: [] }],
  [range('percent', '2', '100'), { kind: 'range', of: 'percent', least: '2', most: '100' }],
])('%j says its kind, its unit and how far it is open, and nothing that was not given', (value, said) => {
  expect(value).toStrictEqual(said);
});
