import type { Rated } from '@formation/money/exchange-rates';
import { asking, type AnswersOf } from '../../question/question.ts';
import { ownRate } from '../own-rate.ts';
import { corridors } from './tables/corridors.ts';

/** Where our visitors send from, and where to: each pair that has a published fee. */
const senders = ['GBP', 'USD', 'EUR'] as const satisfies readonly Rated[];
const targets = ['EUR', 'GBP', 'USD', 'INR', 'AUD', 'CAD', 'PHP', 'MXN'] as const satisfies readonly Rated[];

/** The ways to pay. The published fee is that of the first: dollars come by wire. ACH is within the United States. */
const methods = ['bankTransfer', 'account', 'swift', 'debitCard', 'creditCard', 'ach'] as const;

/** What decides what a transfer with Wise costs, and what arrives. */
export const question = asking()
  .group('transfer')
  .choice('from', senders)
  .choice('to', targets, { offered: ({ from }) => targets.filter((to) => corridors[`${from}-${to}`]) })
  .choice('method', methods, { offered: ({ from }) => methods.filter((one) => one !== 'ach' || from === 'USD') })
  .amount('amount', { currency: ({ from }) => from, needed: true, example: '1000' })
  .amount('volumeBefore', { currency: 'GBP' })
  .number('rate', ownRate)
  .yes('sriLankanVat')
  .asked();

/**
 * A transfer: `amount` with its fee inside, `volumeBefore` sent or converted earlier in the calendar month, and `rate`
 * in place of the mid-market rate of the day.
 */
export type QuestionRequest = AnswersOf<typeof question>;
