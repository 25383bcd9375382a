import { compare, type Money, type Rate } from '@formation/money';
import { isRefusal } from '../../refusal.ts';
import type { IsoDate } from '../../schedule/schedule.ts';
import { input, line, type Line, type Unit } from '../../trace/figure.ts';
import { difference, sum } from '../../trace/operations.ts';
import type { Sizes } from '../../value/fee-value.ts';
import { cardOn } from './card.ts';
import { measures, sizesWhereFeesChange, type Measure, type Measured } from './fee-changes.ts';
import { sentFees, type SentFees } from './fees.ts';
import { parcelOf, type Packed } from './parcel.ts';
import { packedOf, type UnitSale } from './question.ts';
import { markets } from './tables/markets.ts';

/** "1.3 cm less saves $0.84 a unit": one measure to shrink, by how much, and what that saves. */
export type CheaperParcel = Readonly<{
  measure: Measure;
  /** In the unit of the shop's card: inches and pounds, or centimetres and grams. */
  lessBy: Line<Rate>;
  sizeTier?: string;
  saving: Line<Money>;
}>;

/**
 * How far each measure of a product is from a cheaper fulfilment fee, the others staying as they are.
 *
 * @returns for each measure the smallest change that saves anything, and the smallest that reaches a cheaper size;
 * the largest saving first.
 */
export function cheaperParcels(sale: UnitSale, day: IsoDate): readonly CheaperParcel[] {
  const card = cardOn(markets[sale.marketplace], day);
  const sizes = card.sizes.value;
  const packed = packedOf(sale);
  const now = sentFees(sale, packed, day);
  if (isRefusal(now)) return [];

  const { longest, median, shortest, unitWeight } = parcelOf(packed, sizes);
  const product = { longest: longest.value, median: median.value, shortest: shortest.value, weight: unitWeight.value };
  const found = measures.flatMap((measure) => {
    const unit = measure === 'weight' ? sizes.weightUnit : sizes.lengthUnit;
    const cheaper = sizesWhereFeesChange(measure, product, card).flatMap((size) => {
      const then = sentFees(sale, packedAs({ ...product, [measure]: size }, sizes), day);
      const saved = isRefusal(then) ? undefined : cheaperBy(now, then);
      return saved ? [{ measure, lessBy: lessBy(product[measure], size, unit), ...saved }] : [];
    });
    const nextSize = cheaper.find(({ sizeTier }) => sizeTier !== now.sizeTier);
    return [...new Set([...cheaper.slice(0, 1), ...(nextSize ? [nextSize] : [])])];
  });
  return found.toSorted((a, b) => compare(b.saving.value, a.saving.value));
}

function packedAs({ longest, median, shortest, weight }: Measured, { lengthUnit, weightUnit }: Sizes): Packed {
  return { sides: [longest, median, shortest], sideUnit: lengthUnit, weight, weightUnit };
}

function cheaperBy(now: SentFees, then: SentFees) {
  const saving = difference(sendingFee(now), sendingFee(then));
  if (saving.value.units <= 0n) return undefined;
  return { saving: line('saving', saving), ...(then.sizeTier !== undefined && { sizeTier: then.sizeTier }) };
}

function sendingFee({ fulfilmentFee, overmaxFee, packagingFee }: SentFees) {
  return sum(fulfilmentFee, ...[overmaxFee, packagingFee].filter((fee) => fee !== undefined));
}

function lessBy(size: Rate, then: Rate, unit: Unit): Line<Rate> {
  return line('lessBy', difference(input('size', size, unit), input('then', then, unit)));
}
