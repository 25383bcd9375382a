import { asking, type AnswersOf } from '../../../question/question.ts';
import { offeredMethods, recipientCurrencies, senderCurrencies } from './tables.ts';

/** What the specification's form asks. */
export const question = asking()
  .group('transfer')
  .choice('from', senderCurrencies)
  .choice('to', recipientCurrencies)
  .amount('amount', { currency: ({ from }) => from, needed: true, example: '1000' })
  .choice('method', offeredMethods)
  .asked();

export type QuestionRequest = AnswersOf<typeof question>;
