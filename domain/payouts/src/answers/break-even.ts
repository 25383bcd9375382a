import { inCurrency, multiply, rate, subtract, type Money } from '@formation/money';
import { assumptions } from '../assumptions/assumption.ts';
import type { PaidIn, Question } from '../question.ts';
import type { Book } from '../routes/numbers.ts';
import type { RouteKey } from '../routes/routes.ts';
import { arrival, isArrival, type NoArrival } from './arrival.ts';
import { crossings } from './crossings.ts';
import { inCents } from './invoice-for.ts';
import { receivedBy } from './received-by.ts';

/** From which invoice on, and so from which amount a month, one of two ways brings more than the other. */
export type BreakEven = Readonly<{ better: RouteKey; invoice: Money<PaidIn>; monthly: Money<PaidIn> }>;

/** A million: what lies above is no invoice. */
const HIGHEST = 10n ** 8n;

/**
 * Every amount at which two ways change places, from the smallest, to the cent of an invoice.
 *
 * Compared without any rounding, so that a way is ahead for good until the next amount. One entry: one way is
 * always ahead. None: the two never differ.
 *
 * @param question - its amount names the currency only.
 */
export function breakEvens(
  [one, other]: readonly [RouteKey, RouteKey],
  question: Question,
): readonly BreakEven[] | NoArrival {
  const book: Book = { question, assumptions: assumptions(question), isTypical: true, isExact: true };
  const start = [one, other].map((key) => arrival(key, inCents(0n, question), book));
  const refusal = start.find((answer) => !isArrival(answer));
  if (refusal && !isArrival(refusal)) return refusal;

  const received = (key: RouteKey, cents: bigint) => receivedBy(key, inCents(cents, question), book).value;
  const ahead = (cents: bigint) => subtract(received(one, cents), received(other, cents));
  return crossings(ahead, { low: 0n, high: HIGHEST }).map(({ at, sign }) => {
    const invoice = inCents(at, question);
    const monthly = inCurrency(multiply(invoice, rate(String(question.timesAMonth))), invoice.currency);
    return { better: sign === 1 ? one : other, invoice, monthly };
  });
}
