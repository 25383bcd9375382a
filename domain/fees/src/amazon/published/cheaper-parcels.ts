import { compare, type Currency, type Money, type Rate } from '@formation/money';
import { input, line, type Line } from '../../figure/figure.ts';
import { difference } from '../../figure/operations.ts';
import { entryFor } from '../../published/entries-for.ts';
import { isRefusal } from '../../published/refusal.ts';
import type { IsoDate } from '../../schedule.ts';
import type { SaleInputs } from './inputs.ts';
import { measures, sizesWhereFeesChange, type Measure, type Measured } from './fee-changes.ts';
import { parcelOf } from './parcel.ts';
import { sale, type Sale } from './sale.ts';
import { markets } from './tables/markets.ts';

/** "1.3 cm less saves $0.84 a unit": one measure to shrink, by how much, and what that saves. */
export type CheaperParcel<C extends Currency> = Readonly<{
  measure: Measure;
  /** In the unit of the shop's card: inches and pounds, or centimetres and grams. */
  lessBy: Line<Rate>;
  sizeTier?: string;
  saving: Line<Money<C>>;
}>;

/**
 * How far each measure of a product is from a cheaper fulfilment fee, the others staying as they are.
 *
 * @returns for each measure the smallest change that saves anything, and the smallest that reaches a cheaper size;
 * the largest saving first.
 */
export function cheaperParcels<C extends Currency>(inputs: SaleInputs<C>, day: IsoDate): readonly CheaperParcel<C>[] {
  const card = entryFor(markets[inputs.marketplace].cards, day)?.value;
  const now = sale(inputs, day);
  if (!card || isRefusal(now)) return [];

  const { longest, median, shortest, unitWeight } = parcelOf(inputs.packed, card);
  const product = { longest: longest.value, median: median.value, shortest: shortest.value, weight: unitWeight.value };
  const answerFor = (one: Measured) => {
    const sides = [one.longest, one.median, one.shortest] as const;
    const packed = { sides, sideUnit: card.lengthUnit, weight: one.weight, weightUnit: card.weightUnit };
    return sale({ ...inputs, packed }, day);
  };
  const found = measures.flatMap((measure) => {
    const cheaper = sizesWhereFeesChange(measure, product, card).flatMap((size) => {
      const then = answerFor({ ...product, [measure]: size });
      const saved = isRefusal(then) ? undefined : cheaperBy(now, then);
      return saved ? [{ measure, lessBy: lessBy(product[measure], size), ...saved }] : [];
    });
    const nextSize = cheaper.find(({ sizeTier }) => sizeTier !== now.sizeTier);
    return [...new Set([...cheaper.slice(0, 1), ...(nextSize ? [nextSize] : [])])];
  });
  return found.toSorted((a, b) => compare(b.saving.value, a.saving.value));
}

function cheaperBy<C extends Currency>(now: Sale<C>, then: Sale<C>) {
  const saving = difference(now.lines.fulfilmentFee, then.lines.fulfilmentFee);
  if (saving.value.units <= 0n) return undefined;
  return { saving: line('saving', saving), ...(then.sizeTier !== undefined && { sizeTier: then.sizeTier }) };
}

function lessBy(size: Rate, then: Rate): Line<Rate> {
  return line('lessBy', difference(input('size', size), input('then', then)));
}
