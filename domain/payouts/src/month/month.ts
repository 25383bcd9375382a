import type { Interval, NotPublished } from '@formation/fees';
import * as figures from '@formation/fees/trace';
import { compare, money, total, type Money } from '@formation/money';
import { arrival, isArrival, type Arrival } from '../answers/arrival.ts';
import { routesFor } from '../answers/payouts.ts';
import { assumptions } from '../assumptions/assumption.ts';
import type { PaidIn, Question } from '../question.ts';
import { routeOf, type RouteKey } from '../routes/routes.ts';
import { taxSetAside, type TaxSetAside } from '../tax/tax-set-aside.ts';
import type { Earner } from './earnings.ts';

type Bounds = Interval<Money<'LKR'>>;

/** What is earned in a month from one source, before its fees. */
export type Earning = Readonly<{ from: Earner; amount: Money<PaidIn> }>;

/** A source with the way that brings the most of it; without one where nothing of it arrives in rupees. */
export type MonthPart = Readonly<{ earning: Earning; best?: Arrival; bounds?: Bounds }>;

/** What a month brings, how little and how much it can be, and what a resident lays aside of it. */
export type Month = Readonly<{
  parts: readonly MonthPart[];
  received: Money<'LKR'>;
  bounds?: Bounds;
  setAside: TaxSetAside | NotPublished;
}>;

/** Who sends a wire sends it to a bank in Sri Lanka. */
const byWire: readonly RouteKey[] = ['swift-lkr'];

/** The question of one source: what the visitor has stays, who pays and how much is its own. */
function questionOf({ from, amount }: Earning, question: Question): Question {
  const { country, platform } = question.payer;
  if (from === 'client') return { ...question, amount, payer: platform ? { country, by: 'any' } : question.payer };
  if (from === 'wire') return { ...question, amount, payer: { country, by: 'bank' } };
  return { ...question, amount, payer: { country, platform: from, by: 'any' } };
}

/** Of the ways that are open to the visitor now, the one that brings the most rupees; no other is ranked, which costs. */
function partOf(earning: Earning, question: Question): MonthPart {
  const own = questionOf(earning, question);
  const book = { question: own, assumptions: assumptions(own) };
  const open = (earning.from === 'wire' ? byWire : routesFor(own)).filter((key) => {
    const { company, staysForeign } = routeOf(key);
    return !staysForeign && (!company || company === own.company);
  });
  const [best] = open
    .map((key) => arrival(key, own.amount, book))
    .filter(isArrival)
    .toSorted((one, other) => compare(other.received.value, one.received.value));
  if (!best) return { earning };
  const { received } = best;
  const bounds = figures.isOpen(received) ? figures.rangeOf(received) : undefined;
  return { earning, best, ...(bounds && { bounds }) };
}

const sumOf = (amounts: readonly Money<'LKR'>[]): Money<'LKR'> => total(money('0', 'LKR'), ...amounts);

/**
 * What arrives of a month with several sources: each once, by the way that brings the most of it, and added up.
 *
 *     received = Σ what arrives of each source
 *
 * @param question - what the visitor has: bank, company, own numbers. What a company costs counts for each payment by it.
 * @returns the sum in rupees, exact to the coin, and the income tax to lay aside of a month like this.
 */
export function monthOf(question: Question, earnings: readonly Earning[]): Month {
  const each = { ...question, timesAMonth: Math.max(1, earnings.filter(({ from }) => from === 'client').length) };
  const parts = earnings.map((earning) => partOf(earning, each));
  const found = parts.flatMap(({ best, bounds }) => {
    const arrived = best?.received.value;
    return arrived ? [{ arrived, low: bounds?.low ?? arrived, high: bounds?.high ?? arrived }] : [];
  });
  const received = sumOf(found.map(({ arrived }) => arrived));
  const isOpen = parts.some(({ bounds }) => bounds);
  return {
    parts,
    received,
    ...(isOpen && { bounds: { low: sumOf(found.map(({ low }) => low)), high: sumOf(found.map(({ high }) => high)) } }),
    setAside: taxSetAside(received, question.day),
  };
}
