import { compare, type Rate } from '@formation/money';
import { inForce, type IsoDate } from '../../../schedule/schedule.ts';
import { standardSize } from './tables.ts';

export type SizeTier = 'standard' | 'oversize';

/** A packed product, as typed: inches and pounds, the sides in any order. */
export type Package = Readonly<{ lengthIn: Rate; widthIn: Rate; heightIn: Rate; weightLb: Rate }>;

/**
 * Whether a product is stored and sent at the standard price.
 *
 * Standard only if the longest, median and shortest side and the weight are all within their limits.
 * Missing sides count as 0.
 *
 * @see Calculator specification §9, "Amazon formulas"
 */
export function sizeTier({ lengthIn, widthIn, heightIn, weightLb }: Package, day: IsoDate): SizeTier {
  const limit = inForce(standardSize, day).value;
  const within = (measure: Rate | undefined, most: Rate) => !measure || compare(measure, most) <= 0;
  const [shortest, median, longest] = [lengthIn, widthIn, heightIn].sort(compare);

  const isStandard =
    within(longest, limit.longestIn) &&
    within(median, limit.medianIn) &&
    within(shortest, limit.shortestIn) &&
    within(weightLb, limit.weightLb);
  return isStandard ? 'standard' : 'oversize';
}
