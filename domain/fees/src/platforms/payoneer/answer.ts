import { money, type Currency, type Money, type Rate } from '@formation/money';
import { midRate } from '@formation/money/exchange-rates';
import { answerOf, rows, type Section } from '../../answer.ts';
import { isRefusal } from '../../refusal.ts';
import type { IsoDate } from '../../schedule/schedule.ts';
import { constant, input, line, type Figure, type Line } from '../../trace/figure.ts';
import { lines } from '../../trace/lines.ts';
import { difference, exchanged, largest, quotient } from '../../trace/operations.ts';
import { midLine, toCoins } from '../../trace/quoted-rate.ts';
import { allFees } from '../all-fees.ts';
import { leftToSriLanka, sriLankanVat, withVat } from '../sri-lankan-vat.ts';
import { annualFee, conversionCost, exchangeCost, receivingFee, withdrawalFee } from './fees.ts';
import type { QuestionRequest } from './question.ts';

const paidIn: Section = { group: 'in', rows: rows(['amount']) };
const sheet: readonly Section[] = [
  paidIn,
  { group: 'fees', rows: [...rows(['fee', 'sriLankanVat', 'totalFees'], 'out'), ...rows(['feeShare'])] },
];

const rolesOf = (fees: string, profit: string) => ({ revenue: 'amount', fees, costs: 'costs', profit });

/** What Payoneer keeps of a movement of an account by the fees published for the day; or why there is no answer. */
export function answer(request: QuestionRequest, day: IsoDate) {
  switch (request.what) {
    case 'receipt':
      return receipt(request, day);
    case 'withdrawal':
      return withdrawal(request, day);
    case 'convertedWithdrawal':
      return convertedWithdrawal(request, midLine(request.rate, midRate('USD', request.to, day)), day);
    case 'exchange':
      return exchange(request, day);
    case 'year':
      return year(request, day);
  }
}

/** What is left of a payment that comes in: `net = amount − fee − the VAT on it`. */
export function receipt(request: QuestionRequest, day: IsoDate) {
  const amount = input('amount', request.amount);
  const fee = receivingFee(amount, request, day);
  const vat = sriLankanVat(fee, request, day);
  const { totalFees, fees } = allFees(fee, vat);
  const net = line('net', difference(amount, withVat(fee, vat)));
  const shown = lines(amount, fee, vat, totalFees, net, line('feeShare', quotient(withVat(fee, vat), amount)));
  return answerOf({
    day,
    lines: shown,
    sheet,
    total: 'net',
    roles: rolesOf(fees, 'net'),
    notCounted: ['withdrawal', 'annualFee', ...leftToSriLanka(request, day)],
  });
}

/** What reaches a bank account in the same currency: `net = amount − fee − the VAT on it`. */
export function withdrawal(request: QuestionRequest, day: IsoDate) {
  const amount = input('amount', request.amount);
  const fee = withdrawalFee(amount, input('monthBefore', request.monthBefore), day);
  if (isRefusal(fee)) return fee;
  const vat = sriLankanVat(fee, request, day);
  const { totalFees, fees } = allFees(fee, vat);
  const shown = lines(amount, fee, vat, totalFees, line('net', difference(amount, withVat(fee, vat))));
  const notCounted = ['receivingBank', 'annualFee', ...leftToSriLanka(request, day)];
  const roles = rolesOf(fees, 'net');
  return answerOf({ day, lines: shown, sheet, total: 'net', roles, notCounted, ownMoney: true });
}

type Conversion = Pick<QuestionRequest, 'amount' | 'to'> & Partial<Pick<QuestionRequest, 'sriLankanVat'>>;

/**
 * What arrives when Payoneer withdraws dollars to a bank account in another currency.
 *
 *     received = (amount − cost − the VAT on it) × mid-market rate, rounded once
 *
 * @param mid - units of the bank account's currency for one dollar.
 */
export function convertedWithdrawal(request: Conversion, mid: Line<Rate>, day: IsoDate) {
  const { to } = request;
  const amount = input('amount', request.amount);
  const {
    shown,
    fees,
    sheet: own,
  } = converted({
    amount,
    to,
    mid,
    ...withCost(conversionCost(amount, to, day), request, day),
  });
  const notCounted = ['receivingBank', 'annualFee', ...leftToSriLanka(request, day)];
  const roles = rolesOf(fees, 'received');
  return answerOf({ day, lines: shown, sheet: own, total: 'received', roles, notCounted, ownMoney: true });
}

/** What a balance in dollars becomes in another currency; the sum is that of {@link convertedWithdrawal}. */
function exchange(request: QuestionRequest, day: IsoDate) {
  const { to, rate } = request;
  const amount = input('amount', request.amount);
  const mid = midLine(rate, midRate('USD', to, day));
  const {
    shown,
    fees,
    sheet: own,
  } = converted({ amount, to, mid, ...withCost(exchangeCost(amount, day), request, day) });
  const notCounted = ['withdrawal', 'annualFee', ...leftToSriLanka(request, day)];
  const roles = rolesOf(fees, 'received');
  return answerOf({ day, lines: shown, sheet: own, total: 'received', roles, notCounted, ownMoney: true });
}

function withCost(cost: Figure<Money>, request: Partial<Pick<QuestionRequest, 'sriLankanVat'>>, day: IsoDate) {
  return { cost, vat: sriLankanVat(cost, request, day) };
}

type Converted = Readonly<{
  amount: Line<Money>;
  to: Currency;
  mid: Line<Rate>;
  cost: Figure<Money>;
  vat: Line<Money, 'sriLankanVat'> | undefined;
}>;

function converted({ amount, to, mid, cost, vat }: Converted) {
  const nothing = constant(money<Currency>('0', amount.value.currency));
  const changed = line('changed', largest<Money>(nothing, difference(amount, withVat(cost, vat))));
  const received = line('received', toCoins(exchanged(changed, mid, to)));
  const rounded = line('cost', toCoins(cost));
  const { totalFees, fees } = allFees(rounded, vat);
  const costs: Section = { group: 'fees', rows: rows(['cost', 'sriLankanVat', 'changed'], 'out') };
  return { shown: lines(amount, rounded, vat, totalFees, changed, received), fees, sheet: [paidIn, costs] };
}

/** What a year of the account costs, by what was received in it. */
function year(request: QuestionRequest, day: IsoDate) {
  const amount = input('amount', request.amount);
  return answerOf({
    day,
    lines: lines(amount, annualFee(amount, day)),
    sheet: [paidIn],
    total: 'annualFee',
    roles: rolesOf('annualFee', 'net'),
    notCounted: leftToSriLanka({}, day),
  });
}
