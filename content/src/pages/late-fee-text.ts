import type { IsoDate } from '@formation/calendar';
import { money, moneyText, rate, shortPercentText, type Currency } from '@formation/money';
import { fill } from '../fill.ts';
import type { deadlines } from '../messages/en/deadlines.ts';

/** What has a sentence of its own, under its name. */
type OwnMeaning = Exclude<
  keyof (typeof deadlines)['lateFees'],
  'penalty' | 'penaltyInAll' | 'penaltyByMonth' | 'raisedFee'
>;

/** One step of what being late costs, as the room of the deadlines has it. */
export type Step = Readonly<{
  from: IsoDate;
  amount: string;
  currency: Currency;
  meaning: 'penalty' | 'penalty-in-all' | 'raised-fee' | OwnMeaning;
  upTo?: string;
  monthlyRate?: string;
}>;

type Words = Readonly<Record<keyof (typeof deadlines)['lateFees'], string>>;

/**
 * One step of what being late costs, in words: on the page, in calendars and in mails alike.
 *
 * @param dayText - a day in the words of its reader.
 */
export function lateFeeText(step: Step, words: Words, dayText: (day: IsoDate) => string): string {
  const { from, amount, upTo = amount, currency, meaning, monthlyRate } = step;
  const [least, most] = [amount, upTo].map((text) => moneyText(money(text, currency)));
  const values = { day: dayText(from), amount: least ?? '', upTo: most ?? '' };
  if (meaning === 'raised-fee') return fill(words.raisedFee, values);
  if (meaning === 'penalty-in-all') return fill(words.penaltyInAll, values);
  if (meaning !== 'penalty') return fill(words[meaning], values);
  if (!monthlyRate) return fill(words.penalty, values);
  return fill(words.penaltyByMonth, { ...values, percent: shortPercentText(rate(monthlyRate)) });
}
