import { asking, type AnswersOf } from '../../question/question.ts';

/** The categories that the quick estimate offers; none changes its result. */
export const categories = ['collectibles', 'electronics', 'fashion'] as const;
export type Category = (typeof categories)[number];

const currency = 'USD';

/** What the quick estimate asks: four prices. The category and the six options stand in its form and change nothing. */
export const question = asking()
  .group('sale')
  .amount('soldPrice', { currency, needed: true })
  .amount('shippingPrice', { currency })
  .amount('itemCost', { currency })
  .amount('shippingCost', { currency })
  .choice('category', categories)
  .group('options')
  .yes('topRatedSeller')
  .yes('belowStandardSeller')
  .yes('internationalFee')
  .yes('promotedListing')
  .yes('salesTax')
  .yes('otherFees')
  .asked();

/** What a seller knows about one sale. */
export type Sale = AnswersOf<typeof question>;
