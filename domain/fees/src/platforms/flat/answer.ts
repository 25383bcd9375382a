import { answerOf, rows, type Section } from '../../answer.ts';
import { inForce, type IsoDate, type Schedule } from '../../schedule/schedule.ts';
import { input, line } from '../../trace/figure.ts';
import { lines } from '../../trace/lines.ts';
import { difference, product, quotient, sum } from '../../trace/operations.ts';
import { amountLine, percentLine } from '../../trace/table-figures.ts';
import type { Amount, Percent } from '../../value/fee-value.ts';
import type { Sale } from './question.ts';

/** The two numbers of the quick estimate. */
export type FlatFees = Readonly<{
  /** Of the sold price plus the shipping that the buyer pays. */
  finalValueFee: Schedule<Percent>;
  /** For each sale, whatever its price. */
  managedPaymentsFee: Schedule<Amount<'USD'>>;
}>;

/** What the estimate of a platform takes, and what it leaves out. */
type Flat = Readonly<{ fees: FlatFees; notCounted: readonly string[] }>;

type Prices = Pick<Sale, 'soldPrice' | 'shippingPrice' | 'itemCost' | 'shippingCost'>;

const sheet: readonly Section[] = [
  { group: 'in', rows: rows(['base']) },
  { group: 'out', rows: rows(['finalValueFee', 'managedPaymentsFee', 'itemCost', 'shippingCost'], 'out') },
];

/**
 * What is left of a sale after one percentage and one fixed fee.
 *
 *     base   = sold price + shipping price
 *     fee    = base × final value fee
 *     profit = base − fee − managed payments fee − item cost − shipping cost
 *
 * @returns exact amounts; amounts below zero count as typed.
 * @see Calculator specification §9, "eBay and PayPal"
 */
export function flatAnswer(sale: Prices, { fees, notCounted }: Flat, day: IsoDate) {
  const typed = (key: keyof Prices) => input(key, sale[key]);
  const base = line('base', sum(typed('soldPrice'), typed('shippingPrice')));
  const finalValueFeeRate = percentLine('finalValueFeeRate', inForce(fees.finalValueFee, day));
  const finalValueFee = line('finalValueFee', product(base, finalValueFeeRate));
  const managedPaymentsFee = amountLine('managedPaymentsFee', inForce(fees.managedPaymentsFee, day));
  const [itemCost, shippingCost] = [input('itemCost', sale.itemCost), input('shippingCost', sale.shippingCost)];
  const profit = line('profit', difference(base, finalValueFee, managedPaymentsFee, itemCost, shippingCost));

  const [revenue, costs] = [line('revenue', base), line('costs', sum(itemCost, shippingCost))];
  const profitMargin = line('profitMargin', quotient(profit, revenue));
  const returnOnCosts = line('returnOnCosts', quotient(profit, costs));
  const shown = [base, finalValueFeeRate, finalValueFee, managedPaymentsFee, itemCost, shippingCost, profit] as const;
  const all = lines(...shown, revenue, costs, profitMargin, returnOnCosts);
  return answerOf({ schedule: 'quick', day, lines: all, sheet, total: 'profit', notCounted });
}

export type FlatSale = ReturnType<typeof flatAnswer>;
