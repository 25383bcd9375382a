import { money, rate, type Currency, type Money } from '@formation/money';
import { midRate } from '@formation/money/exchange-rates';
import { answerOf, rows, type Section } from '../../answer.ts';
import { isRefusal } from '../../refusal.ts';
import type { IsoDate } from '../../schedule/schedule.ts';
import { constant, input, line, type Figure } from '../../trace/figure.ts';
import { lines } from '../../trace/lines.ts';
import { difference, exchanged, largest, product, smallest, sum } from '../../trace/operations.ts';
import { midLine, toCoins } from '../../trace/quoted-rate.ts';
import { inwardCharge, wireFee } from './fees.ts';
import type { QuestionRequest } from './question.ts';

const notBelowNothing = (of: Figure<Money>): Figure<Money> =>
  largest(constant(money<Currency>('0', of.value.currency)), of);
const sheetOf = (comesIn: string, ...fees: string[]): readonly Section[] => [
  { group: 'in', rows: rows([comesIn]) },
  { group: 'fees', rows: rows(fees, 'out') },
];

const rolesOf = (revenue: string, fees: string, profit: string) => ({ revenue, fees, costs: 'costs', profit });

/** What the banks at both ends take by the fees known for the day; or why there is no answer. */
export function answer(request: QuestionRequest, day: IsoDate) {
  if (request.what === 'wire') return wire(request, day);
  return request.account === 'rupees' ? rupeeCredit(request, day) : credit(request, day);
}

/**
 * What a wire from an American bank costs, and what arrives at the bank of the recipient.
 *
 *     fee on top: debited = amount + fee, arrives = amount − what banks on the way take
 *     otherwise:  debited = amount,       arrives = amount − fee − what banks on the way take
 *     lost        = fee + what banks on the way take, at most what is debited
 */
function wire(request: QuestionRequest, day: IsoDate) {
  const amount = input('amount', request.amount);
  const fee = wireFee(request, day);
  if (isRefusal(fee)) return fee;
  const debited = line('debited', request.feeOnTop ? sum<Money>(amount, fee) : amount);
  const onTheWay = input('takenOnTheWay', request.takenOnTheWay);
  const arrives = line('arrives', notBelowNothing(difference(debited, fee, onTheWay)));
  const lost = line('lost', smallest(debited, sum<Money>(fee, onTheWay)));
  const shown = lines(amount, fee, debited, arrives, lost);
  return answerOf({
    day,
    lines: shown,
    sheet: sheetOf('amount', 'fee', 'debited', 'lost'),
    total: 'arrives',
    roles: rolesOf('debited', 'lost', 'arrives'),
    notCounted: leftOut(request),
    feesAre: isOpenOnTheWay(request) ? 'at-least' : undefined,
  });
}

const crosses = ({ kind }: QuestionRequest) => kind !== 'domesticOut' && kind !== 'domesticIn';

/** Whether banks on the way take a share that nobody has entered. */
const isOpenOnTheWay = (request: QuestionRequest) => crosses(request) && request.takenOnTheWay.units === 0n;

/**
 * What a bank keeps when it converts is known as a range only, and its rate is not asked for; banks on the way take their
 * share of what crosses a border; what the bank at the other end takes is another question.
 */
function leftOut(request: QuestionRequest): readonly string[] {
  const { kind } = request;
  const isReceived = kind === 'domesticIn' || kind === 'fromAbroad';
  return [
    ...(kind === 'abroadConverted' ? ['markupOnRate'] : []),
    ...(isOpenOnTheWay(request) ? ['banksOnTheWay'] : []),
    isReceived ? 'sendingFee' : 'inwardCharge',
  ];
}

/**
 * What a rupee account is credited of money from abroad.
 *
 *     bank rate = mid-market rate × (1 − markup)
 *     credited  = arrives × bank rate, rounded, − the bank's charge, never below 0
 */
function rupeeCredit(request: QuestionRequest, day: IsoDate) {
  const charge = inwardCharge(request, day);
  if (isRefusal(charge)) return charge;
  const mid = midLine(request.rate, midRate(request.currency, 'LKR', day));
  const remaining = difference(constant(rate('1')), input('markup', request.markup));
  const bankRate = line('bankRate', product(mid, remaining));
  const arrives = input('arrives', request.amount);
  const rupees = line('exchanged', toCoins(exchanged<Currency>(arrives, bankRate, 'LKR')));
  const credited = line('credited', notBelowNothing(difference(rupees, charge)));
  const shown = lines(arrives, bankRate, rupees, charge, credited);
  const arrival: Section = { group: 'arrival', rows: rows(['bankRate', 'exchanged']) };
  return answerOf({
    day,
    lines: shown,
    sheet: [...sheetOf('arrives', 'charge'), arrival],
    total: 'credited',
    roles: rolesOf('arrives', 'charge', 'credited'),
  });
}

/** What an account in a foreign currency is credited: `arrives − charge`, never below 0. */
function credit(request: QuestionRequest, day: IsoDate) {
  const charge = inwardCharge(request, day);
  if (isRefusal(charge)) return charge;
  const arrives = input('arrives', request.amount);
  const credited = line('credited', notBelowNothing(difference<Money>(arrives, charge)));
  return answerOf({
    day,
    lines: lines(arrives, charge, credited),
    sheet: sheetOf('arrives', 'charge'),
    total: 'credited',
    roles: rolesOf('arrives', 'charge', 'credited'),
  });
}
