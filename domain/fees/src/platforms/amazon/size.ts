import { compare, decimal, type Rate } from '@formation/money';
import { line, type Figure, type Line } from '../../trace/figure.ts';
import { largest } from '../../trace/operations.ts';
import type { Size, Sizes } from '../../value/fee-value.ts';
import { dimensionalWeight, type Parcel } from './parcel.ts';

/** The size that Amazon counts a product as, and the weight that it charges for. */
export type Sized = Readonly<{
  size: Size;
  chargedWeight: Line<Rate, 'chargedWeight'>;
  /** Where it can be the weight that is charged. */
  dimensionalWeight: Line<Rate, 'dimensionalWeight'> | undefined;
}>;

/**
 * The first size of a card whose limits all hold.
 *
 * @returns nothing for a product beyond every size of the card.
 */
export function sizedAs(parcel: Parcel, sizes: Sizes): Sized | undefined {
  for (const size of sizes.tiers) {
    const dimensional = dimensionalWeight(parcel, sizes, size.leastSide);
    const byVolume = size.weighed === 'greater' ? dimensional : undefined;
    const counted = byVolume ? largest(parcel.unitWeight, byVolume) : parcel.unitWeight;
    if (!fits(parcel, size, { dimensional, counted })) continue;
    return { size, chargedWeight: line('chargedWeight', counted), dimensionalWeight: byVolume };
  }
  return undefined;
}

type Weights = Readonly<{ dimensional: Figure<Rate>; counted: Figure<Rate> }>;

function fits(parcel: Parcel, size: Size, { dimensional, counted }: Weights): boolean {
  const [longest, median, shortest] = size.sides ?? [size.longest];
  const { unitWeight } = parcel;
  if (size.aboveUnitWeight !== undefined && within(unitWeight, size.aboveUnitWeight)) return false;
  return (
    within(parcel.longest, longest) &&
    within(parcel.median, median) &&
    within(parcel.shortest, shortest) &&
    within(parcel.lengthPlusGirth, size.lengthPlusGirth) &&
    within(unitWeight, size.unitWeight) &&
    within(dimensional, size.dimensionalWeight) &&
    within(counted, size.weight)
  );
}

function within({ value }: Figure<Rate>, most: string | undefined): boolean {
  return most === undefined || compare(value, decimal(most)) <= 0;
}
