import { messages } from '@formation/content';
import { payouts, question, questionFrom } from '@formation/payouts';
import { carriedNumbers } from '@formation/payouts/carried-numbers';
import type { PublicCall } from '../call.ts';
import { parametersOf } from '../document/parameters.ts';
import { readQuestion } from '../read-question.ts';
import { payoutsAnswer } from './payouts-answer.ts';

/** What reaches a rupee account of a payment from abroad, by every way: the terminal's names, and the page's numbers. */
export const payoutsCall: PublicCall = {
  prefix: '/api/v1/payouts',
  path: '/',
  weight: 10,
  schema: 'Payouts',
  documents: async () => [{ path: '', summary: messages.en.payouts.heading, parameters: parametersOf({ question }) }],
  async answer(request) {
    const read = readQuestion({ question }, request);
    if ('refused' in read) return read;
    const wanted = questionFrom(read, read.day);
    const found = payouts({ ...wanted, carried: carriedNumbers(wanted.amount.currency, read.day) });
    return { body: payoutsAnswer(found, wanted, request) };
  },
};
