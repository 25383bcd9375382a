import { answerOf, rows, type Section } from '../../../answer.ts';
import type { IsoDate } from '../../../schedule/schedule.ts';
import { input, line } from '../../../trace/figure.ts';
import { lines } from '../../../trace/lines.ts';
import { difference, product, quotient, sum } from '../../../trace/operations.ts';
import { fulfilmentFee, referralRate } from './fees.ts';
import type { UnitSale } from './question.ts';

const neverCounted = ['professionalPlan', 'taxes', 'returnedGoods', 'returnsProcessing'];
/** Of what Amazon stores and sends. */
const notCountedOfFba = ['surcharge', 'peakFee', 'placement', 'lowStock', 'agedStock'];

const ownCosts = ['productCost', 'shippingToAmazon', 'marketingCost', 'storageCost'] as const;

const roles = { fees: 'amazonFees', costs: 'yourCosts', profit: 'netProfit', returnOnCosts: 'returnOnInvestment' };

const sheet: readonly Section[] = [
  { group: 'in', rows: rows(['revenue']) },
  { group: 'fees', rows: rows(['referralFee', 'fulfilmentFee', 'amazonFees'], 'out') },
  { group: 'out', rows: rows([...ownCosts, 'yourCosts'], 'out') },
  { group: 'result', rows: rows(['totalCosts', 'profitMargin', 'returnOnInvestment']) },
];

/**
 * What Amazon takes of one sale, and what is left.
 *
 *     amazon fees = referral fee + fulfilment fee
 *     your costs  = product + shipping to Amazon + marketing + storage
 *     net profit  = selling price − amazon fees − your costs
 *     margin      = net profit / selling price;  return = net profit / your costs;  0 when dividing by 0
 *
 * @returns exact amounts; only the oversize fulfilment fee is rounded, as its rule says.
 * @see Calculator specification §9, "Amazon formulas"
 */
export function answer(sale: UnitSale, day: IsoDate) {
  const revenue = line('revenue', input('sellingPrice', sale.sellingPrice));
  const productCost = input('productCost', sale.productCost);
  const shippingToAmazon = input('shippingToAmazon', sale.shippingToAmazon);
  const marketingCost = input('marketingCost', sale.marketingCost);
  const storageCost = input('storageCost', sale.storageCost);

  const referralFee = line('referralFee', product(revenue, referralRate(sale, day)));
  const sent = fulfilmentFee(sale, day);
  const amazonFees = line('amazonFees', sum(referralFee, sent));
  const yourCosts = line('yourCosts', sum(productCost, shippingToAmazon, marketingCost, storageCost));
  const netProfit = line('netProfit', difference(revenue, amazonFees, yourCosts));
  const all = lines(
    ...([revenue, referralFee, sent, amazonFees] as const),
    ...([productCost, shippingToAmazon, marketingCost, storageCost, yourCosts] as const),
    line('totalCosts', sum(yourCosts, amazonFees)),
    netProfit,
    line('profitMargin', quotient(netProfit, revenue)),
    line('returnOnInvestment', quotient(netProfit, yourCosts)),
  );
  const notCounted = [...neverCounted, ...(sale.fulfilment === 'fba' ? notCountedOfFba : [])];
  return answerOf({ schedule: 'quick', day, lines: all, sheet, total: 'netProfit', roles, notCounted });
}

export type QuickAnswer = ReturnType<typeof answer>;
