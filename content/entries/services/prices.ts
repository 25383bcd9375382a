import type { ServicePrice } from '../../src/firm/offers/service-price.ts';
import type { ServiceSlug } from './cards.ts';

/**
 * What we ask for each service and for a Hong Kong company: `{ is: 'from', amount: '$99' }`, `fixed`, `range` with
 * `low` and `high`, or `on-request` with its reason. Until a price is fixed, its page says that it is quoted.
 */
export const servicePrices: Readonly<Record<ServiceSlug | 'hong-kong-company', ServicePrice>> = {
  'registered-agent': { is: 'open' },
  ein: { is: 'open' },
  'boi-report': { is: 'open' },
  itin: { is: 'open' },
  'annual-report': { is: 'open' },
  'trademark-registration': { is: 'open' },
  'usa-account': { is: 'open' },
  bookkeeping: { is: 'open' },
  'stripe-account': { is: 'open' },
  'hong-kong-company': { is: 'open' },
};
