/**
 * The four quick estimates once more, from the specification's sentences, in another arithmetic:
 * reduced fractions of whole numbers. Nothing here uses our tables or our decimals to compute.
 */
import { money, rate, toExactText } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as amazon from './amazon/index.ts';
import * as ebay from './ebay/index.ts';
import { explain, workedOut } from './figure/explain.ts';
import type { Figure } from './figure/figure.ts';
import { atLeast, cents, cut, f, less, over, plus, times, type Fraction } from './oracle/fraction.ts';
import * as paypal from './paypal/index.ts';
import * as wise from './wise/index.ts';

const day = '2026-11-21';
const runs = { numRuns: 10_000 };

const matches = (figure: Figure, expected: Fraction) => {
  expect(toExactText(figure.value), figure.key ?? '').toBe(cut(expected));
  expect(toExactText(workedOut(JSON.parse(JSON.stringify(explain(figure)))))).toBe(cut(expected));
};

const anAmount = fc.integer({ min: -1_000_000, max: 100_000_000 }).map((units) => (units / 100).toFixed(2));
const aPositive = fc.integer({ min: 0, max: 100_000_000 }).map((units) => (units / 100).toFixed(2));
const aSide = fc.integer({ min: 0, max: 40_000 }).map((units) => (units / 1000).toFixed(3));

test('eBay and PayPal', () => {
  fc.assert(
    fc.property(anAmount, anAmount, anAmount, anAmount, (soldPrice, shippingPrice, itemCost, shippingCost) => {
      const inputs = {
        soldPrice: money(soldPrice, 'USD'),
        shippingPrice: money(shippingPrice, 'USD'),
        itemCost: money(itemCost, 'USD'),
        shippingCost: money(shippingCost, 'USD'),
      };
      const base = plus(f(soldPrice), f(shippingPrice));
      const fee = times(base, f('0.12'));

      for (const { lines } of [ebay.sale(inputs, day), paypal.sale(inputs, day)]) {
        matches(lines.base, base);
        matches(lines.finalValueFee, fee);
        matches(lines.managedPaymentsFee, f('0.30'));
        matches(lines.profit, less(base, fee, f('0.30'), f(itemCost), f(shippingCost)));
      }
    }),
    runs,
  );
});

const percents = {
  bankTransfer: '0.6',
  account: '0.6',
  swift: '0.8',
  debitCard: '1.2',
  creditCard: '1.4',
  card: '1.2',
};
const crosses: Record<string, number> = { GBPEUR: 1.1516, GBPUSD: 1.27, EURGBP: 0.868, EURUSD: 1.09, USDGBP: 0.79 };
const discountOf = (amount: number) => {
  if (amount >= 50_000) return '0.25';
  if (amount >= 20_000) return '0.2';
  if (amount >= 10_000) return '0.15';
  if (amount >= 5_000) return '0.1';
  return amount >= 1_000 ? '0.05' : '0';
};

test('Wise', () => {
  const method = fc.constantFrom(...wise.offeredMethods, 'card' as const);
  const from = fc.constantFrom(...wise.senderCurrencies);
  const to = fc.constantFrom(...wise.recipientCurrencies);

  fc.assert(
    fc.property(aPositive, from, to, method, (amount, sender, recipient, by) => {
      const { lines } = wise.transfer({ amount: money(amount, sender), to: recipient, method: by }, day);
      const percent = over(f(percents[by]), f(100));
      const fee = atLeast(f(1), plus(f(by === 'swift' ? '0.5' : '0.35'), times(f(amount), percent)));
      const discount = f(discountOf(Number(amount)));
      const total = atLeast(f(0), less(fee, times(fee, discount)));
      const cross = sender === 'USD' && recipient === 'EUR' ? 0.92 : (crosses[sender + recipient] ?? 1);

      matches(lines.ourFee, fee);
      matches(lines.discount, times(fee, discount));
      matches(lines.total, total);
      matches(lines.totalShare, over(total, f(amount)));
      matches(lines.recipientGets, times(atLeast(f(0), less(f(amount), total)), f(cross)));
      matches(lines.newFee, times(fee, less(f(1), discount)));
      matches(lines.newFeeRate, times(percent, less(f(1), discount)));
    }),
    runs,
  );
});

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

test('Amazon', () => {
  const category = fc.constantFrom(...amazon.categories);
  const fulfillment = fc.constantFrom(...amazon.fulfillments);
  const costs = fc.tuple(anAmount, anAmount, anAmount, anAmount);

  fc.assert(
    fc.property(
      anAmount,
      category,
      fulfillment,
      costs,
      fc.tuple(aSide, aSide, aSide, aSide),
      (price, kind, by, c, s) => {
        const [length, width, height, weight] = s;
        const [productCost, shippingToAmazon, marketingCost, storageCost] = c;
        const { lines, slices, shares, sizeTier } = amazon.sale(
          {
            marketplace: 'us',
            category: kind,
            fulfillment: by,
            sellingPrice: money(price, 'USD'),
            productCost: money(productCost, 'USD'),
            shippingToAmazon: money(shippingToAmazon, 'USD'),
            marketingCost: money(marketingCost, 'USD'),
            storageCost: money(storageCost, 'USD'),
            lengthIn: rate(length),
            widthIn: rate(width),
            heightIn: rate(height),
            weightLb: rate(weight),
          },
          day,
        );
        const sides = [length, width, height].map(Number).toSorted((a, b) => b - a);
        const fits = [18, 14, 8].every((most, at) => (sides[at] ?? 0) <= most) && Number(weight) <= 20;
        const oversize = cents(plus(f('9.39'), times(f('0.83'), atLeast(f(0), less(f(weight), f(1))))));
        const sent = fits ? standardFee(Number(weight)) : oversize;
        const fulfilled = by === 'fbm' || Number(weight) <= 0 ? f(0) : sent;
        const fees = plus(times(f(price), f(referrals[kind])), fulfilled);
        const own = plus(...c.map(f));
        const profit = less(f(price), fees, own);

        expect(sizeTier).toBe(fits ? 'standard' : 'oversize');
        matches(lines.fulfillmentFee, fulfilled);
        matches(lines.amazonFees, fees);
        matches(lines.yourCosts, own);
        matches(lines.totalCosts, plus(own, fees));
        matches(lines.netProfit, profit);
        matches(lines.profitMargin, over(profit, f(price)));
        matches(lines.returnOnInvestment, over(profit, own));
        matches(slices.netProfit, atLeast(f(0), profit));
        matches(slices.amazonFees, atLeast(f(0), fees));
        matches(shares.yourCosts, over(own, atLeast(f(1), f(price))));
      },
    ),
    runs,
  );
});
