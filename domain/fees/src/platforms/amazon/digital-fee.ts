import type { Money } from '@formation/money';
import { startedBy, type IsoDate } from '../../schedule/schedule.ts';
import { line, type Figure, type Line } from '../../trace/figure.ts';
import { product, sum } from '../../trace/operations.ts';
import { toCoins } from '../../trace/quoted-rate.ts';
import { percentLine } from '../../trace/table-figures.ts';
import type { UnitSale } from './question.ts';
import { markets } from './tables/markets.ts';

type Charged = Readonly<{
  /** The referral fee and what Amazon takes for each item. */
  selling: readonly [Figure<Money>, ...(Figure<Money> | undefined)[]];
  fulfilment: Figure<Money>;
}>;

/**
 * What Amazon passes on of taxes on digital services, by the store and where the seller is established.
 *
 *     fee = (referral fee + closing fee + per-item fee, and the fulfilment fee for some sellers) × rate, rounded
 */
export function digitalFee(
  { selling: [first, ...more], fulfilment }: Charged,
  { marketplace, established, fulfilment: way }: UnitSale,
  day: IsoDate,
): Line<Money, 'digitalFee'> | undefined {
  const { onFulfilment, ...rates } = markets[marketplace].digitalServices;
  const cited = startedBy(rates[established], day);
  if (!cited) return undefined;
  const isOnFulfilment = way === 'fba' && startedBy(onFulfilment, day)?.value.names.includes(established);
  const base = sum(first, ...[...more, isOnFulfilment ? fulfilment : undefined].filter((one) => one !== undefined));
  return line('digitalFee', toCoins(product(base, percentLine('digitalRate', cited))));
}
