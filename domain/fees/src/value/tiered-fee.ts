import { compare, decimal, inCurrency, rate, type Currency, type Money, type Rate } from '@formation/money';
import type { Cited } from '../schedule/schedule.ts';
import { fromTable, type Figure, type Line } from '../trace/figure.ts';
import { difference, product, smallest, sum } from '../trace/operations.ts';
import { fractionOf } from '../trace/published.ts';
import type { Step, Tiers } from './fee-value.ts';

type Row = Readonly<{ key: string; cited: Cited; row?: string }>;

/** The step that contains an amount. */
export function stepOf<S extends { upTo?: string; below?: string }>(
  steps: readonly S[],
  amount: Money | Rate,
): S | undefined {
  return steps.find(({ upTo, below }) => {
    if (below !== undefined) return compare(amount, rate(below)) < 0;
    return upTo === undefined || compare(amount, rate(upTo)) <= 0;
  });
}

/**
 * A fee by a table of percentages, exact; the caller rounds the line.
 *
 *     by part:  Σ (part of the amount inside the step × its percentage)
 *     by whole: amount × the percentage of its step
 */
export function tieredFee<C extends Currency>(of: Figure<Money<C>>, tiers: Tiers, row: Row): Figure<Money<C>> {
  if (tiers.by === 'part') return partedFee(of, tiers.steps, row);
  const step = stepOf(tiers.steps, of.value);
  if (!step) throw new RangeError(`${row.key} has no step for every amount`);
  return 'parts' in step ? partedFee(of, step.parts, row) : product(of, rateOf(step, row));
}

/** The limits at which the percentages of a table change, in major units. */
export function limitsOf({ steps }: Tiers): readonly string[] {
  return steps.flatMap((step) => step.upTo ?? step.below ?? []);
}

function partedFee<C extends Currency>(of: Figure<Money<C>>, steps: readonly Step[], row: Row): Figure<Money<C>> {
  const fees: Figure<Money<C>>[] = [];
  let from: Line<Money<C>> | undefined;
  for (const step of steps) {
    if (from && compare(of.value, from.value) <= 0) break;
    const limit = step.upTo === undefined ? undefined : limitOf(step.upTo, of.value.currency, row);
    const upTo = limit ? smallest(of, limit) : of;
    fees.push(product(from ? difference(upTo, from) : upTo, rateOf(step, row)));
    from = limit;
    if (!limit) break;
  }
  const [first, ...rest] = fees;
  if (!first) throw new RangeError(`${row.key} has no steps`);
  return rest.length === 0 ? first : sum(first, ...rest);
}

function rateOf({ percent, upTo, below }: Step, { key, cited, row }: Row): Line<Rate> {
  const limit = upTo ?? below;
  const rows = [row, limit && `${upTo === undefined ? '<' : '≤'} ${limit}`].filter(Boolean).join(' ');
  return fromTable(`${key}Rate`, fractionOf(percent), { cited, ...(rows && { row: rows }) });
}

function limitOf<C extends Currency>(text: string, currency: C, { key, cited }: Row): Line<Money<C>> {
  return fromTable(`${key}Limit`, inCurrency(decimal(text), currency), { cited });
}
