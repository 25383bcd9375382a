import { messages } from '@formation/content';
import { payouts, question, questionFrom } from '@formation/payouts';
import { carriedNumbers } from '@formation/payouts/carried-numbers';
import { singleCall } from '../single-call.ts';
import { payoutsAnswer } from './payouts-answer.ts';

/** What reaches a rupee account of a payment from abroad, by every way: the terminal's names, and the page's numbers. */
export const payoutsCall = singleCall({
  prefix: '/api/v1/payouts',
  weight: 10,
  schema: 'Payouts',
  summary: messages.en.payouts.heading,
  question: { question },
  answer(read, request) {
    const wanted = questionFrom(read, read.day);
    const found = payouts({ ...wanted, carried: carriedNumbers(wanted.amount.currency, read.day) });
    return { body: payoutsAnswer(found, wanted, request) };
  },
});
