import { expect, test } from 'vitest';
import { codeBook } from '../code-book.ts';
import type { Entry } from '../entry.ts';
import { tables } from '../tables.ts';
import { makeOrBuy } from './make-or-buy.ts';
import { searchIndex } from './search-index.ts';
import { search } from './search.ts';

const index = searchIndex(codeBook(tables));
const codes = (entries: readonly Entry[] = []) => entries.map(({ code }) => code);

const first = (query: string) =>
  (['hsic', 'uk-sic', 'naics'] as const).map(
    (system) => search(index, query, { systems: [system], limit: 1 })[0]?.entry.code,
  );

test.each([
  ['selling handmade batik clothes online', ['478201', '47910', '458110']],
  ['handmade wooden toys web shop', ['478201', '47910', '459120']],
])('"%s": who sells online is found as a seller, however the goods are made', (query, expected) => {
  expect(first(query)).toEqual(expected);
});

test.each([
  ['selling handmade batik clothes online', ['141199', '14190', '315250'], ['478201', '47910', '458110']],
  ['handmade wooden toys web shop', ['324100', '32409', '339930'], ['478201', '47910', '459120']],
  ['handmade soap', ['202302', '20411', '325611'], ['477204', '47750', '456120']],
  ['sell shoes online', ['152000', '15200', '316210'], ['478201', '47910', expect.any(String)]],
])('"%s" leaves open who makes it: both answers are told', (query, made, bought) => {
  const both = makeOrBuy(index, query);

  expect(codes(both?.made)).toEqual(made);
  expect(codes(both?.bought)).toEqual(bought);
});

test.each([
  'making soap', // says so
  'handmade soap export', // is a trader's
  'selling phones online', // nobody makes them in a workshop
  'online tuition', // is no product
  'online shop', // names none
  'handmade',
  '',
])('"%s" is not asked back', (query) => {
  expect(makeOrBuy(index, query)).toBeUndefined();
});
