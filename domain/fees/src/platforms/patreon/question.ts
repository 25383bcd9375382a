import { asking, type AnswersOf } from '../../question/question.ts';

const ways = ['card', 'paypal'] as const;

/** What decides what Patreon takes of a month: each member's payment is processed by itself. */
export const question = asking()
  .group('month')
  .amount('price', {
    currency: 'USD',
    needed: true,
    example: '10',
    aliases: ['amount', 'gross', 'pledge', 'tier', 'total'],
  })
  .number('members', { unit: 'count', whole: true, default: '1', least: '1', aliases: ['patrons', 'count'] })
  .choice('payment', ways, { aliases: ['payment-method', 'paid-by'] })
  .yes('converted')
  .yes('sriLankanVat')
  .asked();

export type Month = AnswersOf<typeof question>;
