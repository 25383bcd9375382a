import { compare, minus, type Money } from '@formation/money';
import type { Texts } from '../../question/read.ts';

/** The cost of sending that only one of the two ways has: the seller's postage, and the way to Amazon's warehouse. */
const ownCosts = ['shippingToBuyer', 'shippingToAmazon'] as const;

/** Which way of sending leaves more and how much, or which cost is left empty and makes one look better than it is. */
export type BetterFulfilment =
  | Readonly<{ missing: readonly (typeof ownCosts)[number][] }>
  | Readonly<{ way: 'fba' | 'fbm'; more: Money }>;

/**
 * Which way of sending a unit leaves more, and by how much; undefined where both leave the same.
 *
 * @param texts - what was given, by the keys of the question's fields: 0 is a cost, an empty text is none.
 */
export function betterFulfilment(
  texts: Texts,
  { fba, fbm }: Readonly<Record<'fba' | 'fbm', Money>>,
): BetterFulfilment | undefined {
  const missing = ownCosts.filter((key) => (texts[key] ?? '').trim() === '');
  if (missing.length > 0) return { missing };
  const order = compare(fba, fbm);
  if (order === 0) return undefined;
  return order > 0 ? { way: 'fba', more: minus(fba, fbm) } : { way: 'fbm', more: minus(fbm, fba) };
}
