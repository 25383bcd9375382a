import { answerOf, rows, type Section } from '../../answer.ts';
import { isRefusal } from '../../refusal.ts';
import type { IsoDate } from '../../schedule/schedule.ts';
import { input, line } from '../../trace/figure.ts';
import { lines } from '../../trace/lines.ts';
import { difference, quotient } from '../../trace/operations.ts';
import { paymentFees, payoutFee } from './fees.ts';
import type { Asked } from './question.ts';

const fees = ['fee', 'invoicingFee', 'billingFee', 'manualEntryFee', 'managedPaymentsFee', 'disputeFee', 'tax'];

const sheet: readonly Section[] = [
  { group: 'in', rows: rows(['amount']) },
  { group: 'fees', rows: [...rows(fees, 'out'), ...rows(['feeShare'])] },
  { group: 'result', rows: rows(['leftIfLost']) },
];

const roles = { revenue: 'amount', fees: 'totalFees', costs: 'costs', profit: 'net' } as const;

/** What Stripe keeps of a payment or a payout by the prices published for the day, and what arrives; or why there is no answer. */
export function answer(asked: Asked, day: IsoDate) {
  return asked.what === 'payout' ? payout(asked, day) : payment(asked, day);
}

/**
 * `net = amount − all fees − tax`; the share of the fees is of the amount. Once a disputed payment has gone back, what is
 * left is `net − amount`.
 */
export function payment(asked: Asked, day: IsoDate) {
  const amount = input('amount', asked.amount);
  const charged = paymentFees(amount, asked, day);
  if (isRefusal(charged)) return charged;
  const { fee, extraFees, tax, totalFees } = charged;
  const net = line('net', difference(amount, totalFees));
  const feeShare = line('feeShare', quotient(totalFees, amount));
  const leftIfLost = asked.disputed && line('leftIfLost', difference(net, amount));
  const shown = lines(amount, fee, ...extraFees, tax, totalFees, net, feeShare, leftIfLost);
  return answerOf({ day, lines: shown, sheet, total: 'net', roles, notCounted: notCountedIn(asked) });
}

/** `net = amount − fee` */
export function payout(asked: Asked, day: IsoDate) {
  const amount = input('amount', asked.amount);
  const fee = payoutFee(amount, asked, day);
  if (isRefusal(fee)) return fee;
  const shown = lines(amount, fee, line('net', difference(amount, fee)));
  return answerOf({
    day,
    lines: shown,
    sheet,
    total: 'net',
    roles: { ...roles, fees: 'fee' },
    ownMoney: true,
    notCounted: ['receivingBank'],
  });
}

/** Australia's rate for its own cards fell on 1 October 2026, as announced; to what was not found. */
function notCountedIn({ country, card, method, disputed }: Asked): readonly string[] {
  const isAustralian = country === 'AU' && card === 'domestic' && !method;
  return [disputed ? 'paymentBack' : 'dispute', ...(isAustralian ? ['lowerInAustralia'] : []), 'refunds', 'payout'];
}
