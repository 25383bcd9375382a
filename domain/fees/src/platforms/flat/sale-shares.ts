import type { Money, Rate } from '@formation/money';
import { line, type Line } from '../../trace/figure.ts';
import { quotient, sum } from '../../trace/operations.ts';
import type { FlatSale } from './answer.ts';

/**
 * Where each unit of a sale goes: fees, the seller's own costs, profit.
 *
 *     share = amount / (sold price + shipping price), or 0 when that is 0
 *
 * @returns fractions of the base; together 1 unless the base is 0.
 */
export function saleShares({ lines }: FlatSale): SaleShares {
  const share = (key: string, ...amounts: readonly [Line<Money>, ...Line<Money>[]]) =>
    line(key, quotient(sum(...amounts), lines.base));
  return {
    fees: share('feesShare', lines.finalValueFee, lines.managedPaymentsFee),
    costs: share('costsShare', lines.itemCost, lines.shippingCost),
    profit: share('profitShare', lines.profit),
  };
}

export type SaleShares = Readonly<Record<'fees' | 'costs' | 'profit', Line<Rate>>>;
