import { decimal, toText } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersTo } from '../../../testing/arbitrary.ts';
import { leavesOf, tableLeaves } from '../../../testing/leaves.ts';
import { notesOf } from '../../answer.ts';
import type { Texts } from '../../question/read.ts';
import { isRefusal } from '../../refusal.ts';
import type { IsoDate } from '../../schedule/schedule.ts';
import { answer, goals, question } from './index.ts';
import { accounts } from './tables/sri-lankan-banks.ts';

const day = '2026-11-21';
const request = (texts: Texts) => answersTo(question, texts);
const reply = (texts: Texts, on: IsoDate = day) => {
  const found = answer(request(texts), on);
  if (isRefusal(found)) throw new Error(JSON.stringify(found));
  return found;
};
const answerFor = (texts: Texts, on?: IsoDate) =>
  Object.fromEntries(Object.entries(reply(texts, on).lines).map(([key, { value }]) => [key, toText(value)]));
const credit = { what: 'credit', bank: 'HNB', amount: '1000' } as const;

test.each([
  ['1000', '0', '330505.40'],
  ['1000', '1', '327196.35'],
  ['1', '0', '0.00'], // the charge is more than what arrives
])('%s dollars to a rupee account, markup %s %%', (amount, markup, credited) => {
  expect(answerFor({ ...credit, amount, markup })).toMatchObject({ credited });
});

test('the bank’s own rate, where the visitor has it', () => {
  // 1,000 × 298.25 − 400, and 1,000 × 298.25 × 0.99 − 400
  expect(answerFor({ ...credit, rate: '298.25' })).toMatchObject({ credited: '297850.00' });
  expect(answerFor({ ...credit, rate: '298.25', markup: '1' })).toMatchObject({ credited: '294867.50' });
});

test.each([
  ['2016-09-01', '200.00'],
  ['2022-03-17', '200.00'],
  ['2022-03-18', '400.00'],
  ['2026-11-21', '400.00'],
] as const)('on %s the bank took %s rupees', (on, charge) => {
  expect(answerFor(credit, on)).toMatchObject({ charge });
});

// The bank says that it revised its tariff on 20 June 2025; what to, no page says.
test.each([
  ['2025-06-19', 'official'],
  ['2025-06-20', 'unknown'],
] as const)('on %s what HNB takes is %s', (on, status) => {
  for (const account of accounts) {
    const charge = Object.values(reply({ ...credit, account }, on).lines).find(({ key }) => key === 'charge');
    expect(charge && tableLeaves(charge).map((cited) => cited.status)).toEqual([status]);
  }
});

test.each([
  ['foreignCurrency', '995.00'],
  ['fcbu', '993.00'],
  ['personalForeignCurrency', '1000.00'],
])('1,000 dollars to an account of the kind %s', (account, credited) => {
  expect(answerFor({ ...credit, account })).toMatchObject({ credited });
});

test.each<Texts>([
  { ...credit, bank: 'Sampath Bank' },
  { ...credit, bank: 'NDB', account: 'foreignCurrency' },
  { ...credit, account: 'foreignCurrency', currency: 'GBP' },
])('%j: a charge that nobody publishes is refused', (texts) => {
  expect(answer(request(texts), day)).toEqual({ refused: 'not-published', what: 'inwardCharge' });
});

test('Bank of America sends 2,000 dollars, fee on top, two banks on the way take 15 each', () => {
  const wire = { sender: 'Bank of America', kind: 'abroadInDollars', amount: '2000', takenOnTheWay: '30' };

  expect(answerFor({ ...wire, feeOnTop: 'yes' })).toMatchObject({ debited: '2045.00', arrives: '1970.00' });
  expect(answerFor({ ...credit, account: 'foreignCurrency', amount: '1970' })).toMatchObject({ credited: '1965.00' });
  expect(answerFor(wire)).toMatchObject({ debited: '2000.00', arrives: '1925.00', lost: '75.00' });
});

const byChase = { sender: 'Chase', kind: 'abroadConverted' } as const;

test.each([
  ['4999.99', '5.00', '< 5000'],
  ['5000', '0.00', '≥ 5000'],
  ['10000', '0.00', '≥ 5000'],
])('Chase sends %s dollars in another currency for %s, and the trace says why', (amount, fee, limit) => {
  expect(answerFor({ ...byChase, amount })).toMatchObject({ fee });

  const found = answer(request({ ...byChase, amount }), day);
  expect(isRefusal(found) ? [] : leavesOf(found.lines)).toContain(`table fee (USD) abroadConverted · Chase ${limit}`);
});

test.each([
  // 4,997 arrives of nothing below 5,000, of which nothing is taken
  ['4994.99', '4999.99', '4994.99'],
  ['4995', '5000.00', '5000.00'],
  ['4997', '5000.00', '5000.00'],
  ['5000.01', '5000.01', '5000.01'],
])('for %s to arrive through Chase in another currency, %s is sent', (wanted, amount, arrives) => {
  const [send] = goals;
  const found = send?.solve(request({ ...byChase, amount: '0' }), decimal(wanted), day);
  if (!found || isRefusal(found)) throw new Error('nothing found');

  expect([toText(found.value), toText(found.reached.value)]).toEqual([amount, arrives]);
});

test.each<[Texts, string[]]>([
  [{ kind: 'abroadInDollars' }, ['banksOnTheWay', 'inwardCharge']],
  [{ kind: 'abroadInDollars', takenOnTheWay: '15' }, ['inwardCharge']],
  [{ kind: 'abroadConverted' }, ['markupOnRate', 'banksOnTheWay', 'inwardCharge']],
  [{ kind: 'abroadConverted', takenOnTheWay: '15' }, ['markupOnRate', 'inwardCharge']],
  [{ kind: 'fromAbroad' }, ['banksOnTheWay', 'sendingFee']],
  [{ kind: 'domesticOut' }, ['inwardCharge']],
  [{ kind: 'domesticIn' }, ['sendingFee']],
])('of a wire %j it names what it does not count', (texts, left) => {
  const found = answer(request({ sender: 'Chase', amount: '2000', ...texts }), day);
  expect(isRefusal(found) ? found : found.notCounted).toEqual(left);
});

test('a wire that a bank has no price for is not offered, and refused', () => {
  const wire = request({ sender: 'Capital One 360', kind: 'abroadInDollars', amount: '1' });
  expect(wire.kind).toBe('domesticOut');
  expect(answer({ ...wire, kind: 'abroadInDollars' }, day)).toEqual({ refused: 'not-published', what: 'wire' });
});

test('a day before the first that is known is answered, with a note', () => {
  const found = answer(request({ sender: 'Chase', amount: '1' }), '2020-01-01');
  expect(isRefusal(found) ? found : notesOf(found)).toEqual([
    { note: 'only-known-later', key: 'fee', start: '2026-01-01', isSince: false },
  ]);
});

test('nothing is credited that did not arrive', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.integer({ min: 0, max: 500 }), (cents, points) => {
      const { credited } = answerFor({
        ...credit,
        amount: (cents / 100).toFixed(2),
        markup: (points / 100).toFixed(2),
      });
      expect(Number(credited)).toBeLessThanOrEqual((cents / 100) * 330.90540472);
    }),
  );
});
