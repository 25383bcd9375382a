import { fill } from '@formation/content';
import { toText } from '@formation/money';
import type { Arrival } from '@formation/payouts';
import type { PayoutsWords } from './payouts-words.ts';

/** On how many days banks must work, as far as somebody says. */
export function daysText({ days }: Arrival, { page }: PayoutsWords): string {
  const known = toText(days.known.value, 0);
  if (days.unknown.length === 0) return fill(page.result.days, { days: known });
  if (days.known.value.units === 0n) return page.result.daysUnknown;
  const steps = days.unknown.map((key) => page.assumptions[key]).join(', ');
  return fill(page.result.daysWithout, { days: known, steps });
}
