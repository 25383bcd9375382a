import { addDays, daysBetween, type IsoDate } from '@formation/calendar';
import type { Deadline } from '../all-deadlines.ts';

/** A deadline of which somebody is told, so many days before it. */
export type DueReminder = Readonly<{ deadline: Deadline; days: number }>;

type Watch = Readonly<{
  /** The first day on which reminders may go out: what was to be said earlier is not said late. */
  since: IsoDate;
  today: IsoDate;
  /** How many days before a deadline one is told. */
  days: readonly number[];
}>;

/**
 * The reminders whose day has come. Of several that were missed, the one nearest to the deadline stands for all, and
 * what is past is not spoken of: so a server that was down for a week tells what still helps, once.
 */
export function dueReminders(list: readonly Deadline[], { since, today, days }: Watch): readonly DueReminder[] {
  return list.flatMap((deadline) => {
    const left = daysBetween(today, deadline.due);
    const reached = days.filter((step) => step >= left);
    if (left < 0 || reached.length === 0) return [];
    const step = Math.min(...reached);
    return addDays(deadline.due, -step) < since ? [] : [{ deadline, days: step }];
  });
}
