import { receiveGoal } from '../../solve/receive-goal.ts';
import { answer } from './answer.ts';
import type { QuestionRequest } from './question.ts';

const currency = ({ amount }: QuestionRequest) => amount.currency;

/** Stripe asked backwards: what must be paid for a company to receive what is wanted. */
export const goals = [
  // The fee, up to four extras, the tax and VAT, each rounded by at most half a cent.
  receiveGoal({ id: 'receive', field: 'amount', currency, answer, tolerance: '0.035' }),
];
