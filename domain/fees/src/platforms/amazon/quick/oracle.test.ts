/**
 * The quick estimate once more, from the specification's sentences, in another arithmetic: reduced fractions of whole
 * numbers. Nothing here uses our tables or our decimals to compute.
 */
import { toExactText } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersTo } from '../../../../testing/arbitrary.ts';
import { atLeast, cents, cut, f, less, over, plus, times, type Fraction } from '../../../../testing/fraction.ts';
import { explain, workedOut } from '../../../trace/explain.ts';
import type { Figure } from '../../../trace/figure.ts';
import { categories, fulfilments, question, sale } from './index.ts';

const day = '2026-11-21';

const matches = (figure: Figure, expected: Fraction) => {
  expect(toExactText(figure.value), figure.key ?? '').toBe(cut(expected));
  expect(toExactText(workedOut(JSON.parse(JSON.stringify(explain(figure)))))).toBe(cut(expected));
};

const anAmount = fc.integer({ min: -1_000_000, max: 100_000_000 }).map((units) => (units / 100).toFixed(2));
const aSide = fc.integer({ min: 0, max: 40_000 }).map((units) => (units / 1000).toFixed(3));

const referrals = { everything_else: '0.15', electronics: '0.08', clothing: '0.17', books: '0.15' };

/** Counts pounds one by one, so that it shares no rounding with the code. */
const standardFee = (weight: number): Fraction => {
  if (weight <= 0.375) return f('3.22');
  if (weight <= 0.75) return f('3.48');
  if (weight <= 1) return f('3.77');
  let fee = f('4.75');
  for (let pounds = 2; pounds < weight; pounds += 1) fee = plus(fee, f('0.38'));
  return fee;
};

const aSale = fc.record({
  category: fc.constantFrom(...categories),
  fulfilment: fc.constantFrom(...fulfilments),
  sellingPrice: anAmount,
  costs: fc.tuple(anAmount, anAmount, anAmount, anAmount),
  size: fc.tuple(aSide, aSide, aSide, aSide),
});

test('every line, slice and share', () => {
  fc.assert(
    fc.property(aSale, ({ category, fulfilment, sellingPrice, costs, size }) => {
      const [productCost, shippingToAmazon, marketingCost, storageCost] = costs;
      const [lengthIn, widthIn, heightIn, weightLb] = size;
      const typed = { category, fulfilment, sellingPrice, productCost, shippingToAmazon, marketingCost, storageCost };
      const packed = { lengthIn, widthIn, heightIn, weightLb };
      const { lines, slices, shares, sizeTier } = sale(answersTo(question, { ...typed, ...packed }), day);

      const sides = [lengthIn, widthIn, heightIn].map(Number).toSorted((a, b) => b - a);
      const weight = Number(weightLb);
      const fits = [18, 14, 8].every((most, at) => (sides[at] ?? 0) <= most) && weight <= 20;
      const oversize = cents(plus(f('9.39'), times(f('0.83'), atLeast(f(0), less(f(weightLb), f(1))))));
      const fulfilled = fulfilment === 'fbm' || weight <= 0 ? f(0) : fits ? standardFee(weight) : oversize;
      const fees = plus(times(f(sellingPrice), f(referrals[category])), fulfilled);
      const own = plus(...costs.map(f));
      const profit = less(f(sellingPrice), fees, own);

      expect(sizeTier).toBe(fits ? 'standard' : 'oversize');
      matches(lines.fulfilmentFee, fulfilled);
      matches(lines.amazonFees, fees);
      matches(lines.yourCosts, own);
      matches(lines.totalCosts, plus(own, fees));
      matches(lines.netProfit, profit);
      matches(lines.profitMargin, over(profit, f(sellingPrice)));
      matches(lines.returnOnInvestment, over(profit, own));
      matches(slices.netProfit, atLeast(f(0), profit));
      matches(slices.amazonFees, atLeast(f(0), fees));
      matches(shares.yourCosts, over(own, atLeast(f(1), f(sellingPrice))));
    }),
  );
});
