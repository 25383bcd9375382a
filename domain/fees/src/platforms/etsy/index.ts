import { platform, type Platform } from '../../platform.ts';
import { answer } from './answer.ts';
import { question } from './question.ts';
import { goals } from './solve.ts';
import { countries } from './tables/countries.ts';
import { events } from './tables/events.ts';
import { everywhere } from './tables/everywhere.ts';
import { sources } from './tables/sources.ts';

export { answer, type Sale } from './answer.ts';
export { countryCurrencies, countryNames, type CountryName } from './country.ts';
export { question, type Order } from './question.ts';
export { goals } from './solve.ts';
export { countries } from './tables/countries.ts';
export { everywhere } from './tables/everywhere.ts';

/** Etsy: one order by the country of the shop's bank account. */
export const etsy: Platform = platform({
  question,
  answer,
  goals,
  sources,
  events,
  table: { ...everywhere, countries },
  example: { itemPrice: '50', shippingPrice: '10', itemCost: '15', shippingCost: '8' },
});
