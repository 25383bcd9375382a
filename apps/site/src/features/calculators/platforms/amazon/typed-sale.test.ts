import { toText } from '@formation/money';
import { expect, test } from 'vitest';
import { readAs, typedSale } from './typed-sale.ts';

test('a number is read as loosely as it is typed', () => {
  const sale = typedSale({
    marketplace: 'uk',
    sellingPrice: 'about £1,234.50!',
    productCost: '1,5',
    weightLbs: '1.2.3',
  });

  expect([sale.sellingPrice, sale.productCost, sale.weightLb].map((number) => toText(number, 2))).toEqual([
    '1234.50',
    '15.00',
    '1.20',
  ]);
  expect(sale.sellingPrice.currency).toBe('GBP');
});

test('what is left out counts as 0, and the first choice is made', () => {
  const { storageCost, lengthIn, ...rest } = typedSale({ category: 'something new' });

  expect([storageCost.units, lengthIn.units]).toEqual([0n, 0n]);
  expect(rest).toMatchObject({ marketplace: 'us', category: 'everything_else', fulfilment: 'fba' });
});

test('a shared address says how the unit is sent by the name of its field', () => {
  expect(typedSale({ fulfillment: 'fbm' }).fulfilment).toBe('fbm');
});

test.each([
  ['19.99', undefined],
  ['1,5', '15'],
  ['nothing', '0'],
  ['-5', '-5'],
  ['9'.repeat(320), '0'],
])('%s is read as %s', (text, number) => {
  expect(readAs(text)).toBe(number);
});
