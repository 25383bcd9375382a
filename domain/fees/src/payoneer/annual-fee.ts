import { compare, money, type Money } from '@formation/money';
import { constant, fromTable, line, type Line } from '../figure/figure.ts';
import { entriesFor } from '../published/entries-for.ts';
import { isRefusal, type Refusal } from '../published/refusal.ts';
import type { IsoDate } from '../schedule.ts';
import { yearlyFee } from './tables/fees.ts';

/** What a Payoneer account costs a year: an amount when less than the limit was received in twelve months. */
export function annualFee(receivedInYear: Money<'USD'>, day: IsoDate): Line<Money<'USD'>> | Refusal {
  const entries = entriesFor(yearlyFee, day);
  if (isRefusal(entries)) return entries;
  const { amount, below } = entries;
  if (compare(receivedInYear, money(below.value, 'USD')) >= 0) return line('annualFee', constant(money('0', 'USD')));
  return fromTable('annualFee', money(amount.value, 'USD'), { cited: amount, row: `< ${below.value}` });
}
