import { expect, test } from 'vitest';
import { forPublished, forQuick } from './carried-sale.ts';

const quick = {
  marketplace: 'uk',
  category: 'electronics',
  sellingPrice: '50',
  lengthIn: '10',
  widthIn: '8',
  heightIn: '4',
  weightLbs: '1.5',
  storageCost: '1',
};

test('a quick estimate goes on as a question to the published fees', () => {
  expect(forPublished(quick)).toMatchObject({
    marketplace: 'uk',
    category: 'consumer-electronics',
    sellingPrice: '50',
    length: '10',
    width: '8',
    height: '4',
    weight: '1.5',
    otherCosts: '1',
  });
});

test('and comes back as it was', () => {
  expect(forQuick(forPublished(quick))).toMatchObject(quick);
});

test('centimetres do not turn into inches', () => {
  const carried = forQuick({ units: 'cm-kg', length: '25', weight: '2', sellingPrice: '9' });
  expect(carried).not.toHaveProperty('lengthIn');
  expect(carried).not.toHaveProperty('weightLbs');
  expect(carried).toHaveProperty('sellingPrice', '9');
});

test('a category that the other form has under the same name stays', () => {
  expect(forPublished({ category: 'books' })['category']).toBe('books');
  expect(forQuick({ category: 'books' })['category']).toBe('books');
});
