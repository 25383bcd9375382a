import { asking, type AnswersOf } from '../../question/question.ts';
import { regions, type Region } from './regions.ts';

/** The part of the year's earnings that the sale belongs to. */
const earnings = ['first', 'above'] as const;

/** Where the new fees count already: there a purchase beyond the first million depends on the install. */
const dependsOnInstall: readonly Region[] = ['usUkEea', 'australia'];

/** What decides what Google takes of a sale. */
export const question = asking()
  .group('sale')
  .choice('buyer', regions)
  .choice('kind', ['purchase', 'subscription'])
  .choice('earnings', earnings, { applies: ({ kind }) => kind === 'purchase' })
  .choice('install', ['existing', 'new'], {
    applies: ({ buyer, kind, earnings: part }) =>
      kind === 'purchase' && part === 'above' && dependsOnInstall.includes(buyer),
  })
  .choice('billing', ['play', 'own'], { applies: ({ buyer }) => buyer === 'usUkEea' })
  .amount('price', {
    currency: 'USD',
    needed: true,
    example: '9.99',
    aliases: ['amount', 'gross', 'total', 'sale-price', 'item-price'],
  })
  .yes('sriLankanVat')
  .asked();

export type Sale = AnswersOf<typeof question>;
