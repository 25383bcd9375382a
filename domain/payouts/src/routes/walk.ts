import type { Figure, Line } from '@formation/fees';
import * as figures from '@formation/fees/trace';
import { compare, inCurrency, money, rate, type Money, type Rate } from '@formation/money';
import { midRate, type Rated } from '@formation/money/exchange-rates';
import { valueOf, type Assumption, type Assumptions } from '../assumptions/assumption.ts';
import type { AssumptionKey } from '../assumptions/keys.ts';
import type { PaidIn, Question } from '../question.ts';
import {
  keysOf,
  type ChargeLeg,
  type ConvertLeg,
  type Leg,
  type StepKey,
  type StopKey,
  type YearlyLeg,
} from './leg.ts';
import type { Route } from './route.ts';

/** The three kinds of what is lost: what somebody charges of an amount, the exchange, and what is fixed. */
export const layerKeys = ['fees', 'margin', 'fixed'] as const;
export type LayerKey = (typeof layerKeys)[number];

type Amount = Figure<Money<Rated>>;
type Rupees = Line<Money<'LKR'>>;

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
}>;

/** Everything an answer is worked out from but the amount. */
export type Book = Readonly<{
  question: Question;
  assumptions: Assumptions;
  /** Leaves every rounding out, so that amounts lie on straight lines. */
  isExact?: boolean;
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

/** The numbers that a way needs and nobody has given. */
export function missingKeys(route: Route, { question, assumptions }: Book): readonly AssumptionKey[] {
  const keys = legsOf(route, question.amount.currency).flatMap(({ leg, isConverted }) => keysOf(leg, isConverted));
  return [...new Set(keys)].filter((key) => valueOf(assumptions[key]) === undefined);
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
    const step = stepOf(leg, at, { book, isConverted });
    if (step) at = step.after;
    return step ?? [];
  });
}

type Here = Readonly<{ book: Book; isConverted: boolean }>;

function stepOf(leg: Leg, at: Amount, here: Here): Step | undefined {
  const before = figures.line('before', at);
  const change = changeOf(leg, before, here);
  if (!change) return undefined;
  const after = figures.line('after', change.after);
  const { book } = here;
  const cost = figures.line('cost', figures.difference(worth(before, book), worth(after, book)));
  const { step, at: stop, days } = leg;
  return { step, at: stop, layer: layerOf(leg), before, ...change, after, cost, ...(days && { days }) };
}

type Change = Readonly<{ takes?: Line<Money<Rated>>; rate?: Line<Rate>; after: Amount }>;

function changeOf(leg: Leg, at: Amount, here: Here): Change | undefined {
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
  return taken(at, coins(figures.sum(first, ...rest), book));
}

/** `amount ÷ payments a year`, rounded; nothing where the year brings as much as the limit. */
function yearly(leg: YearlyLeg, at: Amount, book: Book): Change | undefined {
  const { currency } = at.value;
  const payments = figures.input('paymentsAYear', rate(String(book.question.timesAMonth * 12)), 'count');
  if (leg.below) {
    const limit = flat(leg.below, currency, book);
    if (compare(figures.product(at, payments).value, limit.value) >= 0) return undefined;
  }
  return taken(at, coins(figures.dividedBy(flat(leg.amount, currency, book), payments), book));
}

function taken(at: Amount, wanted: Amount): Change {
  const isEnough = compare(at.value, wanted.value) >= 0;
  const takes = figures.line('takes', isEnough ? wanted : figures.smallest(at, wanted));
  return { takes, after: figures.difference(at, takes) };
}

/** `(amount − max(least, amount × spread)) × mid-market rate`, never below 0. */
function converted(leg: ConvertLeg, at: Amount, book: Book): Change {
  const { currency } = at.value;
  const mid = midLine(currency, leg.to, book);
  const kept = leg.spread ? share(leg.spread, book) : undefined;
  const margin = kept && figures.product(at, kept);
  const least = margin && leg.least ? figures.largest(flat(leg.least, currency, book), margin) : margin;
  const left = least ? figures.largest(nothing(currency), figures.difference(at, least)) : at;
  const got = figures.exchanged(left, mid, leg.to);
  const after: Amount = leg.to === 'LKR' ? coins(got, book) : got;
  const given = kept ? figures.product(mid, figures.difference(figures.constant(rate('1')), kept)) : mid;
  return { rate: figures.line('rate', given), after };
}

/** What an amount is worth in rupees, half way between what banks buy and sell at. */
export function worth(of: Amount, book: Book): Rupees {
  const { currency } = of.value;
  const rupees = currency === 'LKR' ? of : figures.exchanged(of, midLine(currency, 'LKR', book), 'LKR');
  const { value, how } = coins(rupees, book);
  return figures.line('worth', { value: inCurrency(value, 'LKR'), how });
}

function midLine(of: Rated, to: Rated, { question }: Book): Line<Rate> {
  const { value, ...cited } = midRate(of, to, question.day);
  return figures.fromTable('midRate', value, { cited, unit: 'to one', row: `${of}-${to}` });
}

function share(key: AssumptionKey, book: Book): Line<Rate> {
  return leaf(book.assumptions[key], (text) => rate(text));
}

/** An amount in the currency that is wanted; one named in another currency is exchanged at the mid-market rate. */
function flat<C extends Rated>(key: AssumptionKey, currency: C, book: Book): Figure<Money<C>> {
  const assumption = book.assumptions[key];
  const { unit } = assumption;
  if (unit === 'fraction' || unit === 'days' || unit === 'RUB') throw new TypeError(`${key} is no amount`);
  const amount = leaf(assumption, (text): Money<Rated> => money(text, unit));
  if (unit !== currency) return figures.exchanged(amount, midLine(unit, currency, book), currency);
  return { ...amount, value: inCurrency(amount.value, currency) };
}

function leaf<V extends Money<Rated> | Rate>(assumption: Assumption, read: (text: string) => V): Line<V> {
  const { key, own, published } = assumption;
  if (own !== undefined) return figures.input(key, read(own));
  if (!published) throw new TypeError(`${key} is not known`);
  const { value, row, ...cited } = published;
  return figures.fromTable(key, read(value), { cited, ...(row !== undefined && { row }) });
}

function coins<C extends Rated>(of: Figure<Money<C>>, { isExact }: Book): Figure<Money<C>> {
  return isExact ? of : figures.toCoins(of);
}

const nothing = <C extends Rated>(currency: C) => figures.constant(money('0', currency));
