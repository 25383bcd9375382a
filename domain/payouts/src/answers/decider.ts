import { compare, decimal, divide, roundHalfUp, subtract, toExactText, type Decimal } from '@formation/money';
import { betweenOf, valueOf, withNumbers } from '../assumptions/assumption.ts';
import type { AssumptionKey } from '../assumptions/keys.ts';
import type { Book } from '../routes/numbers.ts';
import { routeOf, type RouteKey } from '../routes/routes.ts';
import { neededKeys } from '../routes/walk.ts';
import { receivedBy } from './received-by.ts';

/** The open number that decides between two ways: up to a value, and with it, one is ahead, above it the other. */
export type Decider = Readonly<{ key: AssumptionKey; upTo: string; below: RouteKey; above: RouteKey }>;

/** How finely an open number is looked at: a hundredth of a percent, or of a unit of money. */
const STEPS = { fraction: 4, other: 2 } as const;

/**
 * The one open number that alone, with all others at their typical values, makes two ways change places; of several
 * the one that has the least way to go. Nothing where no number does so alone.
 */
export function deciderOf(one: RouteKey, other: RouteKey, book: Book): Decider | undefined {
  const exact: Book = { ...book, isExact: true, isTypical: true };
  const keys = new Set([...openKeys(one, exact), ...openKeys(other, exact)]);
  const found = [...keys].flatMap((key) => turnOf(key, { one, other, book: exact }) ?? []);
  const [nearest] = found.toSorted((a, b) => compare(a.distance, b.distance));
  return nearest?.decider;
}

/** The numbers of a way that lie between two, and are not the visitor's own. */
function openKeys(key: RouteKey, book: Book): readonly AssumptionKey[] {
  return neededKeys(routeOf(key), book).filter((one) => betweenOf(book.assumptions[one]));
}

type Pair = Readonly<{ one: RouteKey; other: RouteKey; book: Book }>;
type Turn = Readonly<{ decider: Decider; distance: Decimal }>;

function turnOf(key: AssumptionKey, { one, other, book }: Pair): Turn | undefined {
  const assumption = book.assumptions[key];
  const between = betweenOf(assumption);
  const typical = valueOf(assumption);
  if (!between || typical === undefined) return undefined;
  const scale = assumption.unit === 'fraction' ? STEPS.fraction : STEPS.other;
  const isAhead = (units: bigint) => {
    const there = { ...book, assumptions: withNumbers(book.assumptions, { [key]: toExactText({ units, scale }) }) };
    const { amount } = book.question;
    return compare(receivedBy(one, amount, there).value, receivedBy(other, amount, there).value) >= 0;
  };
  const last = lastWithSame(isAhead, { low: unitsOf(between.low, scale), high: unitsOf(between.high, scale) });
  if (last === undefined) return undefined;
  const upTo = { units: last, scale };
  const [below, above] = isAhead(last) ? [one, other] : [other, one];
  const width = subtract(decimal(between.high), decimal(between.low));
  return { decider: { key, upTo: toExactText(upTo), below, above }, distance: shareOf(upTo, decimal(typical), width) };
}

/** The last number whose answer is that of the first; nothing where the answer stays. */
function lastWithSame(test: (at: bigint) => boolean, span: Readonly<{ low: bigint; high: bigint }>) {
  let { low, high } = span;
  const first = test(low);
  if (test(high) === first) return undefined;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (test(middle) === first) low = middle;
    else high = middle;
  }
  return low;
}

function unitsOf(text: string, scale: number): bigint {
  const rounded = roundHalfUp(decimal(text), scale);
  return rounded.units * 10n ** BigInt(scale - rounded.scale);
}

/** How far a number is from where two ways change places, as a part of where it can lie. */
function shareOf(at: Decimal, from: Decimal, width: Decimal): Decimal {
  const way = subtract(at, from);
  const far = way.units < 0n ? subtract(from, at) : way;
  return divide(far, width);
}
