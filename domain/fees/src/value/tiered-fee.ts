import { compare, decimal, inCurrency, multiply, rate, type Currency, type Money, type Rate } from '@formation/money';
import type { Cited } from '../schedule/schedule.ts';
import { constant, fromTable, type Figure, type Interval, type Line } from '../trace/figure.ts';
import { difference, either, largest, product, smallest, sum } from '../trace/operations.ts';
import { rangeOf } from '../trace/range-of.ts';
import { fractionOf } from '../trace/table-figures.ts';
import type { PartedStep, Step, Tiers } from './fee-value.ts';

type Row = Readonly<{
  key: string;
  cited: Cited;
  row?: string;
  /** What the limits of a table by the whole amount are held against; the amount itself, when left out. */
  by?: Money;
  /**
   * Of how many equal pieces the amount is, where the limits are those of one. So many pieces have so many times its
   * limits: the amount is not divided, and no part of it is lost between them.
   */
  pieces?: Figure<Rate> | undefined;
}>;

/** The step that contains an amount; with `pieces`, one piece of it. */
export function stepOf<S extends { upTo?: string; below?: string }>(
  steps: readonly S[],
  amount: Money | Rate,
  pieces?: Rate,
): S | undefined {
  const limit = (text: string) => (pieces ? multiply(rate(text), pieces) : rate(text));
  return steps.find(({ upTo, below }) => {
    if (below !== undefined) return compare(amount, limit(below)) < 0;
    return upTo === undefined || compare(amount, limit(upTo)) <= 0;
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
  const pieces = row.pieces?.value;
  const step = stepOf(tiers.steps, row.by ?? of.value, pieces);
  if (!step) throw new RangeError(`${row.key} has no step for every amount`);
  const feeBy = (one: Step | PartedStep) =>
    'parts' in one ? partedFee(of, one.parts, row) : product(of, rateOf(one, row));
  return either(feeBy(step), ...otherSteps(tiers.steps, of, pieces).map(feeBy));
}

/** The steps that an amount is in only if open numbers are elsewhere than typically. */
function otherSteps<S extends { upTo?: string; below?: string }>(
  steps: readonly S[],
  of: Figure<Money>,
  pieces?: Rate,
): readonly S[] {
  const range = rangeOf(of);
  const [typical, lowest, highest] = [of.value, range?.low, range?.high].map(
    (value) => value && stepOf(steps, value, pieces),
  );
  const first = lowest ? steps.indexOf(lowest) : 0;
  const last = highest ? steps.indexOf(highest) : steps.length - 1;
  return steps.slice(first, last + 1).filter((step) => step !== typical);
}

/** The limits at which the percentages of a table change, in major units. */
export function limitsOf({ steps }: Tiers): readonly string[] {
  return steps.flatMap((step) => step.upTo ?? step.below ?? []);
}

function partedFee<C extends Currency>(of: Figure<Money<C>>, steps: readonly Step[], row: Row): Figure<Money<C>> {
  const fees: Figure<Money<C>>[] = [];
  const range = rangeOf(of);
  let from: Figure<Money<C>> | undefined;
  for (const step of steps) {
    if (from && range && compare(range.high, from.value) <= 0) break;
    const limit = step.upTo === undefined ? undefined : limitOf(step.upTo, of.value.currency, row);
    const upTo = limit ? smallest(of, limit) : of;
    fees.push(product(from ? above(from, upTo, range) : upTo, rateOf(step, row)));
    from = limit;
    if (!limit) break;
  }
  const [first, ...rest] = fees;
  if (!first) throw new RangeError(`${row.key} has no steps`);
  return rest.length === 0 ? first : sum(first, ...rest);
}

/** The part of an amount above a limit; an open amount may not reach it. */
function above<C extends Currency>(
  from: Figure<Money<C>>,
  upTo: Figure<Money<C>>,
  range: Interval | undefined,
): Figure<Money<C>> {
  const part = difference(upTo, from);
  if (range && compare(range.low, from.value) >= 0) return part;
  return largest(constant(inCurrency(decimal('0'), from.value.currency)), part);
}

function rateOf({ percent, upTo, below }: Step, { key, cited, row }: Row): Line<Rate> {
  const limit = upTo ?? below;
  const rows = [row, limit && `${upTo === undefined ? '<' : '≤'} ${limit}`].filter(Boolean).join(' ');
  return fromTable(`${key}Rate`, fractionOf(percent), { cited, ...(rows && { row: rows }) });
}

function limitOf<C extends Currency>(text: string, currency: C, { key, cited, pieces }: Row): Figure<Money<C>> {
  const limit = fromTable(`${key}Limit`, inCurrency(decimal(text), currency), { cited });
  return pieces ? product(limit, pieces) : limit;
}
