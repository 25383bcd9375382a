import type { Currency, Money, Rate } from '@formation/money';
import { fromTable, input, line, type Line } from './figure/figure.ts';
import { difference, product, sum } from './figure/operations.ts';
import { inForce, type IsoDate, type Schedule } from './schedule.ts';

/** What a seller knows about one sale. */
export type SaleInputs<C extends Currency = Currency> = Readonly<{
  soldPrice: Money<C>;
  /** What the buyer pays for shipping. */
  shippingPrice: Money<C>;
  itemCost: Money<C>;
  /** What the seller pays for shipping. */
  shippingCost: Money<C>;
}>;

/** The two numbers of the quick estimate. */
export type FlatFees<C extends Currency> = Readonly<{
  /** Fraction of the sold price plus the shipping that the buyer pays. */
  finalValueFee: Rate;
  /** For each sale, whatever its price. */
  managedPaymentsFee: Money<C>;
}>;

type FlatKey = 'base' | 'finalValueFee' | 'managedPaymentsFee' | 'itemCost' | 'shippingCost' | 'profit';

export type FlatSale<C extends Currency> = Readonly<{
  schedule: 'quick';
  day: IsoDate;
  lines: Readonly<Record<FlatKey, Line<Money<C>>>> & Readonly<{ finalValueFeeRate: Line<Rate> }>;
}>;

/**
 * What is left of a sale after one percentage and one fixed fee.
 *
 *     base   = sold price + shipping price
 *     fee    = base × final value fee
 *     profit = base − fee − managed payments fee − item cost − shipping cost
 *
 * @returns exact amounts; amounts below zero count as typed.
 * @throws {RangeError} when no fees are known for the day.
 * @see Calculator specification §9, "eBay and PayPal"
 */
export function flatSale<C extends Currency>(
  inputs: SaleInputs<C>,
  fees: Schedule<FlatFees<NoInfer<C>>>,
  day: IsoDate,
): FlatSale<C> {
  const cited = inForce(fees, day);

  const base = line('base', sum(input('soldPrice', inputs.soldPrice), input('shippingPrice', inputs.shippingPrice)));
  const finalValueFeeRate = fromTable('finalValueFeeRate', cited.value.finalValueFee, { cited });
  const finalValueFee = line('finalValueFee', product(base, finalValueFeeRate));
  const managedPaymentsFee = fromTable('managedPaymentsFee', cited.value.managedPaymentsFee, { cited });
  const itemCost = input('itemCost', inputs.itemCost);
  const shippingCost = input('shippingCost', inputs.shippingCost);
  const profit = line('profit', difference(base, finalValueFee, managedPaymentsFee, itemCost, shippingCost));

  const lines = { base, finalValueFeeRate, finalValueFee, managedPaymentsFee, itemCost, shippingCost, profit };
  return { schedule: 'quick', day, lines };
}
