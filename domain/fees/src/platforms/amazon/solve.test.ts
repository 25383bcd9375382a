/** Questions backwards: the answer put back gives what was wanted, and nothing lower does. */
import { decimal, toText, type Decimal } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersTo } from '../../../testing/arbitrary.ts';
import { goalOf } from '../../../testing/goal-of.ts';
import type { Texts } from '../../question/read.ts';
import { isRefusal } from '../../refusal.ts';
import { ofCents } from '../../solve/cents.ts';
import type { Goal, Solved } from '../../solve/goal.ts';
import { surplusOver, type Target } from '../../solve/target.ts';
import { answer, goals, markets, question, type UnitSale } from './index.ts';
import * as quick from './quick/index.ts';

const day = '2026-09-30';
const solved = (solution: ReturnType<Goal['solve']>): Solved => {
  if (isRefusal(solution)) throw new Error(JSON.stringify(solution));
  return solution;
};

test('the most that a book may cost for a profit of 10.00', () => {
  const book = { category: 'books', sellingPrice: '20', length: '9', width: '6', height: '0.7', weight: '0.75' };
  const { value } = solved(goalOf(goals, 'productCost').solve(answersTo(question, book), decimal('10'), day));
  expect(toText(value)).toBe('1.29'); // 20 - 3 - 1.80 - 3.91 - 10
});

test('the price of the worked example of the quick estimate from its profit', () => {
  const costs = { productCost: '15', shippingToAmazon: '2', marketingCost: '3', storageCost: '1' };
  const packed = { category: 'electronics', lengthIn: '10', widthIn: '8', heightIn: '4', weightLb: '1.5' };
  const sale = answersTo(quick.question, { ...costs, ...packed });
  const { value, isExact } = solved(goalOf(quick.goals, 'profit').solve(sale, decimal('20.25'), day));
  expect([toText(value), isExact]).toEqual(['50.00', true]);
});

const side = fc.integer({ min: 1, max: 300 }).map((tenths) => (tenths / 10).toFixed(1));
const cents = (most: number) => fc.nat(most).map((units) => (units / 100).toFixed(2));
const someTexts = fc
  .record({ marketplace: fc.constantFrom('us', 'uk', 'de'), productCost: cents(5000) })
  .chain((sale) =>
    fc.record({
      marketplace: fc.constant(sale.marketplace),
      productCost: fc.constant(sale.productCost),
      category: fc.constantFrom(...Object.keys(markets[sale.marketplace].referral)),
      units: fc.constant(sale.marketplace === 'us' ? 'in-lb' : 'cm-kg'),
      length: side,
      width: side,
      height: side,
      weight: side,
    }),
  );
const aWish = fc.oneof(
  fc.record({ id: fc.constant('profit'), wanted: cents(300_000) }),
  fc.record({ id: fc.constant('margin'), wanted: fc.nat(400).map((permille) => (permille / 1000).toFixed(3)) }),
  fc.record({ id: fc.constant('returnOnCosts'), wanted: fc.nat(3000).map((permille) => (permille / 1000).toFixed(3)) }),
);

/** What a price leaves above what is wanted; below zero, or nothing where there is no answer, when it misses. */
function surplusAt(sale: UnitSale, price: bigint, target: Target): bigint | undefined {
  const found = answer({ ...sale, sellingPrice: ofCents(price, sale.sellingPrice.currency) }, day);
  if (isRefusal(found)) return undefined;
  const { netProfit: profit, revenue, yourCosts: costs } = found.lines;
  return surplusOver(target, { profit, revenue, costs }).units;
}

function targetOf(id: string, wanted: Decimal, { sellingPrice: { currency } }: UnitSale): Target {
  if (id === 'profit') return { profit: { ...wanted, currency } };
  return id === 'margin' ? { margin: wanted } : { returnOnCosts: wanted };
}

test('the answer is the lowest price that reaches what is wanted', () => {
  fc.assert(
    fc.property(someTexts, aWish, (texts: Texts, { id, wanted }) => {
      const sale = answersTo(question, texts);
      const target = targetOf(id, decimal(wanted), sale);
      const solution = goalOf(goals, id).solve(sale, decimal(wanted), day);
      const at = (price: bigint) => surplusAt(sale, price, target);
      const misses = (price: bigint) => price < 0n || (at(price) ?? -1n) < 0n;
      if (isRefusal(solution)) return misses(10n ** 13n) || solution.refused === 'unreachable';
      const { value, isExact } = solution;
      const left = at(value.units) ?? -1n;
      return (isExact ? left === 0n : left > 0n && misses(value.units - 1n)) && misses((value.units * 9n) / 10n);
    }),
  );
}, 120_000);
