import type { IsoDate } from '@formation/calendar';
import { fill } from './fill.ts';
import type { deadlines } from './messages/en/deadlines.ts';

/** One step of what being late costs, as the room of the deadlines has it. */
type Step = Readonly<{
  from: IsoDate;
  amount: string;
  currency: string;
  meaning: 'penalty' | 'penalty-in-all' | 'raised-fee';
  monthlyRate?: string;
}>;

type Words = Readonly<Record<keyof (typeof deadlines)['lateFees'], string>>;

/** A day, an amount and a rate in the words of their reader. */
type Written<S extends Step> = Readonly<{
  day: (day: IsoDate) => string;
  amount: (step: S) => string;
  percent: (rate: string) => string;
}>;

/** One step of what being late costs, in words: on the page, in calendars and in mails alike. */
export function lateFeeText<S extends Step>(step: S, words: Words, written: Written<S>): string {
  const { from, meaning, monthlyRate } = step;
  const values = { day: written.day(from), amount: written.amount(step) };
  if (meaning === 'raised-fee') return fill(words.raisedFee, values);
  if (meaning === 'penalty-in-all') return fill(words.penaltyInAll, values);
  if (monthlyRate === undefined) return fill(words.penalty, values);
  return fill(words.penaltyByMonth, { ...values, percent: written.percent(monthlyRate) });
}
