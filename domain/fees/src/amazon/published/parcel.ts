import { compare, decimal, rate, type Rate } from '@formation/money';
import { constant, input, line, type Figure, type Line } from '../../figure/figure.ts';
import { dividedBy, largest, product, sum } from '../../figure/operations.ts';
import type { Card } from './marketplace.ts';

/** A packed product as measured, the sides in any order. */
export type Packed = Readonly<{
  sides: readonly [Rate, Rate, Rate];
  sideUnit: 'in' | 'cm';
  weight: Rate;
  weightUnit: 'lb' | 'oz' | 'kg' | 'g';
}>;

/** The product in the units of a shop's card. */
export type Parcel = Readonly<{
  longest: Figure<Rate>;
  median: Figure<Rate>;
  shortest: Figure<Rate>;
  unitWeight: Line<Rate>;
  lengthPlusGirth: Figure<Rate>;
  volume: Line<Rate>;
}>;

/** Exact by definition: the inch, the pound and the ounce in metric units. */
const cmPerIn = constant(rate('2.54'));
const gramsPer = { lb: '453.59237', oz: '28.349523125', kg: '1000', g: '1' } as const;

/** A packed product, sorted and in the units of a card. */
export function parcelOf({ sides, sideUnit, weight, weightUnit }: Packed, card: Card): Parcel {
  const [shortest, median, longest] = sides.toSorted(compare) as [Rate, Rate, Rate]; // three in, three out
  const length = (key: string, side: Rate) => inCardUnit(input(key, side, sideUnit), sideUnit, card);
  const [a, b, c] = [length('longestSide', longest), length('medianSide', median), length('shortestSide', shortest)];
  return {
    longest: a,
    median: b,
    shortest: c,
    unitWeight: line('unitWeight', weightIn(input('weight', weight, weightUnit), weightUnit, card)),
    lengthPlusGirth: sum(a, b, b, c, c),
    volume: line('volume', product(product(a, b), c)),
  };
}

/** What the product's volume counts as in weight; short sides count as at least the given. */
export function dimensionalWeight({ longest, median, shortest }: Parcel, card: Card, leastSide?: string): Line<Rate> {
  const least = leastSide === undefined ? undefined : constant(decimal(leastSide));
  const atLeast = (side: Figure<Rate>) => (least ? largest(side, least) : side);
  const volume = product(product(longest, atLeast(median)), atLeast(shortest));
  return line('dimensionalWeight', dividedBy(volume, constant(decimal(card.divisor))));
}

function inCardUnit(side: Figure<Rate>, unit: Packed['sideUnit'], { lengthUnit }: Card): Figure<Rate> {
  if (unit === lengthUnit) return side;
  return unit === 'in' ? product(side, cmPerIn) : dividedBy(side, cmPerIn);
}

function weightIn(weight: Figure<Rate>, unit: Packed['weightUnit'], { weightUnit }: Card): Figure<Rate> {
  if (unit === weightUnit) return weight;
  if (weightUnit === 'lb' && unit === 'oz') return dividedBy(weight, constant(rate('16')));
  const grams = unit === 'g' ? weight : product(weight, constant(rate(gramsPer[unit])));
  return weightUnit === 'g' ? grams : dividedBy(grams, constant(rate(gramsPer.lb)));
}
