import { compare, money, rate, type Currency, type Money, type Rate } from '@formation/money';
import { inForce, type IsoDate } from '../../../schedule/schedule.ts';
import { constant, fromTable, input, line, type Line } from '../../../trace/figure.ts';
import { difference, largest, product } from '../../../trace/operations.ts';
import { charged, fractionOf, percentLine } from '../../../trace/table-figures.ts';
import { discounts, prices, type DiscountStep, type Method } from './tables.ts';

export type TransferCost<C extends Currency> = Readonly<{
  /** Part of the fee given back. */
  discountRate: Line<Rate>;
  /** Fraction of the amount that the method costs, before discount. */
  feeRate: Line<Rate>;
  ourFee: Line<Money<C>>;
  discount: Line<Money<C>>;
  total: Line<Money<C>>;
}>;

/**
 * What Wise charges to send an amount.
 *
 *     our fee  = max(minimum, amount × percentage + fixed)
 *     discount = our fee × volume discount for the amount
 *     total    = max(0, our fee − discount)
 *
 * @param day - the day whose rates apply.
 * @returns exact amounts in the sender's currency; round only to show them.
 * @throws {RangeError} for a currency that nobody is offered to send.
 * @see Calculator specification §9, "Wise formulas"
 */
export function transferCost<C extends Currency>(amount: Money<C>, method: Method, day: IsoDate): TransferCost<C> {
  const cited = inForce(prices[method], day);
  const feeRate = percentLine('feeRate', cited, method);
  const keys = { rate: 'feeRate', fixed: 'fixedFee', least: 'minimumFee' };
  const fee = charged(input('amount', amount), cited, { keys, row: method, rate: feeRate });
  if (!fee) throw new RangeError(`No price for ${amount.currency}`);
  const ourFee = line('ourFee', fee);
  const discountRate = volumeDiscount(amount, day);
  const discount = line('discount', product(ourFee, discountRate));
  const total = line('total', largest(constant(money('0', amount.currency)), difference(ourFee, discount)));

  return { discountRate, feeRate, ourFee, discount, total };
}

/** The step that an amount has reached, and the one after it. */
export function discountSteps(amount: Money, day: IsoDate): { reached?: DiscountStep; next?: DiscountStep } {
  const steps = inForce(discounts, day).value;
  const isReached = ({ atLeast }: DiscountStep) => compare(amount, rate(atLeast)) >= 0;
  const reached = steps.findLast(isReached);
  const next = steps.find((step) => !isReached(step));
  return { ...(reached && { reached }), ...(next && { next }) };
}

function volumeDiscount(amount: Money, day: IsoDate): Line<Rate> {
  const cited = inForce(discounts, day);
  const { reached } = discountSteps(amount, day);
  return fromTable('discountRate', fractionOf(reached?.off.percent ?? '0'), { cited, row: reached?.atLeast ?? '0' });
}
