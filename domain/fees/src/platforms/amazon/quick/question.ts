import { asking, type AnswersOf } from '../../../question/question.ts';
import { categories, fulfilments, marketplaces, type Marketplace } from './tables.ts';

const marketplaceNames = Object.keys(marketplaces) as readonly Marketplace[]; // its own keys

const currency = ({ marketplace }: Readonly<{ marketplace: Marketplace }>) => marketplaces[marketplace];
const inches = { unit: 'in', default: '0' } as const;

/** What the specification's form asks about one unit; nothing in it is required. */
export const question = asking()
  .group('market')
  .choice('marketplace', marketplaceNames)
  .choice('category', categories)
  .group('pricing')
  .amount('sellingPrice', { currency })
  .amount('productCost', { currency })
  .choice('fulfilment', fulfilments, { name: 'fulfillment' })
  .group('size')
  .number('lengthIn', inches)
  .number('widthIn', inches)
  .number('heightIn', inches)
  .number('weightLb', { name: 'weightLbs', unit: 'lb', default: '0' })
  .group('additional')
  .amount('shippingToAmazon', { currency })
  .amount('marketingCost', { currency })
  .amount('storageCost', { currency })
  .asked();

/** One unit, in inches and pounds; all money in the shop's currency. */
export type UnitSale = AnswersOf<typeof question>;
