import { answerOf, rows, type Section } from '../../answer.ts';
import { isRefusal } from '../../refusal.ts';
import type { IsoDate } from '../../schedule/schedule.ts';
import { input, line } from '../../trace/figure.ts';
import { lines } from '../../trace/lines.ts';
import { difference, quotient } from '../../trace/operations.ts';
import { allFees } from '../all-fees.ts';
import { leftToSriLanka, sriLankanVat, withVat } from '../sri-lankan-vat.ts';
import type { Country } from './country.ts';
import { paymentFees, payoutFee } from './fees.ts';
import type { QuestionRequest } from './question.ts';
import { countries } from './tables/countries.ts';

const fees = [
  'fee',
  'invoicingFee',
  'billingFee',
  'manualEntryFee',
  'managedPaymentsFee',
  'disputeFee',
  'tax',
  'sriLankanVat',
];

const sheet: readonly Section[] = [
  { group: 'in', rows: rows(['amount']) },
  { group: 'fees', rows: [...rows(fees, 'out'), ...rows(['feeShare'])] },
  { group: 'result', rows: rows(['leftIfLost']) },
];

const roles = { revenue: 'amount', fees: 'totalFees', costs: 'costs', profit: 'net' } as const;

/** What Stripe keeps of a payment or a payout by the prices published for the day, and what arrives; or why there is no answer. */
export function answer(request: QuestionRequest, day: IsoDate) {
  return request.what === 'payout' ? payout(request, day) : payment(request, day);
}

/**
 * `net = amount − all fees − tax`; the share of the fees is of the amount. Once a disputed payment has gone back, what is
 * left is `net − amount`.
 */
export function payment(request: QuestionRequest, day: IsoDate) {
  const amount = input('amount', request.amount);
  const charged = paymentFees(amount, request, day);
  if (isRefusal(charged)) return charged;
  const { fee, extraFees, tax, atHome, totalFees } = charged;
  const net = line('net', difference(amount, totalFees));
  const feeShare = line('feeShare', quotient(totalFees, amount));
  const leftIfLost = request.disputed && line('leftIfLost', difference(net, amount));
  const shown = lines(amount, fee, ...extraFees, tax, atHome, totalFees, net, feeShare, leftIfLost);
  const feesAre = isLowerInAustralia(request) ? 'at-most' : undefined;
  return answerOf({ day, lines: shown, sheet, total: 'net', roles, notCounted: notCountedIn(request, day), feesAre });
}

/** `net = amount − fee`, and the VAT on it where Stripe adds one. */
export function payout(request: QuestionRequest, day: IsoDate) {
  const amount = input('amount', request.amount);
  const fee = payoutFee(amount, request, day);
  if (isRefusal(fee)) return fee;
  const atHome = sriLankanVat(fee, request, day);
  const { totalFees, fees: all } = allFees(fee, atHome);
  const shown = lines(amount, fee, atHome, totalFees, line('net', difference(amount, withVat(fee, atHome))));
  return answerOf({
    day,
    lines: shown,
    sheet,
    total: 'net',
    roles: { ...roles, fees: all },
    ownMoney: true,
    notCounted: [...leftToSriLanka(request, day), 'receivingBank'],
  });
}

/** Australia's rate for its own cards fell on 1 October 2026, as announced; to what was not found. */
const isLowerInAustralia = ({ country, card, method }: QuestionRequest) =>
  country === 'AU' && card === 'domestic' && !method;

function notCountedIn(request: QuestionRequest, day: IsoDate): readonly string[] {
  const isAustralian = isLowerInAustralia(request);
  const { conversion }: Country = countries[request.country];
  return [
    request.disputed ? 'paymentBack' : 'dispute',
    ...(isAustralian ? ['lowerInAustralia'] : []),
    ...(conversion && !request.converted ? ['conversion'] : []),
    ...leftToSriLanka(request, day),
    'refunds',
    'payout',
  ];
}
