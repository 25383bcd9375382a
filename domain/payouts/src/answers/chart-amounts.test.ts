import { money, moneyText } from '@formation/money';
import { expect, test } from 'vitest';
import type { Question } from '../question.ts';
import type { BreakEven } from './break-even.ts';
import { chartAmounts } from './chart-amounts.ts';

const of = (amount: string): Question => ({
  amount: money(amount, 'USD'),
  payer: { country: 'US', by: 'any' },
  timesAMonth: 1,
  company: 'none',
  bank: 'other',
  own: {},
  day: '2026-11-21',
});
/** Where routes change places; the first is where the chart begins. */
const at = (...invoices: readonly string[]) =>
  invoices.map((invoice) => ({ invoice: money(invoice, 'USD') }) as unknown as BreakEven); // nothing else of them is read

test.each([
  ['1000', [], ['$500.00', '$1,000.00', '$1,500.00', '$2,000.00']],
  ['10', [], ['$50.00', '$100.00', '$150.00', '$200.00']], // at least to 200
  ['1000', ['0', '3000'], ['$1,500.00', '$3,000.00', '$4,500.00', '$6,000.00']],
  ['1000', ['3000'], ['$500.00', '$1,000.00', '$1,500.00', '$2,000.00']], // the first is no change of places
])('an invoice of %s and places at %j are shown at %j', (amount, invoices, shown) => {
  expect(chartAmounts(at(...invoices), of(amount), 4).map((one) => moneyText(one))).toEqual(shown);
});
