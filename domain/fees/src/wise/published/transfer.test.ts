import { compare, minus, money, rate, times, toExactText, toText, type Currency } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explain, workedOut } from '../../figure/explain.ts';
import { constant, input } from '../../figure/figure.ts';
import { isRefusal } from '../../published/refusal.ts';
import { quickSource } from '../../quick-source.ts';
import { corridors } from './tables/corridors.ts';
import { transfer, type TransferInputs } from './transfer.ts';
import { volumeDiscount } from './volume-discount.ts';

const day = '2026-11-21';
const quoted = (text: string) => ({ ...quickSource('test'), value: rate(text) });
const lines = (inputs: TransferInputs) => {
  const answer = transfer(inputs, day);
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
  return answer.lines;
};

test('1,000 dollars to euros', () => {
  const amount = money('1000', 'USD');
  const { fee, recipientGets, feeShare } = lines({
    amount,
    to: 'EUR',
    mid: quoted('0.88022588'),
    midToPounds: quoted('0.74'),
  });

  expect([fee, recipientGets].map(({ value }) => toText(value))).toEqual(['9.87', '871.54']);
  expect(toExactText(feeShare.value)).toBe('0.00987');
});

test.each([
  // sent     sent before   before discount  discount  fee
  ['30000', '0', ['99.29', '10.00', '89.29']], // 10,000 above the first limit
  ['20000', '0', ['66.39', '0.00', '66.39']], // exactly at the limit
  ['1000', '20000', ['3.88', '1.00', '2.88']],
  ['10000', '295000', ['33.49', '12.50', '20.99']], // 5,000 in each of two brackets
  ['1000', '2000000', ['3.88', '1.70', '2.18']], // above the last limit
])('%s pounds to euros after %s in the month', (sent, before, expected) => {
  const inputs = {
    amount: money(sent, 'GBP'),
    to: 'EUR',
    mid: quoted('1.16'),
    volumeBefore: money(before, 'GBP'),
  } as const;
  const { feeBeforeDiscount, volumeDiscount: off, fee } = lines(inputs);

  expect([feeBeforeDiscount, off, fee].map(({ value }) => toText(value))).toEqual(expected);
});

test('dollars count as pounds towards the volume of the month', () => {
  const inputs = { to: 'EUR', mid: quoted('0.88'), midToPounds: quoted('0.8') } as const;
  const { volumeDiscount: off } = lines({ ...inputs, amount: money('50000', 'USD') });

  expect(toText(off.value)).toBe('25.00'); // 40,000 pounds, 20,000 above the limit, 20 pounds off, 25 dollars
  expect(off.value.currency).toBe('USD');
});

test("Wise's own example, with the brackets and the rate of an older page", () => {
  const older = {
    ...quickSource('test'),
    value: [
      { from: '0', upTo: '100000', off: '0' },
      { from: '100000', upTo: '300000', off: '0.0010' },
    ],
  };
  const feeOf = (sent: string, earlier: string) => {
    const amount = money(sent, 'GBP');
    const volume = {
      sent: input('amount', amount),
      before: input('before', money(earlier, 'GBP')),
      toPounds: constant(rate('1')),
    };
    return toText(minus(times(amount, rate('0.0035')), volumeDiscount(volume, older).value));
  };

  expect([feeOf('100000', '0'), feeOf('100000', '100000'), feeOf('500', '200000')]).toEqual([
    '350.00',
    '250.00',
    '1.25',
  ]);
});

test.each([
  ['USD', 'LKR', 'corridor'],
  ['GBP', 'LKR', 'corridor'],
  ['USD', 'USD', 'corridor'],
  ['USD', 'EUR', 'midToPounds'], // the caller did not say what a dollar is in pounds
] as const)('%s to %s: %s is not published', (from, to, what) => {
  const inputs = { amount: money<Currency>('100', from), to, mid: quoted('1') };
  expect(transfer(inputs, day)).toEqual({ refused: 'not-published', what });
});

test('a fee above the amount leaves nothing', () => {
  const { recipientGets } = lines({ amount: money('0.50', 'GBP'), to: 'EUR', mid: quoted('1.16') });
  expect(toText(recipientGets.value)).toBe('0.00');
});

test('the recipient never gets more than the amount at the rate, and every figure follows from its own trace', () => {
  const pence = fc.nat(100_000_000);

  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(corridors)), pence, pence, (corridor, sent, before) => {
      const [from, to] = corridor.split('-') as [Currency, Currency];
      const amount = money((sent / 100).toFixed(2), from);
      const volumeBefore = money((before / 100).toFixed(2), 'GBP');
      const all = lines({ amount, to, mid: quoted('1.5'), midToPounds: quoted('0.75'), volumeBefore });
      const figures = Object.values(all);

      expect(compare(all.recipientGets.value, times(amount, rate('1.5')))).toBeLessThanOrEqual(0);
      expect(figures.map((figure) => toExactText(workedOut(explain(figure))))).toEqual(
        figures.map(({ value }) => toExactText(value)),
      );
    }),
    { numRuns: 10_000 },
  );
});
