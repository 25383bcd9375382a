import {
  add,
  compare,
  decimal,
  divide,
  multiply,
  roundUp,
  subtract,
  toExactText,
  type Decimal,
  type Rate,
} from '@formation/money';
import type { Size, WeightPrices } from '../../value/fee-value.ts';
import type { Card } from './card.ts';

export const measures = ['longest', 'median', 'shortest', 'weight'] as const;
export type Measure = (typeof measures)[number];

/** A product in the units of a shop's card. */
export type Measured = Readonly<Record<Measure, Rate>>;

/** How exactly a side or a weight is measured. */
const DECIMALS = 2;

/**
 * The smaller values of one measure at which the fulfilment fee can change, the nearest first: limits of the sizes,
 * weights of the rows and steps, and the sides at which the dimensional weight meets one of these.
 */
export function sizesWhereFeesChange(measure: Measure, product: Measured, card: Card): readonly Rate[] {
  const sizes = measure === 'weight' ? weightsBelow(product.weight, card) : sidesBelow(measure, product, card);
  const smaller = sizes.filter((size) => size.units > 0n && compare(size, product[measure]) < 0);
  const once = new Map(smaller.map((size) => [toExactText(size), size]));
  return [...once.values()].toSorted((a, b) => compare(b, a));
}

function sidesBelow(measure: Exclude<Measure, 'weight'>, product: Measured, card: Card): readonly Rate[] {
  const { longest, median, shortest } = product;
  const others = { longest: [median, shortest], median: [longest, shortest], shortest: [longest, median] }[measure];
  const [a = longest, b = longest] = others;
  const face = multiply(a, b);
  if (face.units === 0n) return [];
  const divisor = decimal(card.sizes.value.divisor);
  const dimensional = divide(multiply(face, product[measure]), divisor);
  const byVolume = weightsBelow(dimensional, card).map((weight) => divide(multiply(weight, divisor), face, DECIMALS));
  return [...card.sizes.value.tiers.flatMap((size) => sideLimits(measure, size, product)), ...byVolume];
}

function sideLimits(measure: Exclude<Measure, 'weight'>, size: Size, product: Measured): readonly Rate[] {
  const { sides, longest, lengthPlusGirth } = size;
  const own = sides?.[measures.indexOf(measure)] ?? (measure === 'longest' ? longest : undefined);
  const limits = own === undefined ? [] : [decimal(own)];
  if (lengthPlusGirth === undefined) return limits;
  const twice = (side: Rate) => add(side, side);
  const girth = decimal(lengthPlusGirth);
  const others = measure === 'median' ? product.shortest : product.median;
  if (measure === 'longest') return [...limits, subtract(girth, twice(add(product.median, product.shortest)))];
  const left = subtract(subtract(girth, product.longest), twice(others));
  return [...limits, divide(left, decimal('2'), DECIMALS)];
}

/** Every weight below the given at which a size, a row or a step begins. */
function weightsBelow(weight: Decimal, { sizes, pricesOf }: Card): readonly Rate[] {
  return sizes.value.tiers.flatMap((size) => {
    const limits = [size.weight, size.unitWeight, size.aboveUnitWeight, size.dimensionalWeight];
    const tables = Object.values(pricesOf(size.id)).map(({ value }) => value);
    return [
      ...limits.flatMap((limit) => (limit === undefined ? [] : [decimal(limit)])),
      ...tables.flatMap(({ rows }) => rows.map(({ upTo }) => decimal(upTo))),
      ...tables.flatMap(({ above }) => (above ? stepsBelow(weight, above) : [])),
    ];
  });
}

/** The last weight of the step before the one that a weight is in, and where the steps start. */
function stepsBelow(weight: Decimal, { from, step }: NonNullable<WeightPrices['above']>): readonly Rate[] {
  const start = decimal(from);
  const size = decimal(step);
  const steps = roundUp(divide(subtract(weight, start), size), 0);
  return [start, add(start, multiply(size, subtract(steps, decimal('1'))))];
}
