import { moneyText } from '@formation/money';
import { isArrival, type Payouts, type Question } from '@formation/payouts';
import type { SharedResult } from '../../lib/sharing/shared-result.ts';
import { shortDay } from '../../lib/text/dates/short-day.ts';
import { routeWords, type PayoutsWords } from './payouts-words.ts';

type Answered = Readonly<{ question: Question; answer: Payouts }>;

/** The ways home as they leave the page: the best in a sentence, all of them as lines. */
export function payoutsResult({ question, answer }: Answered, words: PayoutsWords): SharedResult {
  const arrivals = answer.rows.map((row) => row.answer).filter(isArrival);
  const lines = arrivals.map(
    ({ route, received }) => [routeWords(route, words).name, moneyText(received.value)] as const,
  );
  const [best] = lines;
  return {
    answer: best ? `${moneyText(question.amount)} → ${best[1]} (${best[0]})` : '',
    lines: () => lines,
    day: shortDay(words.locale, question.day),
  };
}
