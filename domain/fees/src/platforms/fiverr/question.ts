import { asking, type AnswersOf } from '../../question/question.ts';

const currency = 'USD';

/** What decides what Fiverr takes of an order, and what its buyer pays. */
export const question = asking()
  .group('sale')
  .amount('amount', {
    currency,
    needed: true,
    perPiece: true,
    example: '100',
    aliases: ['gross', 'order', 'price', 'total', 'gig-price', 'sold-price'],
  })
  .amount('tip', { currency, aliases: ['tips'] })
  .yes('sriLankanVat')
  .asked();

export type Order = AnswersOf<typeof question>;
