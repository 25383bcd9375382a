import type { Money, Rate } from '@formation/money';
import { assumptions } from '../assumptions/assumption.ts';
import type { PaidIn, Question } from '../question.ts';
import type { Book } from '../routes/numbers.ts';
import type { RouteKey } from '../routes/routes.ts';
import { arrival, isArrival } from './arrival.ts';

/** Which share of an invoice's worth arrives, by way; a way without an answer is missing. */
export type CurvePoint = Readonly<{ amount: Money<PaidIn>; shares: Readonly<Partial<Record<RouteKey, Rate>>> }>;

/** The points of a chart: received share against amount. */
export function curve(
  keys: readonly RouteKey[],
  amounts: readonly Money<PaidIn>[],
  question: Question,
): readonly CurvePoint[] {
  const book: Book = { question, assumptions: assumptions(question), isTypical: true };
  return amounts.map((amount) => {
    const answers = keys.map((key) => arrival(key, amount, book)).filter(isArrival);
    return { amount, shares: Object.fromEntries(answers.map(({ route, share }) => [route, share.value])) };
  });
}
