/** What stands at the ends of the traces: every one has its name, its unit and its place, for which content has words. */
import { money, rate, type Currency } from '@formation/money';
import { expect, test } from 'vitest';
import * as amazonPublished from '../amazon/published/index.ts';
import * as amazon from '../amazon/index.ts';
import * as ebayPublished from '../ebay/published/index.ts';
import * as ebay from '../ebay/index.ts';
import * as paypalPublished from '../paypal/published/index.ts';
import { isRefusal, type Refusal } from '../published/refusal.ts';
import { quickSource } from '../quick-source.ts';
import * as wisePublished from '../wise/published/index.ts';
import * as wise from '../wise/index.ts';
import { explain, type Explanation } from './explain.ts';
import type { Figure } from './figure.ts';

const day = '2026-11-21';
const given = <A extends object>(answer: A | Refusal): A => {
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
  return answer;
};
const leaves = ({ key = '', op, of, unit = 'fraction', row }: Explanation): readonly string[] =>
  of ? of.flatMap(leaves) : [`${op} ${key} (${unit})${row ? ` ${row}` : ''}`];
const uncited = ({ key = '', op, of, cited }: Explanation): readonly string[] => {
  if (of) return of.flatMap(uncited);
  return op === 'table' && !cited?.source.title ? [key] : [];
};
const leavesOf = (lines: Readonly<Record<string, Figure>>) => {
  const explanations = Object.values(lines).map(explain);
  expect(explanations.flatMap(uncited)).toEqual([]); // every number of a table names its source
  return [...new Set(explanations.flatMap(leaves))].toSorted();
};
const of = <C extends Currency>(currency: C) => money('100', currency);

const quoted = { ...quickSource('test'), value: rate('0.8') };
const published = {
  fulfillment: 'fba',
  sellingPrice: of('USD'),
  productCost: of('USD'),
  storedMonths: rate('2'),
} as const;
const amazonQuick = (weight: string) =>
  amazon.sale(
    {
      marketplace: 'us',
      category: 'books',
      fulfillment: 'fba',
      sellingPrice: of('USD'),
      productCost: of('USD'),
      shippingToAmazon: of('USD'),
      marketingCost: of('USD'),
      storageCost: of('USD'),
      lengthIn: rate('10'),
      widthIn: rate('8'),
      heightIn: rate('4'),
      weightLb: rate(weight),
    },
    day,
  );

test('ends of quick eBay and PayPal', () => {
  expect(
    leavesOf(
      ebay.sale({ soldPrice: of('USD'), shippingPrice: of('USD'), itemCost: of('USD'), shippingCost: of('USD') }, day)
        .lines,
    ),
  ).toEqual([
    'input itemCost (USD)',
    'input shippingCost (USD)',
    'input shippingPrice (USD)',
    'input soldPrice (USD)',
    'table finalValueFeeRate (fraction)',
    'table managedPaymentsFee (USD)',
  ]);
});

test('ends of quick Wise', () => {
  expect(leavesOf(wise.transfer({ amount: of('GBP'), to: 'EUR', method: 'swift' }, day).lines)).toEqual([
    'constant  (GBP)',
    'constant  (fraction)',
    'constant bankTransferFee (GBP)',
    'input amount (GBP)',
    'table discountRate (fraction) 0',
    'table exchangeRate (to one) GBP-EUR',
    'table feeRate (fraction) swift',
    'table fixedFee (GBP) swift',
    'table minimumFee (GBP) swift',
    'table nextDiscountRate (fraction) 1000',
    'table nextDiscountStep (GBP) 1000',
  ]);
});

test('ends of quick Amazon, standard', () => {
  expect(leavesOf({ ...amazonQuick('3').lines, ...amazonQuick('3').shares })).toEqual([
    'input marketingCost (USD)',
    'input productCost (USD)',
    'input revenue (USD)',
    'input revenuePerUnit (USD)',
    'input shippingToAmazon (USD)',
    'input storageCost (USD)',
    'input weightLb (lb)',
    'table fulfillmentBase (USD) standard > 2 lb',
    'table fulfillmentLimit (lb) standard > 2 lb',
    'table perStartedLb (USD per lb) standard > 2 lb',
    'table referralRate (fraction) books',
    'table returnGoal (fraction)',
    'table smallestDivisor (USD)',
  ]);
});

test('ends of quick Amazon, oversize', () => {
  expect(leavesOf({ fee: amazonQuick('30').lines.fulfillmentFee })).toEqual([
    'constant  (fraction)',
    'input weightLb (lb)',
    'table fulfillmentBase (USD) oversize',
    'table fulfillmentLimit (lb) oversize',
    'table perLb (USD per lb) oversize',
  ]);
});

test('ends of eBay, every option', () => {
  expect(
    leavesOf(
      given(
        ebayPublished.sale(
          {
            site: 'US',
            category: 'watches',
            soldPrice: money('9000', 'USD'),
            shippingPrice: of('USD'),
            itemCost: of('USD'),
            shippingCost: of('USD'),
            otherCharges: of('USD'),
            otherCosts: of('USD'),
            salesTaxRate: rate('0.05'),
            buyer: 'restOfWorld',
            topRated: true,
            belowStandard: 'recent',
            promotedRate: rate('0.02'),
            paidListing: true,
            dispute: true,
          },
          day,
        ),
      ).lines,
    ),
  ).toEqual([
    'input itemCost (USD)',
    'input otherCharges (USD)',
    'input otherCosts (USD)',
    'input promotedRate (fraction)',
    'input salesTaxRate (fraction)',
    'input shippingCost (USD)',
    'input shippingPrice (USD)',
    'input soldPrice (USD)',
    'table belowStandardFeeRate (fraction)',
    'table disputeFee (USD)',
    'table finalValueFeeLimit (USD)',
    'table finalValueFeeRate (fraction) watches',
    'table finalValueFeeRate (fraction) watches ≤ 1000',
    'table finalValueFeeRate (fraction) watches ≤ 7500',
    'table insertionFee (USD)',
    'table internationalFeeRate (fraction)',
    'table perOrderFee (USD)',
    'table topRatedDiscountRate (fraction)',
  ]);
});

test('ends of eBay, a British business', () => {
  expect(
    leavesOf(
      given(
        ebayPublished.sale(
          {
            site: 'UK',
            category: 'most-categories',
            soldPrice: of('GBP'),
            shippingPrice: of('GBP'),
            itemCost: of('GBP'),
            shippingCost: of('GBP'),
          },
          day,
        ),
      ).lines,
    ),
  ).toEqual([
    'constant  (fraction)',
    'input itemCost (GBP)',
    'input otherCharges (GBP)',
    'input otherCosts (GBP)',
    'input shippingCost (GBP)',
    'input shippingPrice (GBP)',
    'input soldPrice (GBP)',
    'table finalValueFeeCap (GBP)',
    'table finalValueFeeRate (fraction) most-categories',
    'table perOrderFee (GBP)',
    'table regulatoryFeeRate (fraction)',
    'table vatRate (fraction)',
  ]);
});

test('ends of eBay, a private seller', () => {
  expect(
    leavesOf(
      given(
        ebayPublished.sale(
          {
            site: 'UK',
            seller: 'private',
            category: 'media',
            soldPrice: of('GBP'),
            shippingPrice: of('GBP'),
            itemCost: of('GBP'),
            shippingCost: of('GBP'),
          },
          day,
        ),
      ).lines,
    ),
  ).toEqual([
    'constant  (fraction)',
    'input itemCost (GBP)',
    'input otherCharges (GBP)',
    'input otherCosts (GBP)',
    'input shippingCost (GBP)',
    'input shippingPrice (GBP)',
    'input soldPrice (GBP)',
    'table buyerProtectionFixed (GBP)',
    'table buyerProtectionLimit (GBP)',
    'table buyerProtectionRate (fraction) ≤ 20',
    'table buyerProtectionRate (fraction) ≤ 300',
    'table fees (GBP) private seller',
    'table finalValueFee (GBP) private seller',
    'table totalFees (GBP) private seller',
  ]);
});

test('ends of PayPal, capped and from abroad', () => {
  expect(
    leavesOf(
      given(paypalPublished.payment({ country: 'US', product: 'ach', amount: of('USD'), buyer: 'restOfWorld' }, day))
        .lines,
    ),
  ).toEqual([
    'input amount (USD)',
    'table addedRate (fraction)',
    'table feeCap (USD) USD',
    'table feeRate (fraction) ach',
  ]);
});

test('ends of PayPal with a fixed fee', () => {
  expect(
    leavesOf(given(paypalPublished.payment({ country: 'US', product: 'checkout', amount: of('USD') }, day)).lines),
  ).toEqual(['input amount (USD)', 'table feeRate (fraction) checkout', 'table fixedFee (USD) USD']);
});

test('ends of PayPal conversion', () => {
  expect(
    leavesOf(
      given(paypalPublished.conversion({ country: 'US', amount: of('EUR'), to: 'USD', mid: quoted }, day)).lines,
    ),
  ).toEqual([
    'constant  (fraction)',
    'input amount (EUR)',
    'table conversionSpread (fraction)',
    'table midRate (to one)',
  ]);
});

test('ends of PayPal withdrawal', () => {
  expect(
    leavesOf(
      given(paypalPublished.withdrawal({ country: 'US', kind: 'personalInstant', amount: of('USD') }, day)).lines,
    ),
  ).toEqual([
    'input amount (USD)',
    'table leastFee (USD) personalInstant',
    'table mostFee (USD) personalInstant',
    'table withdrawalRate (fraction) personalInstant',
  ]);
});

test('ends of Wise', () => {
  expect(
    leavesOf(
      given(wisePublished.transfer({ amount: money('50000', 'USD'), to: 'EUR', mid: quoted, midToPounds: quoted }, day))
        .lines,
    ),
  ).toEqual([
    'constant  (GBP)',
    'constant  (USD)',
    'input amount (USD)',
    'input volumeBefore (GBP)',
    'table feeRate (fraction) USD-EUR',
    'table fixedFee (USD) USD-EUR',
    'table midRate (to one)',
    'table midToPounds (to one)',
    'table volumeDiscountRate (fraction) > 20000',
    'table volumeLimit (GBP)',
  ]);
});

test('ends of Amazon', () => {
  expect(
    leavesOf(
      given(
        amazonPublished.sale(
          {
            ...published,
            marketplace: 'us',
            category: 'books',
            packed: {
              sides: [rate('30'), rate('20'), rate('10')],
              sideUnit: 'cm',
              weight: rate('60'),
              weightUnit: 'oz',
            },
            plan: 'individual',
          },
          day,
        ),
      ).lines,
    ),
  ).toEqual([
    'constant  (USD)',
    'constant  (fraction)',
    'input longestSide (cm)',
    'input marketingCost (USD)',
    'input medianSide (cm)',
    'input otherCosts (USD)',
    'input productCost (USD)',
    'input sellingPrice (USD)',
    'input shippingPrice (USD)',
    'input shippingToAmazon (USD)',
    'input shippingToBuyer (USD)',
    'input shortestSide (cm)',
    'input storedMonths (count)',
    'input weight (oz)',
    'table closingFee (USD)',
    'table fulfilmentRow (USD) largeStandard > 3 lb',
    'table peakFee (USD)',
    'table perItemFee (USD)',
    'table perStep (USD)',
    'table referralRate (fraction) books',
    'table step (lb)',
    'table stepsFrom (lb)',
    'table storageRate (USD per cuft) October to December',
    'table surcharge (fraction)',
  ]);
});

test('ends of Amazon in 2025, cheap', () => {
  expect(
    leavesOf(
      given(
        amazonPublished.sale(
          {
            ...published,
            sellingPrice: money('9', 'USD'),
            marketplace: 'us',
            category: 'books',
            packed: { sides: [rate('9'), rate('6'), rate('0.7')], sideUnit: 'in', weight: rate('1'), weightUnit: 'oz' },
          },
          '2025-12-01',
        ),
      ).lines,
    ),
  ).toEqual([
    'constant  (USD)',
    'constant  (fraction)',
    'input longestSide (in)',
    'input marketingCost (USD)',
    'input medianSide (in)',
    'input otherCosts (USD)',
    'input productCost (USD)',
    'input sellingPrice (USD)',
    'input shippingPrice (USD)',
    'input shippingToAmazon (USD)',
    'input shippingToBuyer (USD)',
    'input shortestSide (in)',
    'input storedMonths (count)',
    'input weight (oz)',
    'table closingFee (USD)',
    'table fulfilmentRow (USD) smallStandard ≤ 0.125 lb',
    'table lowPriceDiscount (USD)',
    'table referralRate (fraction) books',
    'table storageRate (USD per cuft) October to December',
  ]);
});
