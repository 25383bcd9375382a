import { compare, decimal, multiply, rate, type Rate } from '@formation/money';
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
  /** The same sides in the unit in which all of them are exact, the longest first; the volume is in it too. */
  exact: readonly [Figure<Rate>, Figure<Rate>, Figure<Rate>];
  exactUnit: 'in' | 'cm';
  volume: Line<Rate>;
}>;

/** Exact by definition: the inch and the pound in metric units. */
const CM_PER_IN = rate('2.54');
const cmPerIn = constant(CM_PER_IN);
const cubicCmPerIn = multiply(CM_PER_IN, multiply(CM_PER_IN, CM_PER_IN));
const gramsPer = { lb: '453.59237', kg: '1000', g: '1' } as const;

/** A cubic foot or metre in what a volume is counted in. */
const cubic: Readonly<Record<string, string>> = { 'in ft³': '1728', 'cm ft³': '28316.846592', 'cm m³': '1000000' };

/** A packed product, sorted and in the units of a card. Centimetres are not divided before they are multiplied. */
export function parcelOf({ sides, sideUnit, weight, weightUnit }: Packed, sizes: Sizes): Parcel {
  const [shortest, median, longest] = sides.toSorted(compare) as [Rate, Rate, Rate]; // three in, three out
  const exactUnit = sideUnit === 'cm' ? 'cm' : sizes.lengthUnit;
  const exact = (key: string, side: Rate) => {
    const typed = input(key, side, sideUnit);
    return sideUnit === exactUnit ? typed : inUnit(product(typed, cmPerIn), exactUnit);
  };
  const [a, b, c] = [exact('longestSide', longest), exact('medianSide', median), exact('shortestSide', shortest)];
  const onCard = (length: Figure<Rate>) =>
    exactUnit === sizes.lengthUnit ? length : inUnit(dividedBy(length, cmPerIn), sizes.lengthUnit);
  return {
    longest: onCard(a),
    median: onCard(b),
    shortest: onCard(c),
    unitWeight: line('unitWeight', weightIn(input('weight', weight, weightUnit), weightUnit, sizes)),
    lengthPlusGirth: onCard(sum(a, b, b, c, c)),
    exact: [a, b, c],
    exactUnit,
    volume: line('volume', inUnit(product(product(a, b), c), `${exactUnit}³`)),
  };
}

/** What the product's volume counts as in weight; short sides count as at least the given. */
export function dimensionalWeight({ exact, exactUnit }: Parcel, sizes: Sizes, leastSide?: string) {
  const [longest, median, shortest] = exact;
  const isOnCard = exactUnit === sizes.lengthUnit;
  const inExact = (value: Rate, factor: Rate) => constant(isOnCard ? value : multiply(value, factor));
  const least = leastSide === undefined ? undefined : inExact(decimal(leastSide), CM_PER_IN);
  const atLeast = (side: Figure<Rate>) => (least ? largest(side, least) : side);
  const volume = product(product(longest, atLeast(median)), atLeast(shortest));
  const divisor = inExact(decimal(sizes.divisor), cubicCmPerIn);
  return line('dimensionalWeight', inUnit(dividedBy(volume, divisor), sizes.weightUnit));
}

/** How much of a parcel's volume fills a cubic foot or metre. */
export function oneCubic({ exactUnit }: Parcel, whole: string): Figure<Rate> {
  const found = cubic[`${exactUnit} ${whole}`];
  if (found === undefined) throw new RangeError(`Nobody measures in ${exactUnit} and stores by ${whole}`);
  return constant(decimal(found));
}

function weightIn(weight: Figure<Rate>, unit: Packed['weightUnit'], { weightUnit }: Sizes): Figure<Rate> {
  if (unit === weightUnit) return weight;
  const grams = unit === 'g' ? weight : product(weight, constant(rate(gramsPer[unit])));
  return inUnit(weightUnit === 'g' ? grams : dividedBy(grams, constant(rate(gramsPer.lb))), weightUnit);
}
