export { cards, countryCurrencies, extras, methods } from './country.ts';
export type { Card, CountryName, Extra, Method } from './country.ts';
export { payment, type Payment, type PaymentInputs } from './payment.ts';
export { payout, type Payout, type PayoutInputs } from './payout.ts';
export { amountFor } from './solve.ts';
export { countries, opensInSriLanka } from './tables/countries.ts';
