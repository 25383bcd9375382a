import { asking, type AnswersOf } from '../../question/question.ts';

const currency = 'USD';

/** What decides what Gumroad takes of a sale. */
export const question = asking()
  .group('sale')
  .choice('source', ['direct', 'discover'])
  .amount('price', {
    currency,
    needed: true,
    perPiece: true,
    example: '20',
    aliases: ['amount', 'gross', 'total', 'sale-price', 'sold-price'],
  })
  .yes('beyondVolume', { applies: ({ source }) => source === 'direct' })
  .amount('itemCost', { currency, perPiece: true, aliases: ['cost', 'costs'], shared: 'itemCost' })
  .yes('sriLankanVat')
  .asked();

export type Sale = AnswersOf<typeof question>;
