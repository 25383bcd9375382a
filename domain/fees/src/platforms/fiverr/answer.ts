import { answerOf, rows, type Section } from '../../answer.ts';
import { inForce, type IsoDate } from '../../schedule/schedule.ts';
import { input, line } from '../../trace/figure.ts';
import { lines } from '../../trace/lines.ts';
import { difference, product, quotient, sum } from '../../trace/operations.ts';
import { toCoins } from '../../trace/quoted-rate.ts';
import { percentLine } from '../../trace/table-figures.ts';
import { bandLine } from '../../value/banded-fee.ts';
import { allFees } from '../all-fees.ts';
import { leftToSriLanka, sriLankanVat, withVat } from '../sri-lankan-vat.ts';
import type { Order } from './question.ts';
import { buyer, commission } from './tables/fees.ts';

const sheet: readonly Section[] = [
  { group: 'in', rows: rows(['revenue']) },
  { group: 'fees', rows: [...rows(['fee', 'sriLankanVat', 'totalFees'], 'out'), ...rows(['feeShare'])] },
  { group: 'buyer', rows: rows(['buyerFee', 'smallOrderFee', 'buyerPays']) },
];

/** What the buyer pays for an order, tips aside: `amount + amount × rate, rounded + the fee of a small order`. */
function paidByBuyer({ amount }: Order, day: IsoDate) {
  const order = input('amount', amount);
  const buyerFee = line(
    'buyerFee',
    toCoins(product(order, percentLine('buyerFeeRate', inForce(buyer.serviceFee, day)))),
  );
  const smallOrderFee = bandLine('smallOrderFee', inForce(buyer.smallOrder, day), { total: amount });
  const before = sum(order, buyerFee);
  return { buyerFee, smallOrderFee, buyerPays: line('buyerPays', smallOrderFee ? sum(before, smallOrderFee) : before) };
}

/**
 * What is left of an order on Fiverr by the fees published for the day, and what its buyer pays.
 *
 *     revenue = order + tip
 *     fee     = revenue × rate, rounded
 *     net     = revenue − fee − the VAT on it
 */
export function answer(order: Order, day: IsoDate) {
  const revenue = line('revenue', sum(input('amount', order.amount), input('tip', order.tip)));
  const fee = line('fee', toCoins(product(revenue, percentLine('feeRate', inForce(commission, day)))));
  const vat = sriLankanVat(fee, order, day);
  const { totalFees, fees } = allFees(fee, vat);
  const net = line('net', difference(revenue, withVat(fee, vat)));
  const feeShare = line('feeShare', quotient(withVat(fee, vat), revenue));
  const { buyerFee, smallOrderFee, buyerPays } = paidByBuyer(order, day);
  return answerOf({
    day,
    lines: lines(revenue, fee, vat, totalFees, feeShare, buyerFee, smallOrderFee, buyerPays, net),
    sheet,
    total: 'net',
    roles: { fees, profit: 'net' },
    notCounted: ['withdrawal', ...leftToSriLanka(order, day)],
  });
}
