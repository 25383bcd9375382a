import { money, rate as rateOf, type Currency } from '@formation/money';
import { midRate } from '@formation/money/exchange-rates';
import { answerOf, rows, type Section } from '../../answer.ts';
import { isRefusal } from '../../refusal.ts';
import { inForce, type IsoDate } from '../../schedule/schedule.ts';
import { constant, input, line } from '../../trace/figure.ts';
import { lines } from '../../trace/lines.ts';
import { difference, exchanged, largest, product, sum } from '../../trace/operations.ts';
import { midLine, toCoins } from '../../trace/quoted-rate.ts';
import { percentLine } from '../../trace/table-figures.ts';
import { invoiceFee, paymentFee, planCost } from './fees.ts';
import type { QuestionRequest } from './question.ts';
import { conversionSpread } from './tables/fees.ts';

const paidIn: Section = { group: 'in', rows: rows(['amount']) };
const sheetOf = (...fees: string[]): readonly Section[] => [paidIn, { group: 'fees', rows: rows(fees, 'out') }];

const rolesOf = (fees: string, profit: string, revenue = 'amount') => ({ revenue, fees, costs: 'costs', profit });

/** What goes through a Mercury account costs by the fees published for the day; or why there is no answer. */
export function answer(request: QuestionRequest, day: IsoDate) {
  switch (request.what) {
    case 'payment':
      return payment(request, day);
    case 'convertedPayment':
      return convertedPayment(request, day);
    case 'invoice':
      return invoice(request, day);
    case 'plan':
      return plan(request, day);
  }
}

/**
 * What a payment in dollars costs from or to a Mercury account.
 *
 *     debited        = amount + fee
 *     recipient gets = amount − what banks on the way take, never below 0
 */
function payment(request: QuestionRequest, day: IsoDate) {
  const amount = input('amount', request.amount);
  const fee = paymentFee(request, day);
  const debited = line('debited', sum(amount, fee));
  const left = difference(amount, input('takenOnTheWay', request.takenOnTheWay));
  const recipientGets = line('recipientGets', largest(constant(money<Currency>('0', 'USD')), left));
  const shown = lines(amount, fee, debited, recipientGets);
  const isOpen = request.kind === 'abroadShared' && request.takenOnTheWay.units === 0n;
  const notCounted = [...(isOpen ? ['banksOnTheWay'] : []), 'receivingBank', 'plan'];
  return answerOf({
    day,
    lines: shown,
    sheet: sheetOf('fee', 'debited'),
    total: 'recipientGets',
    roles: rolesOf('fee', 'recipientGets', 'debited'), // the fee comes on top of the amount
    notCounted,
    feesAre: isOpen ? 'at-least' : undefined,
  });
}

/**
 * What arrives of a payment that Mercury converts.
 *
 *     recipient gets = amount × mid-market rate × (1 − spread), rounded once
 */
function convertedPayment({ amount: asked, to, rate }: QuestionRequest, day: IsoDate) {
  const amount = input('amount', asked);
  const spread = percentLine('conversionSpread', inForce(conversionSpread, day));
  const remaining = difference(constant(rateOf('1')), spread);
  const customerRate = line('customerRate', product(midLine(rate, midRate('USD', to, day)), remaining));
  const recipientGets = line('recipientGets', toCoins(exchanged(amount, customerRate, to)));
  const shown = lines(amount, line('cost', toCoins(product(amount, spread))), customerRate, recipientGets);
  const arrival: Section = { group: 'arrival', rows: rows(['customerRate']) };
  const sheet = [...sheetOf('cost'), arrival];
  return answerOf({
    day,
    lines: shown,
    sheet,
    total: 'recipientGets',
    roles: rolesOf('cost', 'recipientGets'),
    notCounted: ['receivingBank', 'plan'],
  });
}

/** What is left of an invoice that a client pays through Mercury: `net = amount − fee`. */
function invoice(request: QuestionRequest, day: IsoDate) {
  const amount = input('amount', request.amount);
  const fee = invoiceFee(amount, request, day);
  const shown = lines(amount, fee, line('net', difference(amount, fee)));
  return answerOf({
    day,
    lines: shown,
    sheet: sheetOf('fee'),
    total: 'net',
    roles: rolesOf('fee', 'net'),
    notCounted: ['plan'],
  });
}

function plan(request: QuestionRequest, day: IsoDate) {
  const cost = planCost(request, day);
  return isRefusal(cost)
    ? cost
    : answerOf({ day, lines: lines(cost), sheet: [], total: 'planCost', roles: rolesOf('planCost', 'net') });
}
