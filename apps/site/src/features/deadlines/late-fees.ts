import { fill } from '@formation/content';
import type { LateFee } from '@formation/deadlines';
import { money, moneyText, rate, shortPercentText } from '@formation/money';
import { shortDay } from '../../lib/dates/short-day.ts';
import type { DeadlineWords } from './deadline-words.ts';

/** One step of what being late costs, in words. */
export function lateFeeText({ from, amount, currency, meaning, monthlyRate }: LateFee, words: DeadlineWords): string {
  const { lateFees } = words.rules;
  const values = { day: shortDay(words.locale, from), amount: moneyText(money(amount, currency)) };
  if (meaning === 'raised-fee') return fill(lateFees.raisedFee, values);
  if (meaning === 'penalty-in-all') return fill(lateFees.penaltyInAll, values);
  if (!monthlyRate) return fill(lateFees.penalty, values);
  return fill(lateFees.penaltyByMonth, { ...values, percent: shortPercentText(rate(monthlyRate)) });
}
