import { rate as rateOf, type Money } from '@formation/money';
import { midRate } from '@formation/money/exchange-rates';
import { answerOf, rows, type Section } from '../../answer.ts';
import { isRefusal } from '../../refusal.ts';
import { inForce, type IsoDate } from '../../schedule/schedule.ts';
import { constant, input, line } from '../../trace/figure.ts';
import { lines } from '../../trace/lines.ts';
import { difference, exchanged, product, smallest, sum } from '../../trace/operations.ts';
import { midLine, toCoins } from '../../trace/quoted-rate.ts';
import { percentLine } from '../../trace/table-figures.ts';
import { allFees } from '../all-fees.ts';
import { leftToSriLanka, sriLankanVat, withVat } from '../sri-lankan-vat.ts';
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
 *     debited        = amount + fee + the VAT on it
 *     recipient gets = amount − what banks on the way take, never below 0
 *     all fees       = fee + the VAT on it + what banks on the way take
 */
function payment(request: QuestionRequest, day: IsoDate) {
  const amount = input('amount', request.amount);
  const fee = paymentFee(request, day);
  const vat = sriLankanVat(fee, request, day);
  const debited = line('debited', sum(amount, withVat(fee, vat)));
  const taken = smallest<Money>(amount, input('takenOnTheWay', request.takenOnTheWay));
  const onTheWay = taken.value.units > 0n ? line('onTheWay', taken) : undefined;
  const recipientGets = line('recipientGets', onTheWay ? difference(amount, onTheWay) : amount);
  const { totalFees, fees } = allFees(fee, vat, onTheWay);
  const shown = lines(amount, fee, vat, onTheWay, totalFees, debited, recipientGets);
  const isOpen = request.kind === 'abroadShared' && request.takenOnTheWay.units === 0n;
  const notCounted = [...(isOpen ? ['banksOnTheWay'] : []), 'receivingBank', 'plan', ...leftToSriLanka(request, day)];
  return answerOf({
    day,
    lines: shown,
    sheet: sheetOf('fee', 'sriLankanVat', 'onTheWay', 'totalFees', 'debited'),
    total: 'recipientGets',
    roles: rolesOf(fees, 'recipientGets', 'debited'), // the fee comes on top of the amount
    notCounted,
    feesAre: isOpen ? 'at-least' : undefined,
  });
}

/**
 * What arrives of a payment that Mercury converts.
 *
 *     recipient gets = (amount − the VAT on what is kept) × mid-market rate × (1 − spread), rounded once
 */
function convertedPayment(request: QuestionRequest, day: IsoDate) {
  const { to, rate } = request;
  const amount = input('amount', request.amount);
  const spread = percentLine('conversionSpread', inForce(conversionSpread, day));
  const remaining = difference(constant(rateOf('1')), spread);
  const customerRate = line('customerRate', product(midLine(rate, midRate('USD', to, day)), remaining));
  const cost = line('cost', toCoins(product(amount, spread)));
  const vat = sriLankanVat(cost, request, day);
  const sent = vat ? difference(amount, vat) : amount;
  const recipientGets = line('recipientGets', toCoins(exchanged(sent, customerRate, to)));
  const { totalFees, fees } = allFees(cost, vat);
  const shown = lines(amount, cost, vat, totalFees, customerRate, recipientGets);
  const arrival: Section = { group: 'arrival', rows: rows(['customerRate']) };
  return answerOf({
    day,
    lines: shown,
    sheet: [...sheetOf('cost', 'sriLankanVat', 'totalFees'), arrival],
    total: 'recipientGets',
    roles: rolesOf(fees, 'recipientGets'),
    notCounted: ['receivingBank', 'plan', ...leftToSriLanka(request, day)],
  });
}

/** What is left of an invoice that a client pays through Mercury: `net = amount − fee − the VAT on it`. */
function invoice(request: QuestionRequest, day: IsoDate) {
  const amount = input('amount', request.amount);
  const fee = invoiceFee(amount, request, day);
  const vat = sriLankanVat(fee, request, day);
  const { totalFees, fees } = allFees(fee, vat);
  const shown = lines(amount, fee, vat, totalFees, line('net', difference(amount, withVat(fee, vat))));
  return answerOf({
    day,
    lines: shown,
    sheet: sheetOf('fee', 'sriLankanVat', 'totalFees'),
    total: 'net',
    roles: rolesOf(fees, 'net'),
    notCounted: ['plan', ...leftToSriLanka(request, day)],
  });
}

function plan(request: QuestionRequest, day: IsoDate) {
  const cost = planCost(request, day);
  if (isRefusal(cost)) return cost;
  const notCounted = leftToSriLanka({}, day);
  return answerOf({
    day,
    lines: lines(cost),
    sheet: [],
    total: 'planCost',
    roles: rolesOf('planCost', 'net'),
    notCounted,
  });
}
