/** Questions backwards on the quick estimates. */
import { compare, money, rate, toText } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as amazon from '../amazon/index.ts';
import * as ebay from '../ebay/index.ts';
import * as paypal from '../paypal/index.ts';
import { isRefusal, type Refusal } from '../published/refusal.ts';
import * as wise from '../wise/index.ts';
import { ofCents } from './cents.ts';
import { breakEven } from './goal.ts';

const day = '2026-11-21';
const given = <A extends object>(answer: A | Refusal): A => {
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
  return answer;
};
const dollars = (text: string) => money(text, 'USD');
const costing = {
  soldPrice: dollars('0'),
  shippingPrice: dollars('10'),
  itemCost: dollars('40'),
  shippingCost: dollars('8'),
};

test.each([
  [{ profit: dollars('48.50') }, 10000n, '48.50'],
  [breakEven, 4489n, '0.00'], // 44.8863…, so a cent passes it
  [{ margin: rate('0.5') }, 11711n, '63.56'],
  [{ returnOnCosts: rate('1') }, 9944n, '48.01'],
])('eBay and PayPal: the price for a goal', (goal, cents, profit) => {
  for (const platform of [ebay, paypal]) {
    const { cents: found, answer } = given(platform.priceFor(costing, goal, day));
    expect([found, toText(answer.lines.profit.value)]).toEqual([cents, profit]);
  }
});

test('Amazon: the price of the worked example from its profit', () => {
  const { cents, isExact } = given(
    amazon.priceFor(
      {
        marketplace: 'us',
        category: 'electronics',
        fulfillment: 'fba',
        sellingPrice: dollars('0'),
        productCost: dollars('15'),
        shippingToAmazon: dollars('2'),
        marketingCost: dollars('3'),
        storageCost: dollars('1'),
        lengthIn: rate('10'),
        widthIn: rate('8'),
        heightIn: rate('4'),
        weightLb: rate('1.5'),
      },
      { profit: dollars('20.25') },
      day,
    ),
  );
  expect([cents, isExact]).toEqual([5000n, true]);
});

test('Wise: the lowest amount with which the recipient gets what is wanted, over every discount step', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.constantFrom(...wise.offeredMethods), (units, method) => {
      const wanted = ofCents(BigInt(units), 'EUR');
      const got = (cents: bigint) =>
        wise.transfer({ amount: ofCents(cents, 'GBP'), to: 'EUR', method }, day).lines.recipientGets.value;
      const { cents } = given(wise.amountFor(wanted, { from: 'GBP', method }, day));

      expect(compare(got(cents), wanted)).toBeGreaterThanOrEqual(0);
      if (cents > 0n) expect(compare(got(cents - 1n), wanted)).toBe(-1);
    }),
    { numRuns: 10_000 },
  );
});
