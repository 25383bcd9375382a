import { lateFeeText as textOf } from '@formation/content';
import type { LateFee } from '@formation/deadlines';
import { shortDay } from '../../lib/text/dates/short-day.ts';
import type { DeadlineWords } from './deadline-words.ts';

/** One step of what being late costs, in words. */
export const lateFeeText = (step: LateFee, { rules, locale }: DeadlineWords): string =>
  textOf(step, rules.lateFees, (day) => shortDay(locale, day));
