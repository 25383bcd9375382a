import { money, type Currency, type Money, type Rate } from '@formation/money';
import { midRate } from '@formation/money/exchange-rates';
import { answerOf, rows, type Section } from '../../answer.ts';
import { isRefusal } from '../../refusal.ts';
import type { IsoDate } from '../../schedule/schedule.ts';
import { constant, input, line, type Figure, type Line } from '../../trace/figure.ts';
import { lines } from '../../trace/lines.ts';
import { difference, exchanged, largest, quotient } from '../../trace/operations.ts';
import { midLine, toCoins } from '../../trace/quoted-rate.ts';
import { annualFee, conversionCost, exchangeCost, receivingFee, withdrawalFee } from './fees.ts';
import type { QuestionRequest } from './question.ts';

const paidIn: Section = { group: 'in', rows: rows(['amount']) };
const sheet: readonly Section[] = [paidIn, { group: 'fees', rows: [...rows(['fee'], 'out'), ...rows(['feeShare'])] }];

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

/** What is left of a payment that comes in: `net = amount − fee`. */
export function receipt(request: QuestionRequest, day: IsoDate) {
  const amount = input('amount', request.amount);
  const fee = receivingFee(amount, request, day);
  const net = line('net', difference(amount, fee));
  const shown = lines(amount, fee, net, line('feeShare', quotient(fee, amount)));
  return answerOf({
    day,
    lines: shown,
    sheet,
    total: 'net',
    roles: rolesOf('fee', 'net'),
    notCounted: ['withdrawal', 'annualFee'],
  });
}

/** What reaches a bank account in the same currency: `net = amount − fee`. */
export function withdrawal(request: QuestionRequest, day: IsoDate) {
  const amount = input('amount', request.amount);
  const fee = withdrawalFee(amount, input('monthBefore', request.monthBefore), day);
  if (isRefusal(fee)) return fee;
  const shown = lines(amount, fee, line('net', difference(amount, fee)));
  const notCounted = ['receivingBank', 'annualFee'];
  const roles = rolesOf('fee', 'net');
  return answerOf({ day, lines: shown, sheet, total: 'net', roles, notCounted, ownMoney: true });
}

type Conversion = Pick<QuestionRequest, 'amount' | 'to'>;

/**
 * What arrives when Payoneer withdraws dollars to a bank account in another currency.
 *
 *     received = (amount − cost) × mid-market rate, rounded once
 *
 * @param mid - units of the bank account's currency for one dollar.
 */
export function convertedWithdrawal({ amount: asked, to }: Conversion, mid: Line<Rate>, day: IsoDate) {
  const amount = input('amount', asked);
  const { shown, sheet: own } = converted({ amount, to, mid, cost: conversionCost(amount, to, day) });
  const notCounted = ['receivingBank', 'annualFee'];
  const roles = rolesOf('cost', 'received');
  return answerOf({ day, lines: shown, sheet: own, total: 'received', roles, notCounted, ownMoney: true });
}

/** What a balance in dollars becomes in another currency; the sum is that of {@link convertedWithdrawal}. */
function exchange({ amount: asked, to, rate }: QuestionRequest, day: IsoDate) {
  const amount = input('amount', asked);
  const mid = midLine(rate, midRate('USD', to, day));
  const { shown, sheet: own } = converted({ amount, to, mid, cost: exchangeCost(amount, day) });
  const notCounted = ['withdrawal', 'annualFee'];
  const roles = rolesOf('cost', 'received');
  return answerOf({ day, lines: shown, sheet: own, total: 'received', roles, notCounted, ownMoney: true });
}

type Converted = Readonly<{ amount: Line<Money>; to: Currency; mid: Line<Rate>; cost: Figure<Money> }>;

function converted({ amount, to, mid, cost }: Converted) {
  const nothing = constant(money<Currency>('0', amount.value.currency));
  const changed = line('changed', largest<Money>(nothing, difference(amount, cost)));
  const received = line('received', toCoins(exchanged(changed, mid, to)));
  const costs: Section = { group: 'fees', rows: rows(['cost', 'changed'], 'out') };
  return { shown: lines(amount, line('cost', toCoins(cost)), changed, received), sheet: [paidIn, costs] };
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
  });
}
