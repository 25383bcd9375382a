import { messages } from '@formation/content';
import * as ebay from '@formation/fees/ebay-published';
import { expect, test } from 'vitest';

test('every category of the tables has a name, and no other', () => {
  const stores = Object.values(ebay.sites).flatMap((site) => Object.values(site.stores));
  const ids = stores.flatMap((categories) => Object.keys(categories));
  const { categories } = messages.en.calculators.published.ebay;

  expect(Object.keys(categories).toSorted()).toEqual([...new Set(ids)].toSorted());
});
