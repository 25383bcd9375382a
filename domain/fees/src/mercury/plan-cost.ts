import { money, rate, type Money } from '@formation/money';
import { fromTable, input, line, type Line } from '../figure/figure.ts';
import { product } from '../figure/operations.ts';
import { entriesFor } from '../published/entries-for.ts';
import { isRefusal, type Refusal } from '../published/refusal.ts';
import type { IsoDate, Schedule } from '../schedule.ts';
import { plans, type Billing, type Plan } from './tables/fees.ts';

export type PlanInputs = Readonly<{ plan: Plan; billing: Billing; months: number }>;

/** What a plan costs over so many months: `monthly price × months`. */
export function planCost({ plan, billing, months }: PlanInputs, day: IsoDate): Line<Money<'USD'>> | Refusal {
  const prices: Readonly<Partial<Record<Billing, Schedule<string>>>> = plans[plan];
  const entries = entriesFor({ plan: prices[billing] }, day);
  if (isRefusal(entries)) return entries;
  const cited = entries.plan;
  const each = fromTable('monthlyPrice', money(cited.value, 'USD'), { cited, row: `${plan}, ${billing}` });
  return line('planCost', product(each, input('months', rate(String(months)), 'count')));
}
