import { compare, decimal, rate, type Rate } from '@formation/money';
import { constant, inUnit, input, line, type Figure, type Line } from '../../trace/figure.ts';
import { dividedBy, largest, product, sum } from '../../trace/operations.ts';
import type { Sizes } from '../../value/fee-value.ts';

/** A packed product as measured, the sides in any order. */
export type Packed = Readonly<{
  sides: readonly [Rate, Rate, Rate];
  sideUnit: 'in' | 'cm';
  weight: Rate;
  weightUnit: 'lb' | 'kg' | 'g';
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

/** Exact by definition: the inch and the pound in metric units. */
const cmPerIn = constant(rate('2.54'));
const gramsPer = { lb: '453.59237', kg: '1000', g: '1' } as const;

/** A packed product, sorted and in the units of a card. */
export function parcelOf({ sides, sideUnit, weight, weightUnit }: Packed, sizes: Sizes): Parcel {
  const [shortest, median, longest] = sides.toSorted(compare) as [Rate, Rate, Rate]; // three in, three out
  const length = (key: string, side: Rate) => lengthIn(input(key, side, sideUnit), sideUnit, sizes);
  const [a, b, c] = [length('longestSide', longest), length('medianSide', median), length('shortestSide', shortest)];
  return {
    longest: a,
    median: b,
    shortest: c,
    unitWeight: line('unitWeight', weightIn(input('weight', weight, weightUnit), weightUnit, sizes)),
    lengthPlusGirth: sum(a, b, b, c, c),
    volume: line('volume', inUnit(product(product(a, b), c), `${sizes.lengthUnit}³`)),
  };
}

/** What the product's volume counts as in weight; short sides count as at least the given. */
export function dimensionalWeight({ longest, median, shortest }: Parcel, sizes: Sizes, leastSide?: string) {
  const least = leastSide === undefined ? undefined : constant(decimal(leastSide));
  const atLeast = (side: Figure<Rate>) => (least ? largest(side, least) : side);
  const volume = product(product(longest, atLeast(median)), atLeast(shortest));
  return line('dimensionalWeight', inUnit(dividedBy(volume, constant(decimal(sizes.divisor))), sizes.weightUnit));
}

function lengthIn(side: Figure<Rate>, unit: Packed['sideUnit'], { lengthUnit }: Sizes): Figure<Rate> {
  if (unit === lengthUnit) return side;
  return inUnit(unit === 'in' ? product(side, cmPerIn) : dividedBy(side, cmPerIn), lengthUnit);
}

function weightIn(weight: Figure<Rate>, unit: Packed['weightUnit'], { weightUnit }: Sizes): Figure<Rate> {
  if (unit === weightUnit) return weight;
  const grams = unit === 'g' ? weight : product(weight, constant(rate(gramsPer[unit])));
  return inUnit(weightUnit === 'g' ? grams : dividedBy(grams, constant(rate(gramsPer.lb))), weightUnit);
}
