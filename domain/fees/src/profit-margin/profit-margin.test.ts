import { compare, money, multiply, rate, subtract, toExactText, toText } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explain, workedOut } from '../figure/explain.ts';
import { margin } from './margin.ts';
import { highestCost, targetPrice, type Target } from './target.ts';

const usd = (text: string) => money(text, 'USD');

test.each([
  // price, cost      profit    margin    markup
  ['100', '60', '40.00', '0.4000', '0.6667'],
  ['80', '100', '-20.00', '-0.2500', '-0.2000'],
  ['0', '5', '-5.00', '0.0000', '-1.0000'], // a margin on no price is 0
  ['5', '0', '5.00', '1.0000', '0.0000'], // a markup on no cost is 0
])('sold at %s, cost %s', (price, cost, ...expected) => {
  const { lines } = margin(usd(price), usd(cost));
  expect([toText(lines.profit.value), toText(lines.margin.value, 4), toText(lines.markup.value, 4)]).toEqual(expected);
});

test.each<[string, Target<'USD'>, string]>([
  ['60', { profit: usd('40') }, '100.00'],
  ['60', { markup: rate('0.5') }, '90.00'],
  ['60', { margin: rate('0.4') }, '100.00'],
  ['10', { margin: rate('0.7') }, '33.34'], // 33.333…: a cent less misses the margin
  ['9.99', { markup: rate('0.333') }, '13.32'], // 13.31667
])('a cost of %s sells, row %#', (cost, target, expected) => {
  const price = targetPrice(usd(cost), target);
  expect('refused' in price ? price : toText(price.value)).toBe(expected);
});

test.each<[string, Target<'USD'>, string]>([
  ['100', { profit: usd('40') }, '60.00'],
  ['100', { margin: rate('0.4') }, '60.00'],
  ['100', { markup: rate('0.5') }, '66.66'], // 66.667: a cent more misses the markup
])('a price of %s bears a cost, row %#', (price, target, expected) => {
  const cost = highestCost(usd(price), target);
  expect('refused' in cost ? cost : toText(cost.value)).toBe(expected);
});

test('no price has a margin of all of it, and no cost is below nothing', () => {
  expect(targetPrice(usd('1'), { margin: rate('1') })).toEqual({ refused: 'unreachable' });
  expect(highestCost(usd('1'), { profit: usd('1.01') })).toEqual({ refused: 'unreachable' });
  expect(highestCost(usd('1'), { markup: rate('-1') })).toEqual({ refused: 'unreachable' });
});

test('the price reaches the margin, a cent less does not; the highest cost undoes the price', () => {
  const aCost = fc.integer({ min: 1, max: 10_000_000 });
  const aMargin = fc.integer({ min: -9_000, max: 9_999 });
  fc.assert(
    fc.property(aCost, aMargin, (cents, points) => {
      const cost = usd((cents / 100).toFixed(2));
      const wanted = rate((points / 10_000).toFixed(4));
      const price = targetPrice(cost, { margin: wanted });
      if ('refused' in price) throw new Error(price.refused);
      const surplus = (at: bigint) => {
        const asked = { ...price.value, units: at };
        return compare(subtract(asked, cost), multiply(asked, wanted));
      };
      const back = highestCost(price.value, { margin: wanted });

      expect(surplus(price.value.units)).toBeGreaterThanOrEqual(0);
      expect(surplus(price.value.units - 1n)).toBe(-1);
      expect('refused' in back ? -1 : compare(back.value, cost)).toBeGreaterThanOrEqual(0);
      expect(toExactText(workedOut(explain(price)))).toBe(toExactText(price.value));
    }),
  );
});
