import { expect, test } from 'vitest';
import { countries, type Country } from '../entries/packages/countries.ts';
import { packages } from '../entries/packages/packages.ts';
import { packageFeatures } from './package-features.ts';

const titles = (country: Country, index: number) =>
  packageFeatures(packages[country], index).map(({ title }) => title.en);

test('the United States are chosen first, and the United Kingdom is the only other choice', () => {
  expect(countries.map(({ value, label }) => [value, label.en])).toEqual([
    ['us', 'United States'],
    ['uk', 'United Kingdom'],
  ]);
});

test.each([
  // country  name          price   note           popular
  ['us', 0, 'Basic', '$129', '+ State Fee', false],
  ['us', 1, 'Growth', '$159', '+ State Fee', true],
  ['us', 2, 'Enterprise', '$599', '+ State Fee', false],
  ['uk', 0, 'Basic', '$99', '', false],
  ['uk', 1, 'Growth', '$197', '', true],
  ['uk', 2, 'Enterprise', '$207', '', false],
] as const)('%s package %i is %s for %s', (country, index, ...expected) => {
  const found = packages[country][index];
  expect([found?.name.en, found?.price, found?.note.en, found?.popular]).toEqual(expected);
});

const usBasic = [
  'Articles of Organization',
  'EIN Business Tax Number',
  'Lifetime Compliance Alerts',
  'Business Banking Account Offer',
  'US Address with Mail forwarding',
  'Business Tax Consultation',
  'Incorporation documents',
];
const usGrowth = ['Order priority', 'Fast EIN', 'BOI Reporting'];
const ukBasic = [
  'Company formation and documents',
  'Registered office address',
  'Bank account via a card payment provider plus a payout provider',
  'Certificate of Incorporation',
  'Lifetime Compliance Alerts',
];
const ukGrowth = ['Order priority', 'Free UK business address', 'Priority customer support'];

test.each([
  ['us', 0, usBasic],
  ['us', 1, [...usGrowth, ...usBasic]],
  ['us', 2, ['ITIN Number', 'DUNS Number', ...usGrowth, ...usBasic]],
  ['uk', 0, ukBasic],
  ['uk', 1, [...ukGrowth, ...ukBasic]],
  ['uk', 2, ['Free UK phone number', ...ukGrowth, ...ukBasic]],
] as const)('what %s package %i holds', (country, index, expected) => {
  expect(titles(country, index)).toEqual(expected);
});

test('a package that does not exist is a mistake of the caller', () => {
  expect(() => packageFeatures(packages.us, 3)).toThrow(RangeError);
});
