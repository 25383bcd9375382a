import { compare, minus, type Money } from '@formation/money';

/** Which way of sending a unit leaves more, and by how much; undefined where both leave the same. */
export function betterFulfilment(fba: Money, fbm: Money): Readonly<{ way: 'fba' | 'fbm'; more: Money }> | undefined {
  const order = compare(fba, fbm);
  if (order === 0) return undefined;
  return order > 0 ? { way: 'fba', more: minus(fba, fbm) } : { way: 'fbm', more: minus(fbm, fba) };
}
