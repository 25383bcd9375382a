export { priceFor } from './price-for.ts';
export { sale } from './sale.ts';

/** The categories offered by the quick estimate; none changes its result. */
export const categories = ['collectibles', 'electronics', 'fashion'] as const;
export type Category = (typeof categories)[number];

/** The checkboxes offered by the quick estimate, in their order; none changes its result. */
export const options = [
  'topRatedSeller',
  'belowStandardSeller',
  'internationalFee',
  'promotedListing',
  'salesTax',
  'otherFees',
] as const;
export type Option = (typeof options)[number];
