import { inForce } from '../../../schedule/schedule.ts';
import { firstCentsPast } from '../../../solve/cents.ts';
import { receiveGoal } from '../../../solve/receive-goal.ts';
import { answer } from './answer.ts';
import type { QuestionRequest } from './question.ts';
import { discounts } from './tables.ts';

/** The quick estimate asked backwards: the lowest amount to send for the recipient to get what is wanted. */
export const goals = [
  receiveGoal<QuestionRequest>({
    id: 'send',
    field: 'amount',
    currency: ({ from }) => from,
    arrivingIn: ({ to }) => to,
    answer,
    breaks: (_, day) => inForce(discounts, day).value.map(({ atLeast }) => firstCentsPast(atLeast, 'from')),
    tolerance: '0', // nothing is rounded
  }),
];
