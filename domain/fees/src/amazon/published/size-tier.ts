import { compare, decimal, type Rate } from '@formation/money';
import { line, type Figure, type Line } from '../../figure/figure.ts';
import { largest } from '../../figure/operations.ts';
import type { Card, Tier } from './marketplace.ts';
import { dimensionalWeight, type Parcel } from './parcel.ts';

/** The size that Amazon counts a product as, and the weight that it charges for. */
export type Sized = Readonly<{ tier: Tier; chargedWeight: Line<Rate> }>;

/**
 * The first tier of a card whose limits all hold.
 *
 * @returns nothing for a product beyond every tier of the card.
 */
export function sizedAs(parcel: Parcel, card: Card): Sized | undefined {
  for (const tier of card.tiers) {
    const dimensional = dimensionalWeight(parcel, card, tier.leastSide);
    const counted = tier.weighed === 'unit' ? parcel.unitWeight : largest(parcel.unitWeight, dimensional);
    if (fits(parcel, tier, { dimensional, counted })) return { tier, chargedWeight: line('chargedWeight', counted) };
  }
  return undefined;
}

type Weights = Readonly<{ dimensional: Figure<Rate>; counted: Figure<Rate> }>;

function fits(parcel: Parcel, tier: Tier, { dimensional, counted }: Weights): boolean {
  const [longest, median, shortest] = tier.sides ?? [tier.longest];
  const { unitWeight } = parcel;
  if (tier.aboveUnitWeight !== undefined && within(unitWeight, tier.aboveUnitWeight)) return false;
  return (
    within(parcel.longest, longest) &&
    within(parcel.median, median) &&
    within(parcel.shortest, shortest) &&
    within(parcel.lengthPlusGirth, tier.lengthPlusGirth) &&
    within(unitWeight, tier.unitWeight) &&
    within(dimensional, tier.dimensionalWeight) &&
    within(counted, tier.weight)
  );
}

function within({ value }: Figure<Rate>, most: string | undefined): boolean {
  return most === undefined || compare(value, decimal(most)) <= 0;
}
