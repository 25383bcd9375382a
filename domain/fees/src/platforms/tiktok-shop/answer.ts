import type { Money } from '@formation/money';
import { answerOf, rows, type Section } from '../../answer.ts';
import { chargedOn, inForce, type IsoDate, type Schedule } from '../../schedule/schedule.ts';
import { input, line, type Line } from '../../trace/figure.ts';
import { lines } from '../../trace/lines.ts';
import { difference, product, quotient, sum } from '../../trace/operations.ts';
import { toCoins } from '../../trace/quoted-rate.ts';
import { charged, percentLine } from '../../trace/table-figures.ts';
import type { Percent } from '../../value/fee-value.ts';
import { leftToSriLanka, sriLankanVat } from '../sri-lankan-vat.ts';
import type { Order } from './question.ts';
import { commission, refundAdministration } from './tables/fees.ts';

const sheet: readonly Section[] = [
  { group: 'in', rows: rows(['price', 'platformDiscount', 'revenue'], 'in') },
  {
    group: 'fees',
    rows: [...rows(['commission', 'otherFees', 'sriLankanVat', 'totalFees'], 'out'), ...rows(['feeShare'])],
  },
  { group: 'out', rows: rows(['costs'], 'out') },
  { group: 'result', rows: rows(['profitMargin', 'returnOnCosts']) },
  { group: 'refund', rows: rows(['refundFee']) },
];

/** TikTok's fee: of what the buyer pays, with the discount that TikTok pays for. */
function commissionOf(revenue: Line<Money>, { market, category }: Order, day: IsoDate): Line<Money, 'commission'> {
  const ofMarket: Readonly<Record<string, Schedule<Percent>>> = commission[market];
  const schedule = ofMarket[category] ?? commission[market].other;
  const rate = percentLine('commissionRate', inForce(schedule, day), category);
  return line('commission', toCoins(product(revenue, rate)));
}

/** What TikTok keeps of its fee where the buyer sends the order back; only the US have it. */
function refundFeeOf(fee: Line<Money>, { market }: Order, day: IsoDate): Line<Money, 'refundFee'> | undefined {
  const cited = market === 'us' ? chargedOn(refundAdministration, day) : undefined;
  const refundFee = cited && charged(fee, cited, { keys: { rate: 'refundRate', most: 'refundMost' } });
  return refundFee && line('refundFee', toCoins(refundFee));
}

/**
 * What is left of an order in a shop on TikTok by the fees published for the day.
 *
 *     revenue = price + the discount that TikTok pays for
 *     fees    = revenue × commission + other fees + the VAT on the commission
 *     profit  = revenue − fees − item − postage
 *
 * @returns amounts whose fee lines are rounded to the coin, once each.
 */
export function answer(order: Order, day: IsoDate) {
  const typed = (key: 'price' | 'platformDiscount' | 'otherFees' | 'itemCost' | 'shippingCost') =>
    input(key, order[key]);
  const [price, platformDiscount, otherFees] = [typed('price'), typed('platformDiscount'), typed('otherFees')] as const;
  const revenue = line('revenue', sum(price, platformDiscount));
  const fee = commissionOf(revenue, order, day);
  const vat = sriLankanVat(fee, order, day);
  const totalFees = line('totalFees', sum<Money>(fee, otherFees, ...(vat ? [vat] : [])));
  const costs = line('costs', sum(typed('itemCost'), typed('shippingCost')));
  const profit = line('profit', difference<Money>(revenue, totalFees, costs));
  const all = lines(
    price,
    platformDiscount,
    revenue,
    fee,
    otherFees,
    vat,
    totalFees,
    line('feeShare', quotient<Money>(totalFees, revenue)),
    costs,
    profit,
    line('profitMargin', quotient<Money>(profit, revenue)),
    line('returnOnCosts', quotient<Money>(profit, costs)),
    refundFeeOf(fee, order, day),
  );
  const notCounted = ['newSellers', 'returns', 'payout', 'company', ...leftToSriLanka(order, day)];
  return answerOf({ day, lines: all, sheet, total: 'profit', notCounted });
}
