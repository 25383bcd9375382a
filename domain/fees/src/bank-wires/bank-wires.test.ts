import { money, rate, toExactText, toText } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explain, workedOut } from '../figure/explain.ts';
import { isRefusal } from '../published/refusal.ts';
import { tableFaults } from '../published/table-faults.ts';
import { quickSource } from '../quick-source.ts';
import { credit, rupeeCredit } from './credit.ts';
import * as american from './tables/american-banks.ts';
import * as sriLankan from './tables/sri-lankan-banks.ts';
import { wire } from './wire.ts';

const day = '2026-11-21';
const mid = { ...quickSource('test'), value: rate('330.90540472') };
const given = <A extends object>(answer: A) => {
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
  return answer as Exclude<A, { refused: string }>;
};

test.each([
  ['1000', '0', '330505.40'],
  ['1000', '0.01', '327196.35'],
  ['1', '0', '0.00'], // the charge is more than what arrives
] as const)('%s dollars to a rupee account, markup %s', (arrives, markup, expected) => {
  const inputs = { bank: 'HNB', arrives: money(arrives, 'USD'), mid, markup: rate(markup) } as const;
  expect(toText(given(rupeeCredit(inputs, day)).lines.credited.value)).toBe(expected);
});

test.each([
  ['2016-09-01', '200.00'],
  ['2022-03-17', '200.00'],
  ['2022-03-18', '400.00'],
  ['2026-11-21', '400.00'],
] as const)('on %s the bank took %s rupees', (on, expected) => {
  const inputs = { bank: 'HNB', arrives: money('1000', 'USD'), mid, markup: rate('0') } as const;
  expect(toText(given(rupeeCredit(inputs, on)).lines.charge.value)).toBe(expected);
});

test.each([
  ['foreignCurrency', '995.00'],
  ['fcbu', '993.00'],
  ['personalForeignCurrency', '1000.00'],
] as const)('1,000 dollars to an account of the kind %s', (account, expected) => {
  const { credited } = given(credit({ bank: 'HNB', account, arrives: money('1000', 'USD') }, day)).lines;
  expect(toText(credited.value)).toBe(expected);
});

test('a charge that nobody publishes is refused', () => {
  const arrives = money('1000', 'USD');
  const refused = { refused: 'not-published', what: 'inwardCharge' };
  expect(rupeeCredit({ bank: 'Sampath Bank', arrives, mid, markup: rate('0') }, day)).toEqual(refused);
  expect(credit({ bank: 'NDB', account: 'foreignCurrency', arrives }, day)).toEqual(refused);
  expect(credit({ bank: 'HNB', account: 'foreignCurrency', arrives: money('1000', 'GBP') }, day)).toEqual(refused);
});

test('Bank of America sends 2,000 dollars, fee on top, two banks on the way take 15', () => {
  const inputs = {
    bank: 'Bank of America',
    kind: 'abroadInDollars',
    amount: money('2000', 'USD'),
    feeOnTop: true,
    takenOnTheWay: [money('15', 'USD'), money('15', 'USD')],
  } as const;
  const { debited, arrives } = given(wire(inputs, day)).lines;
  const { credited } = given(credit({ bank: 'HNB', account: 'foreignCurrency', arrives: arrives.value }, day)).lines;

  expect([debited, arrives, credited].map(({ value }) => toText(value))).toEqual(['2045.00', '1970.00', '1965.00']);
  const inside = given(wire({ ...inputs, feeOnTop: false }, day)).lines;
  expect([inside.debited, inside.arrives, inside.lost].map(({ value }) => toText(value))).toEqual([
    '2000.00',
    '1925.00',
    '75.00',
  ]);
});

test('a wire that a bank has no price for is refused', () => {
  const inputs = { kind: 'abroadInDollars', amount: money('1', 'USD') } as const;
  expect(wire({ bank: 'Capital One 360', ...inputs }, day)).toEqual({ refused: 'not-published', what: 'wire' });
  expect(wire({ bank: 'Chase', ...inputs }, '2020-01-01')).toEqual({ refused: 'not-published', what: 'wire' });
});

test('every number has its day and its source', () => {
  expect(tableFaults({ american, banks: sriLankan.sriLankanBanks, ...sriLankan })).toEqual([]);
});

test('nothing is credited that did not arrive, and every figure follows from its own trace', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.integer({ min: 0, max: 500 }), (cents, points) => {
      const arrives = money((cents / 100).toFixed(2), 'USD');
      const inputs = { bank: 'HNB', arrives, mid, markup: rate((points / 10_000).toFixed(4)) } as const;
      const { lines } = given(rupeeCredit(inputs, day));

      expect(Number(toText(lines.credited.value))).toBeLessThanOrEqual((cents / 100) * 330.90540472);
      const figures = [
        ...Object.values(lines),
        ...Object.values(given(wire({ bank: 'Chase', kind: 'abroadInDollars', amount: arrives }, day)).lines),
      ];
      expect(figures.map((figure) => toExactText(workedOut(explain(figure))))).toEqual(
        figures.map(({ value }) => toExactText(value)),
      );
    }),
    { numRuns: 2_000 },
  );
});
