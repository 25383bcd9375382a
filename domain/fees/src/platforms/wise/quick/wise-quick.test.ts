import { add, compare, money, rate, shortPercentText, toExactText, toText, type Currency } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leavesOf, uncitedIn } from '../../../../testing/leaves.ts';
import { explain } from '../../../trace/explain.ts';
import { transfer } from './answer.ts';
import { offeredMethods, recipientCurrencies, senderCurrencies, type Method } from './tables.ts';

const day = '2026-11-21';
const send = (amount: string, from: Currency, to: Currency, method: Method = 'bankTransfer') =>
  transfer({ amount: money(amount, from), to, method }, day);

test.each([
  // sent                                 our fee     discount   total       share         recipient
  ['1000', 'GBP', 'EUR', 'bankTransfer', '6.35', '0.3175', '6.0325', '0.0060325', '1144.652973'],
  ['0', 'GBP', 'EUR', 'bankTransfer', '1', '0', '1', '0', '0'], // the minimum
  ['999.99', 'GBP', 'EUR', 'bankTransfer', '6.34994', '0', '6.34994', null, '1144.275893096'], // just below 1,000
  ['5000', 'USD', 'GBP', 'swift', '40.5', '4.05', '36.45', '0.00729', '3921.2045'],
  ['10000', 'EUR', 'USD', 'debitCard', '120.35', '18.0525', '102.2975', '0.01022975', '10788.495725'],
  ['20000', 'GBP', 'GBP', 'creditCard', '280.35', '56.07', '224.28', '0.011214', '19775.72'], // rate 1
  ['50000', 'EUR', 'GBP', 'account', '300.35', '75.0875', '225.2625', '0.00450525', '43204.47215'],
  ['0.5', 'GBP', 'EUR', 'bankTransfer', '1', '0', '1', '2', '0'], // the fee exceeds the amount
  ['100', 'GBP', 'EUR', 'card', '1.55', '0', '1.55', '0.0155', '113.37502'], // not offered, but priced
  ['-5', 'GBP', 'EUR', 'bankTransfer', '1', '0', '1', '-0.2', '0'],
] as const)('%s %s to %s by %s', (sent, from, to, method, ...expected) => {
  const { ourFee, discount, total, totalShare, recipientGets } = send(sent, from, to, method).lines;
  const [fee, off, all, share, gets] = expected;

  expect([ourFee, discount, total, recipientGets].map(({ value }) => toExactText(value))).toEqual([
    fee,
    off,
    all,
    gets,
  ]);
  if (share) expect(toExactText(totalShare.value)).toBe(share);
});

test.each([
  // method, the amount from which the percentage exceeds the minimum, and the fee of 1,000
  ['bankTransfer', '6.35'],
  ['account', '6.35'],
  ['swift', '8.5'],
  ['debitCard', '12.35'],
  ['creditCard', '14.35'],
  ['card', '12.35'],
] as const)('1,000 by %s costs %s before discount', (method, fee) => {
  expect(toExactText(send('1000', 'GBP', 'EUR', method).lines.ourFee.value)).toBe(fee);
});

test.each([
  ['62.49', '1'],
  ['62.50', '1'], // 0.50 + 0.8% is exactly the minimum
  ['62.51', '1.00008'],
])('sending %s by SWIFT costs %s', (sent, fee) => {
  expect(toExactText(send(sent, 'GBP', 'EUR', 'swift').lines.ourFee.value)).toBe(fee);
});

test.each([
  // amount     discount  missing to the next step
  ['999.99', '0', '0.01'],
  ['1000', '0.05', '4000'],
  ['4999.99', '0.05', '0.01'],
  ['5000', '0.1', '5000'],
  ['9999.99', '0.1', '0.01'],
  ['10000', '0.15', '10000'],
  ['19999.99', '0.15', '0.01'],
  ['20000', '0.2', '30000'],
  ['49999.99', '0.2', '0.01'],
  ['50000', '0.25', undefined],
  ['0', '0', '1000'],
])('at %s the discount is %s and %s more is needed for the next', (amount, discount, missing) => {
  const { discountRate, missingToNextDiscount } = send(amount, 'USD', 'EUR').lines;

  expect(toExactText(discountRate.value)).toBe(discount);
  expect(missingToNextDiscount && toExactText(missingToNextDiscount.value)).toBe(missing);
});

test.each([
  ['GBP', 'EUR', '1.1516'],
  ['GBP', 'USD', '1.27'],
  ['EUR', 'GBP', '0.868'],
  ['EUR', 'USD', '1.09'],
  ['USD', 'GBP', '0.79'],
  ['USD', 'EUR', '0.92'],
  ['GBP', 'GBP', '1'], // the same currency
  ['USD', 'LKR', '1'], // a pair that the table lacks
] as const)('1 %s is %s %s', (from, to, expected) => {
  const { exchangeRate } = send('1', from, to).lines;
  expect(toExactText(exchangeRate.value)).toBe(expected);
  expect(explain(exchangeRate)).toMatchObject({ row: `${from}-${to}`, unit: 'to one' });
});

test('the discount of 1,000 drops the fee from 0.6% to 0.57%', () => {
  const { feeRate, newFeeRate, newFee, discount, ourFee } = send('1000', 'GBP', 'EUR').lines;

  expect([feeRate, newFeeRate].map(({ value }) => shortPercentText(value))).toEqual(['0.6', '0.57']);
  expect([ourFee, newFee, discount].map(({ value }) => toText(value))).toEqual(['6.35', '6.03', '0.32']);
});

test('a currency that is not offered to senders has no price', () => {
  expect(() => send('1000', 'LKR', 'USD')).toThrow('No price for LKR');
});

test('every offered method has its total, whichever is chosen', () => {
  const { methods } = send('1000', 'GBP', 'EUR', 'card');
  expect(methods.map(({ method, total }) => [method, toExactText(total.value), total.value.currency])).toEqual([
    ['bankTransfer', '6.0325', 'GBP'],
    ['account', '6.0325', 'GBP'],
    ['swift', '8.075', 'GBP'],
    ['debitCard', '11.7325', 'GBP'],
    ['creditCard', '13.6325', 'GBP'],
  ]);
});

test('the answer names its schedule and its day, and every line its key', () => {
  const answer = send('1000', 'GBP', 'EUR');

  expect(answer).toMatchObject({ schedule: 'quick', day });
  expect(toExactText(answer.lines.bankTransferFee.value)).toBe('0');
  for (const [name, { key }] of Object.entries(answer.lines)) expect(key).toBe(name);
  expect(explain(answer.lines.discountRate).row).toBe('1000');
  expect(explain(send('1', 'GBP', 'EUR').lines.discountRate).row).toBe('0');
});

test('the recipient never gets more than the amount at the rate, nor less than nothing', () => {
  const anAmount = fc.integer({ min: 0, max: 100_000_000 }).map((pence) => (pence / 100).toFixed(2));
  const from = fc.constantFrom(...senderCurrencies);
  const to = fc.constantFrom(...recipientCurrencies);

  fc.assert(
    fc.property(anAmount, from, to, fc.constantFrom(...offeredMethods, 'card'), (amount, sender, recipient, method) => {
      const { lines } = send(amount, sender, recipient, method);
      const { ourFee, discount, total, recipientGets, exchangeRate } = lines;

      const all = Number(amount) * Number(toExactText(exchangeRate.value));
      expect(Number(toExactText(recipientGets.value))).toBeLessThanOrEqual(all);
      expect(compare(recipientGets.value, rate('0'))).toBeGreaterThanOrEqual(0);
      expect(compare(add(total.value, discount.value), ourFee.value)).toBe(0);
      expect(compare(total.value, lines.newFee.value)).toBe(0);
    }),
  );
});

test('the fee before discount never falls when the amount rises', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 });
  const feeOf = (amount: number, method: Method) => send((amount / 100).toFixed(2), 'GBP', 'EUR', method).lines.ourFee;

  fc.assert(
    fc.property(cents, cents, fc.constantFrom(...offeredMethods), (amount, more, method) => {
      expect(compare(feeOf(amount + more, method).value, feeOf(amount, method).value)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('ends of quick Wise', () => {
  const { lines } = send('100', 'GBP', 'EUR', 'swift');
  expect(uncitedIn(lines)).toEqual([]);
  expect(leavesOf(lines)).toEqual([
    'constant  (GBP)',
    'constant  (fraction)',
    'constant bankTransferFee (GBP)',
    'input amount (GBP)',
    'table discountRate (fraction) 0',
    'table exchangeRate (to one) GBP-EUR',
    'table feeRate (fraction) swift',
    'table fixedFee (GBP) swift',
    'table minimumFee (GBP) swift',
    'table nextDiscountRate (fraction) 1000',
    'table nextDiscountStep (GBP) 1000',
  ]);
});
