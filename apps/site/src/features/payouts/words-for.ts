import { messages, type Locale, type Messages } from '@formation/content';
import { localePath } from '../../lib/language/locale.ts';
import type { Offers, PayoutsWords } from './payouts-words.ts';

/** What was read of those platforms at no address on whose numbers a route can rest. */
const sourcesOf = ({ paypal, upwork, fiverr, gumroad, 'bank-wires': wires }: Messages['platforms']) => ({
  ...paypal.calculator.sources,
  ...upwork.calculator.sources,
  ...fiverr.calculator.sources,
  ...gumroad.calculator.sources,
  ...wires.calculator.sources,
});

/** Every word of the routes home. */
export function wordsFor(locale: Locale, offers: Offers): PayoutsWords {
  const { payouts, calculators, platforms, sharing } = messages[locale];
  const { meta: _meta, heading: _heading, lead: _lead, usForms: _usForms, ...page } = payouts;
  const { explain, faults, notCounted, working } = calculators.published;
  const leadsTo = (platform: string) => localePath(locale, `/calculator/${platform}`);
  return {
    ...{ locale, page, numbers: faults, explain, notCounted, working, sharing },
    calculators: { ebay: leadsTo('ebay'), amazon: leadsTo('amazon') },
    sources: sourcesOf(platforms),
    offers,
    companyCost: localePath(locale, '/company-cost'),
  };
}
