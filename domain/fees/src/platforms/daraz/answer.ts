import { answerOf, rows, type Section } from '../../answer.ts';
import type { IsoDate } from '../../schedule/schedule.ts';
import { input, line } from '../../trace/figure.ts';
import { lines } from '../../trace/lines.ts';
import { difference, product, quotient, sum } from '../../trace/operations.ts';
import { toCoins } from '../../trace/quoted-rate.ts';
import type { Sale } from './question.ts';

const sheet: readonly Section[] = [
  { group: 'in', rows: rows(['price']) },
  {
    group: 'fees',
    rows: [...rows(['commission', 'paymentFee', 'otherFees', 'totalFees'], 'out'), ...rows(['feeShare'])],
  },
  { group: 'out', rows: rows(['costs'], 'out') },
  { group: 'result', rows: rows(['profitMargin', 'returnOnCosts']) },
];

/**
 * What is left of a sale on Daraz by the rates that the seller reads in Seller Center.
 *
 *     fees   = price × commission + price × payment fee + other fees
 *     profit = price − fees − item − delivery
 *
 * @returns amounts whose fee lines are rounded to the coin, once each.
 */
export function answer(sale: Sale, day: IsoDate) {
  const price = input('price', sale.price);
  const commission = line('commission', toCoins(product(price, input('commissionRate', sale.commissionRate))));
  const paymentFee = line('paymentFee', toCoins(product(price, input('paymentRate', sale.paymentRate))));
  const otherFees = input('otherFees', sale.otherFees);
  const totalFees = line('totalFees', sum(commission, paymentFee, otherFees));
  const costs = line('costs', sum(input('itemCost', sale.itemCost), input('shippingCost', sale.shippingCost)));
  const profit = line('profit', difference(price, totalFees, costs));
  const all = lines(
    price,
    commission,
    paymentFee,
    otherFees,
    totalFees,
    line('feeShare', quotient(totalFees, price)),
    costs,
    profit,
    line('profitMargin', quotient(profit, price)),
    line('returnOnCosts', quotient(profit, costs)),
  );
  const roles = { revenue: 'price' } as const;
  return answerOf({ day, lines: all, sheet, total: 'profit', roles, notCounted: ['promotions', 'returns'] });
}
