import { compare, rate, type Money, type Rate } from '@formation/money';
import { input, type Figure } from '../../trace/figure.ts';
import { product } from '../../trace/operations.ts';
import type { Tiers } from '../../value/fee-value.ts';
import type { Site, SiteName, Store } from './site.ts';
import { sites } from './tables/sites.ts';

type Listed = Readonly<{ site: SiteName; store: Store; seller: 'business' | 'private'; category: string }>;
type Pieces = Readonly<{ pieces: Rate }>;

/**
 * Whether it matters of how many pieces an order is: eBay holds each piece against the limits of its tables, with its
 * share of the shipping and the tax, and caps the fee of each; what it charges for an order it charges once.
 */
export function isByPiece({ site: name, store, seller, category }: Listed): boolean {
  const { stores, privateSeller, cap }: Site = sites[name];
  if (seller === 'private') return privateSeller?.buyerProtection !== undefined;
  // Nobody says here for which day: a table that has lost its limits asks no more.
  const tiers = (stores[store] ?? stores.none)[category]?.at(-1)?.value;
  return (tiers !== undefined && hasLimits(tiers)) || cap?.[category]?.at(-1)?.value.kind === 'amount';
}

function hasLimits({ steps }: Tiers): boolean {
  return steps.length > 1;
}

/** How many pieces an order is of; nothing for one, whose limits are those of the table. */
export function piecesOf({ pieces }: Pieces): Figure<Rate> | undefined {
  return compare(pieces, rate('1')) === 0 ? undefined : input('pieces', pieces, 'count');
}

/** What is an amount for one piece, for all pieces of an order. */
export function ofPieces(each: Figure<Money>, sale: Pieces): Figure<Money> {
  const pieces = piecesOf(sale);
  return pieces ? product(each, pieces) : each;
}
