import { platform, type Platform } from '../../platform.ts';
import { answer } from './answer.ts';
import { question } from './question.ts';
import { goals } from './solve.ts';
import { countries, opensInSriLanka } from './tables/countries.ts';
import { events } from './tables/events.ts';
import { sources } from './tables/sources.ts';

export { answer, payment, payout } from './answer.ts';
export { countryCurrencies, countryNames, type Card, type CountryName, type Extra, type Method } from './country.ts';
export { question, type QuestionRequest } from './question.ts';
export { goals } from './solve.ts';
export { countries, opensInSriLanka } from './tables/countries.ts';

/** Stripe: a payment to a company, or a payout to its bank, by the country of the account. */
export const stripe: Platform = platform({
  question,
  answer,
  goals,
  sources,
  events,
  table: { countries, opensInSriLanka },
  paidBy: 'card',
  sections: 'countries',
});
