import type { Rated } from '@formation/money/exchange-rates';
import { asking, type AnswersOf } from '../../question/question.ts';

/** Where our visitors send from, and where to, with or without a published fee. */
const senders = ['GBP', 'USD', 'EUR'] as const satisfies readonly Rated[];
const targets = ['EUR', 'GBP', 'USD', 'LKR', 'INR', 'AUD', 'CAD', 'PHP', 'MXN'] as const satisfies readonly Rated[];

/** What decides what a bank-funded transfer with Wise costs, and what arrives. */
export const question = asking()
  .group('transfer')
  .choice('from', senders)
  .choice('to', targets, { offered: ({ from }) => targets.filter((currency) => currency !== from) })
  .amount('amount', { currency: ({ from }) => from, needed: true, example: '1000' })
  .amount('volumeBefore', { currency: 'GBP' })
  .number('rate', { unit: 'to one' })
  .asked();

/**
 * A transfer: `amount` with its fee inside, `volumeBefore` sent or converted earlier in the calendar month, and `rate`
 * in place of the mid-market rate of the day.
 */
export type Asked = AnswersOf<typeof question>;
