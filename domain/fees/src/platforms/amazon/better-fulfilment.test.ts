import { money, moneyText } from '@formation/money';
import { expect, test } from 'vitest';
import { betterFulfilment } from './better-fulfilment.ts';

const sent = { shippingToBuyer: '4', shippingToAmazon: '0' }; // nothing is a cost that was said
const left = (fba: string, fbm: string) => ({ fba: money(fba, 'USD'), fbm: money(fbm, 'USD') });

test.each([
  ['10', '7.5', 'fba', '$2.50'],
  ['-3', '1', 'fbm', '$4.00'],
] as const)('%s by Amazon and %s by the seller: %s, by %s', (fba, fbm, way, more) => {
  const better = betterFulfilment(sent, left(fba, fbm));
  expect(better && 'way' in better && [better.way, moneyText(better.more)]).toEqual([way, more]);
});

test('where both leave the same none is better', () => {
  expect(betterFulfilment(sent, left('1.0', '1'))).toBeUndefined();
});

test.each([
  [{ ...sent, shippingToBuyer: ' ' }, ['shippingToBuyer']],
  [{ shippingToBuyer: '4' }, ['shippingToAmazon']],
  [{}, ['shippingToBuyer', 'shippingToAmazon']],
])('with %j none is better, whatever they leave', (texts, missing) => {
  expect(betterFulfilment(texts, left('10', '7.5'))).toEqual({ missing });
});
