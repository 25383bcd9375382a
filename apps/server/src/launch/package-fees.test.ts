import { expect, test } from 'vitest';
import { packagesBelowFee } from './package-fees.ts';

const day = '2026-11-21';
const one = (price: string) => [{ name: { en: 'Basic' }, price }];

test('a package that costs less than its registry asks is listed, with both amounts', () => {
  const found = packagesBelowFee(day, { us: one('$99'), uk: one('$132') });

  expect(found.map(({ what }) => what)).toEqual([
    // Wyoming asks 100 dollars; Companies House 100 pounds, 132.38 dollars
    expect.stringContaining('United States Basic costs $99, the registry asks $100.00'),
    expect.stringContaining('United Kingdom Basic costs $132, the registry asks £100.00, about $132'),
  ]);
  // only the fee of one registry can be in a price; that of a state depends on the state
  expect(found.map(({ where }) => where.includes('registryFee'))).toEqual([false, true]);
});

test('a package that costs as much as its registry asks, or more, is not', () => {
  expect(packagesBelowFee(day, { us: one('$100'), uk: one('$133') })).toEqual([]);
});
