import { add, decimal, multiply } from '@formation/money';
import { midRate } from '@formation/money/exchange-rates';
import type { IsoDate } from '../../schedule/schedule.ts';
import { halfCoin } from '../../solve/cents.ts';
import { receiveGoal } from '../../solve/receive-goal.ts';
import { answer } from './answer.ts';
import type { QuestionRequest } from './question.ts';

const arrivingIn = ({ what, to }: QuestionRequest) => (what === 'convertedPayment' ? to : 'USD');

/** Mercury asked backwards: what must be sent or invoiced for what is wanted to arrive; nothing arrives of a plan. */
export const goals = [
  receiveGoal<QuestionRequest>({
    id: 'send',
    field: 'amount',
    currency: () => 'USD',
    arrivingIn,
    answer,
    tolerance,
  }),
];

/** Half a coin of what arrives, and half a cent of the VAT and of the fee under it in that currency. */
function tolerance(request: QuestionRequest, day: IsoDate) {
  const { what, to, rate } = request;
  const mid = what === 'convertedPayment' ? (rate ?? midRate('USD', to, day).value) : decimal('1');
  return add(halfCoin(arrivingIn(request)), multiply(decimal('0.006'), mid));
}
