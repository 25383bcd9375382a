import { compare, money, rate, type Currency, type Money, type Rate } from '@formation/money';
import { inForce, type IsoDate } from '../../../schedule/schedule.ts';
import { constant, fromTable, input, line, type Line } from '../../../trace/figure.ts';
import { difference, largest, product, sum } from '../../../trace/operations.ts';
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
 *     our fee  = max(minimum, fixed + amount × variable)
 *     discount = our fee × volume discount for the amount
 *     total    = max(0, our fee − discount)
 *
 * @param day - the day whose rates apply.
 * @returns exact amounts in the sender's currency; round only to show them.
 * @throws {RangeError} when no rates are known for the day.
 * @see Calculator specification §9, "Wise formulas"
 */
export function transferCost<C extends Currency>(amount: Money<C>, method: Method, day: IsoDate): TransferCost<C> {
  const cited = inForce(prices, day);
  const { variable, fixed, minimum } = cited.value[method];
  const inTheirs = (text: string) => money(text, amount.currency);

  const feeRate = fromTable('feeRate', variable, { cited, row: method });
  const fixedFee = fromTable('fixedFee', inTheirs(fixed), { cited, row: method });
  const minimumFee = fromTable('minimumFee', inTheirs(minimum), { cited, row: method });
  const variableFee = product(input('amount', amount), feeRate);
  const ourFee = line('ourFee', largest(minimumFee, sum(fixedFee, variableFee)));
  const discountRate = volumeDiscount(amount, day);
  const discount = line('discount', product(ourFee, discountRate));
  const total = line('total', largest(constant(inTheirs('0')), difference(ourFee, discount)));

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
  return fromTable('discountRate', reached?.off ?? rate('0'), { cited, row: reached?.atLeast ?? '0' });
}
