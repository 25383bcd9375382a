import { asking, type AnswersOf } from '../../question/question.ts';

/** A price and what it must pay for. */
export const question = asking()
  .group('sale')
  .amount('price', { currency: 'USD', needed: true, example: '100' })
  .amount('cost', { currency: 'USD', needed: true, example: '60', shared: 'itemCost' })
  .asked();

export type Sale = AnswersOf<typeof question>;
