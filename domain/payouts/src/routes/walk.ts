import type { Figure, Line } from '@formation/fees';
import * as figures from '@formation/fees/trace';
import { compare, rate, type Money, type Rate } from '@formation/money';
import type { Rated } from '@formation/money/exchange-rates';
import { valueOf } from '../assumptions/assumption.ts';
import type { AssumptionKey } from '../assumptions/keys.ts';
import type { PaidIn } from '../question.ts';
import {
  keysOf,
  type ChargeLeg,
  type ConvertLeg,
  type Leg,
  type StepKey,
  type StopKey,
  type YearlyLeg,
} from './leg.ts';
import { coins, flat, midLine, nothing, share, worth, type Book, type Rupees } from './numbers.ts';
import type { Route } from './route.ts';

/** The three kinds of what is lost: what somebody charges of an amount, the exchange, and what is fixed. */
export const layerKeys = ['fees', 'margin', 'fixed'] as const;
export type LayerKey = (typeof layerKeys)[number];

type Amount = Figure<Money<Rated>>;

/** One line of the ledger between two places of the money. */
export type Step = Readonly<{
  step: StepKey;
  at: StopKey;
  layer: LayerKey;
  before: Line<Money<Rated>>;
  /** Missing for an exchange. */
  takes?: Line<Money<Rated>>;
  /** What one unit gives, for an exchange. */
  rate?: Line<Rate>;
  after: Line<Money<Rated>>;
  /** What the step costs, valued at the mid-market rate. */
  cost: Rupees;
  days?: AssumptionKey;
  /** The numbers that the line rests on. */
  keys: readonly AssumptionKey[];
}>;

type Placed = Readonly<{ leg: Leg; isConverted: boolean }>;

/** The legs that a payment in a currency really takes: an exchange into the currency it has is none. */
function legsOf({ legs }: Route, paid: PaidIn): readonly Placed[] {
  let currency: Rated = paid;
  let isConverted = false;
  return legs.flatMap((leg): readonly Placed[] => {
    if (leg.kind !== 'convert') return [{ leg, isConverted }];
    if (leg.to === currency) return [];
    currency = leg.to;
    isConverted = true;
    return [{ leg, isConverted }];
  });
}

/** The numbers that a payment in the question's currency needs on a way. */
export function neededKeys(route: Route, { question }: Book): readonly AssumptionKey[] {
  const keys = legsOf(route, question.amount.currency).flatMap(({ leg, isConverted }) => keysOf(leg, isConverted));
  return [...new Set(keys)];
}

/** The numbers that a way needs and nobody has given. */
export function missingKeys(route: Route, book: Book): readonly AssumptionKey[] {
  return neededKeys(route, book).filter((key) => valueOf(book.assumptions[key]) === undefined);
}

/**
 * Follows an amount along a way, leg by leg. Every number that the way needs must be there.
 *
 * Each leg takes at most what there is. What it takes is rounded to coins, once: after a part of a cent a rounded fee
 * could fall by more than the part, and a dearer way bring more. What an exchange gives is exact, but rupees are rounded.
 */
export function walk(route: Route, amount: Money<PaidIn>, book: Book): readonly Step[] {
  let at: Amount = figures.input('amount', amount);
  return legsOf(route, amount.currency).flatMap(({ leg, isConverted }) => {
    const before = figures.line('before', at);
    const change = changeOf(leg, before, { book, isConverted });
    at = change.after;
    return isStep(change) ? stepOf(leg, { before, change }, { book, isConverted }) : [];
  });
}

type Here = Readonly<{ book: Book; isConverted: boolean }>;

type Passed = Readonly<{ before: Line<Money<Rated>>; change: Change }>;

function stepOf(leg: Leg, { before, change }: Passed, { book, isConverted }: Here): Step {
  const after = figures.line('after', change.after);
  const cost = figures.line('cost', figures.difference(worth(before, book), worth(after, book)));
  const { step, at: stop, days } = leg;
  const keys = keysOf(leg, isConverted);
  return { step, at: stop, layer: layerOf(leg), before, ...change, after, cost, ...(days && { days }), keys };
}

type Change = Readonly<{ takes?: Line<Money<Rated>>; rate?: Line<Rate>; after: Amount }>;

/** Whether anything is taken or exchanged. */
function isStep({ takes, rate: given }: Change): boolean {
  return takes !== undefined || given !== undefined;
}

function changeOf(leg: Leg, at: Amount, here: Here): Change {
  if (leg.kind === 'charge') return charged(leg, at, here);
  return leg.kind === 'convert' ? converted(leg, at, here.book) : yearly(leg, at, here.book);
}

function layerOf(leg: Leg): LayerKey {
  if (leg.kind === 'convert') return 'margin';
  return leg.kind === 'charge' && leg.rate ? 'fees' : 'fixed';
}

/** `min(amount, amount × rate + fixed)`, rounded. */
function charged(leg: ChargeLeg, at: Amount, { book, isConverted }: Here): Change {
  const { currency } = at.value;
  const added = isConverted ? leg.rateIfConverted : undefined;
  const base = leg.rate && share(leg.rate, book);
  const whole = base && (added ? figures.sum(base, share(added, book)) : base);
  const parts = [
    ...(whole ? [figures.product(at, whole)] : []),
    ...(leg.fixed ? [flat(leg.fixed, currency, book)] : []),
  ];
  const [first = nothing(currency), ...rest] = parts;
  return taken(at, coins(figures.sum(first, ...rest), book), book);
}

/** `amount ÷ payments a year`, rounded; nothing where the year brings as much as the limit. */
function yearly(leg: YearlyLeg, at: Amount, book: Book): Change {
  const { currency } = at.value;
  const payments = figures.input('paymentsAYear', rate(String(book.question.timesAMonth * 12)), 'count');
  const due = taken(at, coins(figures.dividedBy(flat(leg.amount, currency, book), payments), book), book);
  if (!leg.below) return due;
  const over = figures.difference(figures.product(at, payments), flat(leg.below, currency, book));
  const range = book.isTypical ? undefined : figures.rangeOf(over);
  const isSure = !range || range.low.units < 0n === range.high.units < 0n;
  if (over.value.units < 0n) return { ...due, after: isSure ? due.after : figures.either(due.after, at) };
  return { after: isSure ? at : figures.either(at, due.after) };
}

/**
 * At most what there is, also where it is only open whether that is enough. What is left is then the larger of nothing
 * and the rest: of the amount less what is taken, a range would forget that nobody takes more than there is.
 */
function taken(at: Amount, wanted: Amount, { isTypical }: Book): Change {
  const left = figures.difference(at, wanted);
  const isEnough = isTypical ? left.value.units >= 0n : figures.isNeverNegative(left);
  if (isEnough) return { takes: figures.line('takes', wanted), after: left };
  const after = figures.largest(nothing(at.value.currency), left);
  return { takes: figures.line('takes', figures.smallest(at, wanted)), after };
}

/**
 * `(amount − max(least, amount × spread)) × mid-market rate`, never below 0. The rate that is named is the one that the
 * amount gets: where the least counts, it is worse than the spread says.
 */
function converted(leg: ConvertLeg, at: Amount, book: Book): Change {
  const { currency } = at.value;
  const mid = midLine(currency, leg.to, book);
  const remaining = leg.spread ? share(leg.spread, book) : undefined;
  const margin = remaining && figures.product(at, remaining);
  const least = margin && leg.least ? figures.largest(flat(leg.least, currency, book), margin) : margin;
  const left = least ? figures.largest(nothing(currency), figures.difference(at, least)) : at;
  const got = figures.exchanged(left, mid, leg.to);
  const after: Amount = leg.to === 'LKR' ? coins(got, book) : got;
  const isLeast = margin && least && compare(least.value, margin.value) > 0;
  const factor = isLeast
    ? figures.quotient(left, at)
    : remaining && figures.difference(figures.constant(rate('1')), remaining);
  return { rate: figures.line('rate', factor ? figures.product(mid, factor) : mid), after };
}
