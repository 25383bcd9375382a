import { expect, test } from 'vitest';
import { serviceCards } from '../../../entries/services/cards.ts';
import { servicePrice, type ServicePrice } from '../../entries/service-price.ts';
import { locales, type Everywhere } from '../../locales.ts';
import { ourFee, priceText } from './price-text.ts';
import { servicePrices } from './service-prices.ts';

const inEveryLanguage = (text: string) =>
  Object.fromEntries(Object.keys(locales).map((locale) => [locale, text])) as Everywhere; // of every language

test('every service and Hong Kong have a price that fits its schema', () => {
  expect(Object.keys(servicePrices).toSorted()).toEqual(
    [...serviceCards.map(({ slug }) => slug), 'hong-kong-company'].toSorted(),
  );
  for (const price of Object.values(servicePrices)) expect(() => servicePrice.parse(price)).not.toThrow();
});

test.each<[ServicePrice, string | undefined]>([
  [{ is: 'open' }, undefined],
  [{ is: 'fixed', amount: '$99' }, '$99'],
  [{ is: 'from', amount: '$99' }, 'from $99'],
  [{ is: 'range', low: '$99', high: '$250' }, '$99 to $250'],
  [
    { is: 'on-request', reason: inEveryLanguage('It depends on how many years are late.') },
    'It depends on how many years are late.',
  ],
])('%j reads %j', (price, text) => {
  expect(priceText(price, 'en')).toBe(text);
});

test.each<[ServicePrice, string]>([
  [{ is: 'open' }, 'Our fee is quoted before you order.'],
  [{ is: 'fixed', amount: '$500' }, 'Our fee: $500.'],
  [{ is: 'from', amount: '$500' }, 'Our fee: from $500.'],
  [
    { is: 'on-request', reason: inEveryLanguage('It depends on how many years are late.') },
    'It depends on how many years are late.',
  ],
])('%j is told as a sentence: %s', (price, sentence) => {
  expect(ourFee(price, 'en')).toBe(sentence);
});

test.each([
  ['$300', '$100', 'The low end "$300" is not below the high end "$100".'],
  ['$1,100', '$900', 'The low end "$1,100" is not below the high end "$900".'],
  ['$99', '$99', 'The low end "$99" is not below the high end "$99".'],
  ['$99', '£250', 'Write both ends in one currency, not "$99" and "£250".'],
])('a range of %s to %s is refused', (low, high, message) => {
  const { error } = servicePrice.safeParse({ is: 'range', low, high });

  expect(error?.issues).toMatchObject([{ message }]);
});
