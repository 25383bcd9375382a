import type { Money } from '@formation/money';
import { answerOf, rows, type Section } from '../../answer.ts';
import { inForce, type IsoDate } from '../../schedule/schedule.ts';
import { input, line, type Line } from '../../trace/figure.ts';
import { lines } from '../../trace/lines.ts';
import { difference, product, quotient, sum } from '../../trace/operations.ts';
import { toCoins } from '../../trace/quoted-rate.ts';
import { amountLine, percentLine } from '../../trace/table-figures.ts';
import { allFees } from '../all-fees.ts';
import { leftToSriLanka, sriLankanVat } from '../sri-lankan-vat.ts';
import type { Month } from './question.ts';
import { conversion, platformFee, processing, processingFixed } from './tables/fees.ts';

const sheet: readonly Section[] = [
  { group: 'in', rows: rows(['amount']) },
  {
    group: 'fees',
    rows: [
      ...rows(['fee', 'processingFee', 'conversionFee', 'sriLankanVat', 'totalFees'], 'out'),
      ...rows(['feeShare']),
    ],
  },
];

/** Every payment is processed by itself: `payments × rate + members × fixed`, rounded once. */
function processed(amount: Line<Money>, { payment, members }: Month, day: IsoDate): Line<Money, 'processingFee'> {
  const share = product(amount, percentLine('processingRate', inForce(processing[payment], day), payment));
  const fixed = product(
    amountLine('processingFixed', inForce(processingFixed, day)),
    input('members', members, 'count'),
  );
  return line('processingFee', toCoins(sum<Money>(share, fixed)));
}

/**
 * What is left of a month on Patreon by the fees published for the day.
 *
 *     amount = price × members
 *     net    = amount − Patreon's share − processing − conversion − the VAT on them
 */
export function answer(month: Month, day: IsoDate) {
  const amount = line('amount', product(input('price', month.price), input('members', month.members, 'count')));
  const fee = line('fee', toCoins(product(amount, percentLine('feeRate', inForce(platformFee, day)))));
  const processingFee = processed(amount, month, day);
  const conversionFee = month.converted
    ? line('conversionFee', toCoins(product(amount, percentLine('conversionRate', inForce(conversion, day)))))
    : undefined;
  const processedFees = sum<Money>(fee, processingFee);
  const charged = conversionFee ? sum<Money>(processedFees, conversionFee) : processedFees;
  const vat = sriLankanVat(charged, month, day);
  const { totalFees, fees } = allFees<'fee'>(fee, processingFee, conversionFee, vat);
  const all = totalFees ?? fee;
  const net = line('net', difference<Money>(amount, all));
  return answerOf({
    day,
    lines: lines(
      amount,
      fee,
      processingFee,
      conversionFee,
      vat,
      totalFees,
      line('feeShare', quotient<Money>(all, amount)),
      net,
    ),
    sheet,
    total: 'net',
    roles: { revenue: 'amount', fees, profit: 'net' },
    notCounted: ['appStore', 'payout', 'usTax', ...leftToSriLanka(month, day)],
  });
}
