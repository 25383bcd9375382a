import { asking, type AnswersOf } from '../../question/question.ts';

const currency = 'LKR';
const rate = { least: '0', most: '100' } as const;

/** What decides what Daraz takes of a sale: its rates are the seller's own, read in Seller Center. */
export const question = asking()
  .group('sale')
  .amount('price', {
    currency,
    needed: true,
    perPiece: true,
    example: '5000',
    aliases: ['amount', 'unit-price', 'paid-price', 'total', 'sold-price', 'selling-price'],
  })
  .amount('itemCost', { currency, perPiece: true, aliases: ['cost', 'costs', 'purchase-price'], shared: 'itemCost' })
  .amount('shippingCost', { currency, aliases: ['postage-cost', 'delivery-cost'], shared: 'postageCost' })
  .group('rates')
  .percent('commissionRate', {
    ...rate,
    needed: true,
    default: '0',
    example: '12',
    aliases: ['commission', 'commission-percent'],
  })
  .percent('paymentRate', {
    ...rate,
    needed: true,
    default: '0',
    example: '2',
    aliases: ['payment-fee', 'payment-percent'],
  })
  .amount('otherFees', { currency, aliases: ['handling-fee', 'other-fee'] })
  .asked();

export type Sale = AnswersOf<typeof question>;
