import { compare, decimal, money, multiply, rate, subtract, toExactText, toText } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersTo } from '../../../testing/arbitrary.ts';
import { goalOf } from '../../../testing/goal-of.ts';
import { isRefusal } from '../../refusal.ts';
import { explain, workedOut } from '../../trace/explain.ts';
import { answer, goals, question } from './index.ts';
import { highestCost, targetPrice, type Aim } from './target.ts';

const day = '2026-11-21';
const usd = (text: string) => money(text, 'USD');

test.each([
  // price, cost      profit    margin    markup
  ['100', '60', '40.00', '0.4000', '0.6667'],
  ['80', '100', '-20.00', '-0.2500', '-0.2000'],
  ['0', '5', '-5.00', '0.0000', '-1.0000'], // a margin on no price is 0
  ['5', '0', '5.00', '1.0000', '0.0000'], // a markup on no cost is 0
])('sold at %s, cost %s', (price, cost, ...expected) => {
  const { lines } = answer(answersTo(question, { price, cost }), day);
  expect([toText(lines.profit.value), toText(lines.margin.value, 4), toText(lines.markup.value, 4)]).toEqual(expected);
});

test.each<[string, Aim, string, string]>([
  ['60', 'profit', '40', '100.00'],
  ['60', 'markup', '0.5', '90.00'],
  ['60', 'margin', '0.4', '100.00'],
  ['10', 'margin', '0.7', '33.34'], // 33.333…: a cent less misses the margin
  ['9.99', 'markup', '0.333', '13.32'], // 13.31667
])('a cost of %s and a %s of %s: sold at %s', (cost, aim, wanted, expected) => {
  const price = targetPrice(usd(cost), aim, decimal(wanted));
  expect('refused' in price ? price : toText(price.value)).toBe(expected);
});

test.each<[string, Aim, string, string]>([
  ['100', 'profit', '40', '60.00'],
  ['100', 'margin', '0.4', '60.00'],
  ['100', 'markup', '0.5', '66.66'], // 66.667: a cent more misses the markup
])('a price of %s and a %s of %s bear a cost of %s', (price, aim, wanted, expected) => {
  const cost = highestCost(usd(price), aim, decimal(wanted));
  expect('refused' in cost ? cost : toText(cost.value)).toBe(expected);
});

test('no price has a margin of all of it, and no cost is below nothing', () => {
  expect(targetPrice(usd('1'), 'margin', decimal('1'))).toEqual({ refused: 'unreachable' });
  expect(highestCost(usd('1'), 'profit', decimal('1.01'))).toEqual({ refused: 'unreachable' });
  expect(highestCost(usd('1'), 'markup', decimal('-1'))).toEqual({ refused: 'unreachable' });
});

test.each<[id: string, wanted: string, price: string, cost: string, expected: string]>([
  ['margin', '0.4', '0', '60', 'exactly 100.00, the lowest'],
  ['margin', '0.7', '0', '10', '33.34, the lowest: 33.33 misses it by a cent'],
  ['margin', '1', '0', '10', 'unreachable'],
  ['margin', '0.4', '0', '0', 'unreachable'], // of no price there is no margin
  ['margin', '0', '0', '0', 'exactly 0.00, the lowest'],
  ['markup', '0.5', '0', '60', 'exactly 90.00, the lowest'],
  ['markup', '0.333', '0', '9.99', '13.32, the lowest: 13.31 misses it by a cent'],
  ['profit', '40', '0', '60', 'exactly 100.00, the lowest'],
  ['cost', '0.4', '100', '0', 'exactly 60.00, the highest'],
  ['cost', '0.333', '9.99', '0', 'exactly 6.66, the highest'],
  ['cost', '1.01', '100', '0', 'unreachable'],
  ['cost', '0.1', '0', '0', 'unreachable'],
  ['cost', '0', '0', '0', 'exactly 0.00, the highest'],
])('for a %s of %s, sold at %s, cost %s: %s', (id, wanted, price, cost, expected) => {
  const solved = goalOf(goals, id).solve(answersTo(question, { price, cost }), decimal(wanted), day);
  const said = () => {
    if (isRefusal(solved)) return solved.refused;
    const { value, bound, isExact, below, why } = solved;
    const miss = below ? `: ${toText(below.value)} misses it by a ${why}` : '';
    return `${isExact ? 'exactly ' : ''}${toText(value)}, the ${bound}${miss}`;
  };
  expect(said()).toBe(expected);
});

test('a price that a coin brings past the margin names the one below it', () => {
  const sale = answersTo(question, { price: '0', cost: '10' });
  const solved = goals.find(({ id }) => id === 'margin')?.solve(sale, decimal('0.7'), day);
  if (!solved || isRefusal(solved)) throw new Error('no price');
  expect([toText(solved.value), solved.isExact, solved.below && toText(solved.below.value)]).toEqual([
    '33.34',
    false,
    '33.33',
  ]);
});

test('the price reaches the margin, a cent less does not; the highest cost undoes the price', () => {
  const aCost = fc.integer({ min: 1, max: 10_000_000 });
  const aMargin = fc.integer({ min: -9_000, max: 9_999 });
  fc.assert(
    fc.property(aCost, aMargin, (cents, points) => {
      const cost = usd((cents / 100).toFixed(2));
      const wanted = rate((points / 10_000).toFixed(4));
      const price = targetPrice(cost, 'margin', wanted);
      if ('refused' in price) throw new Error(price.refused);
      const surplus = (at: bigint) => {
        const request = { ...price.value, units: at };
        return compare(subtract(request, cost), multiply(request, wanted));
      };
      const back = highestCost(price.value, 'margin', wanted);

      expect(surplus(price.value.units)).toBeGreaterThanOrEqual(0);
      expect(surplus(price.value.units - 1n)).toBe(-1);
      expect('refused' in back ? -1 : compare(back.value, cost)).toBeGreaterThanOrEqual(0);
      expect(toExactText(workedOut(explain(price)))).toBe(toExactText(price.value));
    }),
  );
});
