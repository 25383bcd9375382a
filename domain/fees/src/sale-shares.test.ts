import { add, compare, money, percentText, subtract, rate, type Decimal } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sale } from './ebay/sale.ts';
import { saleShares } from './sale-shares.ts';

const day = '2026-11-21';
const usd = (text: string) => money(text, 'USD');
const shares = (sold: string, item: string, post: string) =>
  saleShares(
    sale({ soldPrice: usd(sold), shippingPrice: usd('0'), itemCost: usd(item), shippingCost: usd(post) }, day),
  );

test.each([
  // sold  item  post   fees    costs   profit
  ['110', '40', '8', '12.3', '43.6', '44.1'],
  ['25', '30', '5', '13.2', '140.0', '-53.2'], // a loss is below zero
  ['0', '0', '0', '0.0', '0.0', '0.0'], // nothing sold: nothing to compare with
])('of a sale at %s with costs of %s and %s', (sold, item, post, ...expected) => {
  const { fees, costs, profit } = shares(sold, item, post);

  expect([fees, costs, profit].map(({ value }) => percentText(value, 1))).toEqual(expected);
});

test('the shares make up the whole, but for what the division cuts off', () => {
  const cents = fc.integer({ min: 1, max: 10_000_000 }).map((amount) => (amount / 100).toFixed(2));

  fc.assert(
    fc.property(cents, cents, cents, (sold, item, post) => {
      const { fees, costs, profit } = shares(sold, item, post);
      const whole = [fees, costs, profit].reduce<Decimal>((sum, { value }) => add(sum, value), rate('0'));
      const { units, scale } = subtract(whole, rate('1'));

      expect(compare({ units: units < 0n ? -units : units, scale }, rate('0.000000000000000001'))).toBe(-1);
    }),
  );
});
