import { compare, minus, money, rate, times, toExactText, toText, type Currency, type Money } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersTo } from '../../../testing/arbitrary.ts';
import { leavesOf, uncitedIn } from '../../../testing/leaves.ts';
import { boundOf } from '../../answer.ts';
import type { Texts } from '../../question/read.ts';
import { isRefusal } from '../../refusal.ts';
import { quickSource } from '../../schedule/quick-source.ts';
import { inForce } from '../../schedule/schedule.ts';
import { constant, input } from '../../trace/figure.ts';
import { tiersByPart } from '../../value/kinds.ts';
import { volumeDiscount } from './fees.ts';
import { answer, question } from './index.ts';
import { corridors, volumeDiscount as tiers } from './tables/corridors.ts';

const day = '2026-11-21';
const request = (texts: Texts) => answersTo(question, texts);
const lines = (texts: Texts) => {
  const found = answer(request(texts), day);
  if (isRefusal(found)) throw new Error(JSON.stringify(found));
  return found.lines;
};

test('1,000 dollars to euros', () => {
  const { fee, recipientGets, feeShare } = lines({ from: 'USD', to: 'EUR', amount: '1000' }); // at 0.88022588

  expect([fee, recipientGets].map(({ value }) => toText(value))).toEqual(['9.87', '871.54']);
  expect(toExactText(feeShare.value)).toBe('0.00987');
});

test('at a rate of one’s own', () => {
  const { recipientGets } = lines({ from: 'USD', to: 'EUR', amount: '1000', rate: '0.9' });
  expect(toText(recipientGets.value)).toBe('891.12');
});

test.each([
  // sent     sent before   before discount  discount  fee
  ['30000', '0', ['99.29', '10.00', '89.29']], // 10,000 above the first limit
  ['20000', '0', ['66.39', '0.00', '66.39']], // exactly at the limit
  ['1000', '20000', ['3.88', '1.00', '2.88']],
  ['10000', '295000', ['33.49', '12.50', '20.99']], // 5,000 in each of two brackets
  ['1000', '2000000', ['3.88', '1.70', '2.18']], // above the last limit
])('%s pounds to euros after %s in the month', (amount, volumeBefore, expected) => {
  const { feeBeforeDiscount, volumeDiscount: off, fee } = lines({ from: 'GBP', to: 'EUR', amount, volumeBefore });

  expect([feeBeforeDiscount, off, fee].map(({ value }) => toText(value))).toEqual(expected);
});

const volume = (sent: Money, earlier: string, perOne: string) => ({
  sent: input('amount', sent),
  before: input('volumeBefore', money<Currency>(earlier, 'GBP')),
  toPounds: constant(rate(perOne)),
});

test('dollars count as pounds towards the volume of the month', () => {
  const off = volumeDiscount(volume(money('50000', 'USD'), '0', '0.8'), inForce(tiers, day));

  expect(toText(off.value)).toBe('25.00'); // 40,000 pounds, 20,000 above the limit, 20 pounds off, 25 dollars
  expect(off.value.currency).toBe('USD');
});

test("Wise's own example, with the brackets and the rate of an older page", () => {
  const older = {
    ...quickSource('test'),
    value: tiersByPart('GBP', [
      { upTo: '100000', percent: '0' },
      { upTo: '300000', percent: '0.1' },
    ]),
  };
  const feeOf = (sent: string, earlier: string) => {
    const amount = money<Currency>(sent, 'GBP');
    return toText(minus(times(amount, rate('0.0035')), volumeDiscount(volume(amount, earlier, '1'), older).value));
  };

  expect([feeOf('100000', '0'), feeOf('100000', '100000'), feeOf('500', '200000')]).toEqual([
    '350.00',
    '250.00',
    '1.25',
  ]);
});

test('only pairs with a published fee are offered', () => {
  const [, to] = question.fields;
  if (to?.kind !== 'choice') throw new Error('the second field is the currency of the recipient');
  const offered = ['GBP', 'USD', 'EUR'].flatMap((from) =>
    to.offered({ from }).map((currency) => `${from}-${currency}`),
  );
  expect(offered.toSorted()).toEqual(Object.keys(corridors).toSorted());
  expect(answer({ ...request({ amount: '100' }), from: 'EUR', to: 'INR' }, day)).toEqual({
    refused: 'not-published',
    what: 'corridor',
  });
});

test.each([
  ['USD', undefined, 'bankTransfer', undefined],
  ['USD', 'ach', 'ach', 'achFunding'],
  ['GBP', 'ach', 'bankTransfer', undefined], // only in the United States
  ['GBP', undefined, 'bankTransfer', undefined],
  ['GBP', 'debitCard', 'debitCard', 'cardFunding'],
  ['EUR', 'swift', 'swift', 'swiftFunding'],
  ['EUR', 'account', 'account', 'balanceFunding'],
])('from %s, paid by %s: it is %s, and not counted is %s', (from, method, taken, missing) => {
  const answers = request({ from, method, amount: '100' });
  const found = answer(answers, day);
  if (isRefusal(found)) throw new Error(JSON.stringify(found));
  expect(answers.method).toBe(taken);
  expect(found.notCounted).toEqual([...(missing ? [missing] : []), 'sriLankanVat', 'ownBank', 'banksOnTheWay']);
});

test('a currency is not sent to itself', () => {
  expect(request({ from: 'USD', to: 'USD' }).to).toBe('EUR');
  expect(request({ from: 'EUR' }).to).toBe('GBP');
});

test('a fee above the amount leaves nothing', () => {
  expect(toText(lines({ from: 'GBP', to: 'EUR', amount: '0.50' }).recipientGets.value)).toBe('0.00');
});

test('the recipient never gets more than the amount at the rate', () => {
  const pence = fc.nat(100_000_000).map((units) => (units / 100).toFixed(2));

  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(corridors)), pence, pence, (corridor, amount, volumeBefore) => {
      const [from, to] = corridor.split('-');
      const sent = request({ from, to, amount, volumeBefore, rate: '1.5' });
      const { recipientGets } = lines({ from, to, amount, volumeBefore, rate: '1.5' });

      expect(compare(recipientGets.value, times(sent.amount, rate('1.5')))).toBeLessThanOrEqual(0);
    }),
  );
});

test('ends of Wise', () => {
  const shown = lines({ from: 'USD', to: 'EUR', amount: '50000' });
  expect(uncitedIn(shown)).toEqual([]);
  expect(leavesOf(shown)).toEqual([
    'constant  (USD)',
    'input amount (USD)',
    'input volumeBefore (GBP)',
    'table feeRate (fraction) USD-EUR',
    'table fixedFee (USD) USD-EUR',
    'table midRate (to one)',
    'table midToPounds (to one)',
    'table volumeDiscountLimit (GBP)',
    'table volumeDiscountRate (fraction) ≤ 20000',
    'table volumeDiscountRate (fraction) ≤ 300000',
  ]);
});

test.each([
  ['bankTransfer', undefined, undefined],
  ['account', 'at-most', 'at-least'],
  ['swift', 'at-least', 'at-most'],
  ['debitCard', 'at-least', 'at-most'],
])('paid by %s: the fee is %s, what arrives %s', (method, fee, arrives) => {
  const found = answer(request({ from: 'GBP', to: 'EUR', amount: '750', method }), day);
  if (isRefusal(found)) throw new Error(JSON.stringify(found));

  expect([boundOf(found, 'fee'), boundOf(found, 'recipientGets')]).toEqual([fee, arrives]);
  expect([boundOf(found, 'feeBeforeDiscount'), boundOf(found, 'amount')], 'these are known').toEqual([
    undefined,
    undefined,
  ]);
});
