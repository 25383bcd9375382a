import { add, decimal, multiply } from '@formation/money';
import { midRate } from '@formation/money/exchange-rates';
import { receiveGoal } from '../../solve/receive-goal.ts';
import { answer } from './answer.ts';
import type { QuestionRequest } from './question.ts';

const cent = decimal('0.01');

/** Wise asked backwards: the lowest amount to send for the recipient to get what is wanted. */
export const goals = [
  receiveGoal<QuestionRequest>({
    id: 'send',
    field: 'amount',
    currency: ({ from }) => from,
    arrivingIn: ({ to }) => to,
    answer,
    // A cent of what arrives, and a cent of the fee and half a cent of its VAT in that currency.
    tolerance: ({ from, to, rate }, day) =>
      multiply(cent, add(decimal('1'), multiply(decimal('1.5'), rate ?? midRate(from, to, day).value))),
  }),
];
