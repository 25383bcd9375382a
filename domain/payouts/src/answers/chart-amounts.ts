import { compare, inCurrency, multiply, rate, toText, type Money } from '@formation/money';
import type { PaidIn, Question } from '../question.ts';
import type { BreakEven } from './break-even.ts';

/** How far a chart reaches: twice the amount asked about, or twice where the routes change places; at least to 200. */
function chartReach(places: readonly BreakEven[], { amount }: Question): Money<PaidIn> {
  const last = places.slice(1).at(-1)?.invoice;
  const wide = last && compare(last, amount) > 0 ? last : amount;
  const hundred = inCurrency(rate('100'), wide.currency);
  return inCurrency(multiply(compare(wide, hundred) > 0 ? wide : hundred, rate('2')), wide.currency);
}

/** Invoices in equal steps up to where a chart of routes reaches, in coins. */
export function chartAmounts(
  places: readonly BreakEven[],
  question: Question,
  points: number,
): readonly Money<PaidIn>[] {
  const most = chartReach(places, question);
  return Array.from({ length: points }, (_, index) => {
    const part = multiply(most, rate(((index + 1) / points).toFixed(3)));
    return inCurrency(rate(toText(part, 2)), most.currency);
  });
}
