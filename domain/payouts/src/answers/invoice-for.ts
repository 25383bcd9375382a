import type { Unreachable } from '@formation/fees';
import { compare, multiply, rate, type Money } from '@formation/money';
import { limits } from '../asked.ts';
import { assumptions } from '../assumptions/assumption.ts';
import type { PaidIn, Question } from '../question.ts';
import type { Book } from '../routes/numbers.ts';
import type { RouteKey } from '../routes/routes.ts';
import { arrival, isArrival, type Arrival, type NoArrival } from './arrival.ts';
import { receivedBy } from './received-by.ts';

/** The most that an invoice can be, in cents. */
const HIGHEST = BigInt(limits.amount.most) * 100n;

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
  const times = rate(String(question.timesAMonth));
  const typical: Book = { ...book, isTypical: true };
  const enough = (cents: bigint) =>
    compare(multiply(receivedBy(key, inCents(cents, question), typical).value, times), wanted) >= 0;

  const highest = at(HIGHEST);
  if (!isArrival(highest)) return highest;
  if (!enough(HIGHEST)) return { refused: 'unreachable' };
  let [low, high] = [-1n, HIGHEST];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (enough(middle)) high = middle;
    else low = middle;
  }
  return at(high);
}

/** An amount of whole cents in the currency that a question names. */
export function inCents(cents: bigint, { amount }: Question): Money<PaidIn> {
  return { currency: amount.currency, units: cents, scale: 2 };
}
