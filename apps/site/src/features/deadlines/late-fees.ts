import { lateFeeText as textOf } from '@formation/content';
import type { LateFee } from '@formation/deadlines';
import { money, moneyText, rate, shortPercentText } from '@formation/money';
import { shortDay } from '../../lib/dates/short-day.ts';
import type { DeadlineWords } from './deadline-words.ts';

/** One step of what being late costs, in words. */
export const lateFeeText = (step: LateFee, { rules, locale }: DeadlineWords): string =>
  textOf(step, rules.lateFees, {
    day: (day) => shortDay(locale, day),
    amount: ({ amount, currency }) => moneyText(money(amount, currency)),
    percent: (fraction) => shortPercentText(rate(fraction)),
  });
