import { platform, type Platform } from '../../platform.ts';
import { answer } from './answer.ts';
import { question } from './question.ts';
import { goals } from './solve.ts';
import { countries } from './tables/countries.ts';
import { sources } from './tables/sources.ts';

export { answer } from './answer.ts';
export type { BuyerRegion } from './country.ts';
export { conversion, payment } from './fees.ts';
export { question, type Sale } from './question.ts';
export { goals } from './solve.ts';
export { countries } from './tables/countries.ts';

/** PayPal: one sale by the country of the seller's account, up to where the money arrives. */
export const paypal: Platform = platform({
  question,
  answer,
  goals,
  sources,
  table: countries,
  paidBy: 'paypal',
  sections: 'all',
  example: { soldPrice: '100', itemCost: '40' },
});
