import type { Unreachable } from '@formation/fees';
import { compare, multiply, rate, type Money } from '@formation/money';
import { assumptions } from '../assumptions/assumption.ts';
import type { PaidIn, Question } from '../question.ts';
import type { RouteKey } from '../routes/routes.ts';
import type { Book } from '../routes/walk.ts';
import { arrival, isArrival, type Arrival, type NoArrival } from './arrival.ts';

/** A hundred million: what lies above is no invoice. */
const HIGHEST = 10n ** 10n;

/**
 * The lowest invoice for which a month brings at least the rupees that are wanted.
 *
 *     received(invoice) × times a month ≥ wanted
 *
 * @param question - its amount names the currency only.
 * @returns what arrives of that invoice; a cent less misses the wish.
 */
export function invoiceFor(wanted: Money<'LKR'>, key: RouteKey, question: Question): Arrival | NoArrival | Unreachable {
  const book: Book = { question, assumptions: assumptions(question) };
  const at = (cents: bigint) => arrival(key, inCents(cents, question), book);
  const enough = (answer: Arrival | NoArrival) =>
    isArrival(answer) && compare(multiply(answer.received.value, rate(String(question.timesAMonth))), wanted) >= 0;

  const highest = at(HIGHEST);
  if (!isArrival(highest)) return highest;
  if (!enough(highest)) return { refused: 'unreachable' };
  let [low, high] = [-1n, HIGHEST];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (enough(at(middle))) high = middle;
    else low = middle;
  }
  return at(high);
}

/** An amount of whole cents in the currency that a question names. */
export function inCents(cents: bigint, { amount }: Question): Money<PaidIn> {
  return { currency: amount.currency, units: cents, scale: 2 };
}
