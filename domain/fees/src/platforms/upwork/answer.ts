import type { Money, Rate } from '@formation/money';
import { answerOf, rows, type Section } from '../../answer.ts';
import { inForce, type IsoDate } from '../../schedule/schedule.ts';
import { input, line, type Line } from '../../trace/figure.ts';
import { lines } from '../../trace/lines.ts';
import { difference, product, quotient } from '../../trace/operations.ts';
import { toCoins } from '../../trace/quoted-rate.ts';
import { amountLine, percentLine } from '../../trace/table-figures.ts';
import { allFees } from '../all-fees.ts';
import { leftToSriLanka, sriLankanVat, withVat } from '../sri-lankan-vat.ts';
import type { Work } from './question.ts';
import { connect, directContract, serviceFee } from './tables/fees.ts';

const sheet: readonly Section[] = [
  { group: 'in', rows: rows(['amount']) },
  { group: 'fees', rows: [...rows(['fee', 'sriLankanVat', 'totalFees'], 'out'), ...rows(['feeShare'])] },
  { group: 'out', rows: rows(['connectsCost'], 'out') },
];

/** The rate that Upwork shows on the contract, or else what is published. */
function rateOf({ contract, feeRate, freelancerPlus }: Work, day: IsoDate): Line<Rate, 'feeRate'> {
  if (contract === 'direct')
    return percentLine('feeRate', inForce(directContract[freelancerPlus ? 'plus' : 'basic'], day));
  return feeRate ? input('feeRate', feeRate) : percentLine('feeRate', inForce(serviceFee, day));
}

/** What the proposals cost that won it: bought before, and no part of what Upwork takes of the contract. */
function connectsCost({ connects }: Work, day: IsoDate): Line<Money, 'connectsCost'> | undefined {
  if (connects.units === 0n) return undefined;
  const each = amountLine('connect', inForce(connect, day));
  return line('connectsCost', product(each, input('connects', connects, 'count')));
}

/**
 * What is left of a contract on Upwork by the fees published for the day.
 *
 *     fee = amount × rate, rounded
 *     net = amount − fee − the VAT on it − Connects
 */
export function answer(work: Work, day: IsoDate) {
  const amount = input('amount', work.amount);
  const fee = line('fee', toCoins(product(amount, rateOf(work, day))));
  const vat = sriLankanVat(fee, work, day);
  const { totalFees, fees } = allFees(fee, vat);
  const connects = connectsCost(work, day);
  const left = difference(amount, withVat(fee, vat));
  const net = line('net', connects ? difference(left, connects) : left);
  const feeShare = line('feeShare', quotient(withVat(fee, vat), amount));
  return answerOf({
    day,
    lines: lines(amount, fee, vat, totalFees, feeShare, connects, net),
    sheet,
    total: 'net',
    roles: { revenue: 'amount', fees, costs: 'connectsCost', profit: 'net' },
    notCounted: notCountedIn(work, day),
  });
}

function notCountedIn(work: Work, day: IsoDate): readonly string[] {
  const isDirect = work.contract === 'direct';
  return [
    'withdrawal',
    ...(isDirect && work.freelancerPlus ? ['freelancerPlus'] : []),
    ...(isDirect ? [] : ['clientFee']),
    ...(!isDirect && work.connects.units > 0n ? ['stampDuty'] : []),
    ...leftToSriLanka(work, day),
  ];
}
