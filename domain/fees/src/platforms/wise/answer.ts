import { money, type Currency } from '@formation/money';
import { midRate } from '@formation/money/exchange-rates';
import { answerOf, rows, type Bound, type Section } from '../../answer.ts';
import { isRefusal } from '../../refusal.ts';
import type { IsoDate } from '../../schedule/schedule.ts';
import { constant, input, line } from '../../trace/figure.ts';
import { lines } from '../../trace/lines.ts';
import { difference, exchanged, largest, quotient } from '../../trace/operations.ts';
import { midLine, toCoins } from '../../trace/quoted-rate.ts';
import { allFees } from '../all-fees.ts';
import { leftToSriLanka, sriLankanVat, withVat } from '../sri-lankan-vat.ts';
import { transferFee } from './fees.ts';
import type { QuestionRequest } from './question.ts';

const sheet: readonly Section[] = [
  { group: 'in', rows: rows(['amount']) },
  {
    group: 'fees',
    rows: [
      ...rows(['feeBeforeDiscount'], 'out'),
      ...rows(['volumeDiscount'], 'in', { isLess: true }),
      ...rows(['fee'], 'out'),
      ...rows(['feeShare']),
    ],
  },
  { group: 'arrival', rows: [...rows(['sriLankanVat'], 'out'), ...rows(['midRate'])] },
];

const roles = { revenue: 'amount', costs: 'costs', profit: 'recipientGets' } as const;

/** What the other ways to pay add or save is not published: the fee is that of a transfer from a bank. */
const unknownWays: Readonly<Partial<Record<QuestionRequest['method'], string>>> = {
  ach: 'achFunding',
  account: 'balanceFunding',
  swift: 'swiftFunding',
  debitCard: 'cardFunding',
  creditCard: 'cardFunding',
};

/** Paying by card or from a bank abroad adds to that fee, and paying from a balance lowers it. */
const feesBy: Readonly<Partial<Record<QuestionRequest['method'], Bound>>> = {
  account: 'at-most',
  swift: 'at-least',
  debitCard: 'at-least',
  creditCard: 'at-least',
};

/**
 * What a transfer costs by Wise's published corridor fees, and what arrives.
 *
 *     fee            = fixed + amount × rate − volume discount, rounded, taken out of the amount
 *     recipient gets = (amount − fee − the VAT on it) × mid-market rate, rounded
 *
 * @returns the lines, or that the corridor is not published.
 */
export function answer(request: QuestionRequest, day: IsoDate) {
  const { from, to, rate } = request;
  const amount = input('amount', request.amount);
  const fees = transferFee(amount, request, day);
  if (isRefusal(fees)) return fees;

  const { before, discount, fee } = fees;
  const vat = sriLankanVat(fee, request, day);
  const all = allFees(fee, vat);
  const sent = largest(constant(money<Currency>('0', from)), difference(amount, withVat(fee, vat)));
  const perOne = midLine(rate, midRate(from, to, day));
  const recipientGets = line('recipientGets', toCoins(exchanged(sent, perOne, to)));
  const feeShare = line('feeShare', quotient(withVat(fee, vat), amount));
  const shown = lines(
    amount,
    before,
    discount,
    fee,
    feeShare,
    vat,
    all.totalFees,
    line('midRate', perOne),
    recipientGets,
  );
  const unknown = unknownWays[request.method];
  const notCounted = [...(unknown ? [unknown] : []), ...leftToSriLanka(request, day), 'ownBank', 'banksOnTheWay'];
  return answerOf({
    day,
    lines: shown,
    sheet,
    total: 'recipientGets',
    roles: { ...roles, fees: all.fees },
    notCounted,
    feesAre: feesBy[request.method],
  });
}
