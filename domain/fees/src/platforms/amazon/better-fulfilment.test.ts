import { money, moneyText } from '@formation/money';
import { expect, test } from 'vitest';
import { betterFulfilment } from './better-fulfilment.ts';

test.each([
  ['10', '7.5', 'fba', '$2.50'],
  ['-3', '1', 'fbm', '$4.00'],
] as const)('%s by Amazon and %s by the seller: %s, by %s', (fba, fbm, way, more) => {
  const better = betterFulfilment(money(fba, 'USD'), money(fbm, 'USD'));
  expect([better?.way, better && moneyText(better.more)]).toEqual([way, more]);
});

test('where both leave the same none is better', () => {
  expect(betterFulfilment(money('1.0', 'USD'), money('1', 'USD'))).toBeUndefined();
});
