import { compare, money, toExactText, toText } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { workedInvoice } from './worked-invoice.ts';

const day = '2026-11-21';
const of = (amount: string) => workedInvoice(money(amount, 'USD'), day);

test('2,400 dollars on their way home, worked out by hand', () => {
  const { card, inCompanyAccount, transfer, sent, conversion, bank, lands, kept } = of('2400');

  expect(toExactText(card.fee)).toBe('69.9'); // 2.9% of 2,400 is 69.60, and 0.30
  expect(toExactText(inCompanyAccount)).toBe('2330.1');
  expect(toExactText(transfer.fee)).toBe('13.61407'); // 0.6% of 2,330.10 and 0.35 are 14.3306, less 5%
  expect(toExactText(sent)).toBe('2316.48593');
  expect(toText(conversion.gives, 2)).toBe('766537.71'); // at 330.90540472
  expect(toExactText(bank.fee)).toBe('400');
  expect(toText(lands, 2)).toBe('766137.71');
  expect(toText(kept, 3)).toBe('0.965');
});

test('the transfer of a small invoice has no discount', () => {
  expect(toExactText(of('1000').transfer.discount)).toBe('0'); // 970.70 are sent
  expect(toExactText(of('1031').transfer.discount)).toBe('0.05'); // 1,000.80 are sent
});

test('every number says from which day it holds and where it was read', () => {
  const { card, conversion, bank } = of('2400');

  expect([card.from, conversion.from, bank.from]).toEqual(['2026-06-09', '2026-09-29', '2022-03-18']);
  for (const { source } of [card, conversion, bank]) expect(source.href).toMatch(/^https:/);
});

test('before the first known fee the first counts, and says from which day it is known', () => {
  const { card } = workedInvoice(money('2400', 'USD'), '2026-06-08');
  expect([toExactText(card.fee), card.from]).toEqual(['69.9', '2026-06-09']);
});

test('more invoiced never lands less, and never all of it', () => {
  const cents = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(cents, cents, (a, b) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)].map((amount) => of((amount / 100).toFixed(2)));
      expect(less && more && compare(less.lands, more.lands)).toBeLessThanOrEqual(0);
      expect(more && compare(more.kept, money('1', 'USD'))).toBeLessThan(0);
    }),
  );
});
