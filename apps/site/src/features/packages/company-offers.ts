import { countries, fill, messages, type Country, type Locale } from '@formation/content';
import { localePath } from '../../lib/language/locale.ts';
import { firstPayment } from './first-payment.ts';

type Offer = Readonly<{ text: string; href: string }>;

/** The state whose fee is meant where none was chosen. */
const state = 'WY';

/**
 * What a company costs with us in its first year, by each country in which we form one: our smallest package and the
 * fee of the state or registry. It leads to the page of that
 * company.
 *
 * @param day - the day whose fees apply.
 */
export function companyOffers(
  locale: Locale,
  day: Parameters<typeof firstPayment>[2]['day'],
): Readonly<Partial<Record<Country, Offer>>> {
  const words = messages[locale].formation.offers;
  const offers = countries.flatMap(({ value }): (readonly [Country, Offer])[] => {
    const price = firstPayment(value, 0, { state, day })?.together;
    const href = localePath(locale, `/formation/${value}`);
    return price === undefined ? [] : [[value, { text: fill(words[value], { price }), href }]];
  });
  return Object.fromEntries(offers);
}
