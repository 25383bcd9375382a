import { add, decimal, multiply } from '@formation/money';
import { midRate } from '@formation/money/exchange-rates';
import type { Refusal } from '../../refusal.ts';
import type { IsoDate } from '../../schedule/schedule.ts';
import { halfCoin } from '../../solve/cents.ts';
import { receiveGoal } from '../../solve/receive-goal.ts';
import { answer } from './answer.ts';
import type { QuestionRequest } from './question.ts';

const unreachable: Refusal = { refused: 'unreachable' };
const isConverted = ({ what }: QuestionRequest) => what === 'convertedWithdrawal' || what === 'exchange';
const arrivingIn = (request: QuestionRequest) => (isConverted(request) ? request.to : request.amount.currency);
const isYear = ({ what }: QuestionRequest) => what === 'year';

/** Payoneer asked backwards: what must be paid in, or withdrawn, for what is wanted to be left. */
export const goals = [
  receiveGoal<QuestionRequest>({
    id: 'receive',
    field: 'amount',
    applies: (request) => !isYear(request), // nothing arrives
    currency: ({ amount }) => amount.currency,
    arrivingIn,
    answer: (request, day: IsoDate) => (isYear(request) ? unreachable : answer(request, day)),
    tolerance,
  }),
];

/** Half a coin of what arrives, and half a cent of the VAT in that currency. */
function tolerance(request: QuestionRequest, day: IsoDate) {
  const { to, rate, amount } = request;
  const mid = isConverted(request) ? (rate ?? midRate('USD', to, day).value) : decimal('1');
  return add(halfCoin(arrivingIn(request)), multiply(halfCoin(amount.currency), mid));
}
