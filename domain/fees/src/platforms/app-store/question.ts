import { asking, type AnswersOf } from '../../question/question.ts';

/** Whose store the buyer is in; Apple has rates of its own where competition law made it change them. */
export const storefronts = ['elsewhere', 'eu', 'japan', 'china', 'brazil'] as const;

/** Apple’s lower rate is for whoever has enrolled. */
const programs = ['standard', 'small'] as const;

/** What decides what Apple takes of a sale. */
export const question = asking()
  .group('sale')
  .choice('storefront', storefronts)
  .choice('program', programs)
  .yes('laterYear', { applies: ({ program }) => program === 'standard' })
  .amount('price', {
    currency: 'USD',
    needed: true,
    example: '9.99',
    aliases: ['amount', 'gross', 'total', 'sale-price', 'customer-price'],
  })
  .number('salesPerYear', { unit: 'count', whole: true, least: '1', aliases: ['sales', 'units'] })
  .yes('sriLankanVat')
  .asked();

export type Sale = AnswersOf<typeof question>;
