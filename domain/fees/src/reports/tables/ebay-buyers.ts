import type { Words } from '../report.ts';

/**
 * Where buyers are, by the regions that eBay's fees know; what is in none of them is the rest of the world. Bulgaria has
 * the euro since 2026, Sweden counts as if it had it.
 */
const regions = {
  us: ['US'],
  canada: ['CA'],
  uk: ['GB'],
  eurozone: 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SE SI SK'.split(' '),
  nordic: ['DK', 'IS', 'NO'],
  restOfEurope: 'AD AL BA BY CH CZ FO GG GI HU IM JE LI MC MD ME MK PL RO RS RU SM UA VA'.split(' '),
} as const;

/** The country of the site that sells in a currency: that of the euro counts as Germany’s, as it does for the site. */
const homes = { usd: 'US', gbp: 'GB', eur: 'DE', aud: 'AU', cad: 'CA' } as const;

const names = ['en', 'de'].map((language) => new Intl.DisplayNames(language, { type: 'region' }));

/** A country as reports write it: by its code, or by its name in English or German. */
const written = (country: string) =>
  [country, ...names.map((name) => name.of(country) ?? country)].map((word) => word.toLowerCase());

/** What a currency and a country together say of the buyer: `usd de` is a buyer of the eurozone on the American site. */
export const buyers: Words = Object.fromEntries([
  ...Object.keys(homes).flatMap((currency) =>
    Object.entries(regions).flatMap(([region, countries]) =>
      countries.flatMap((country) => written(country).map((word) => [`${currency} ${word}`, region] as const)),
    ),
  ),
  ...Object.entries(homes).flatMap(([currency, country]) =>
    written(country).map((word) => [`${currency} ${word}`, 'domestic'] as const),
  ),
  ['*', 'restOfWorld'],
]);
