import { addDays, dayAt, type IsoDate, utcDay } from '@formation/calendar';
import { reminderRules } from '@formation/content';
import { deadlines, dueReminders } from '@formation/deadlines';
import { linkedCompany } from './company-facts.ts';
import { feeNotices, type FeeNews, feePlatform } from './fee-news.ts';
import type { Notice, NoticesFor, Reminder } from './reminder.ts';

const { days, hour, timeZone, endingDays } = reminderRules;
const hourMs = 3_600_000;

/** The day whose mails may go out: before the hour of the mails it is still the day before. */
export const mailDay = (now: number): IsoDate => dayAt(now - hour * hourMs, timeZone);

/** What a notice is about that tells when the reminders end. */
export const endingMark = 'ending';

/** A notice of the end of the reminders, once for each end: confirming them again moves it. */
function ending({ until }: Reminder, today: IsoDate): readonly Notice[] {
  const due = utcDay(until);
  const isNear = addDays(due, -endingDays) <= today && today <= due;
  return isNear ? [{ about: `${endingMark}-${due}`, days: endingDays, due }] : [];
}

function deadlineNotices(reminder: Reminder, today: IsoDate): readonly Notice[] {
  const company = linkedCompany(reminder.facts)?.company;
  if (company === undefined) return [];
  const list = deadlines(company, today, addDays(today, Math.max(...days)));
  const due = dueReminders(list, { since: dayAt(reminder.since, timeZone), today, days });
  return due.map(({ deadline, days: before }) => ({ about: deadline.id, days: before, due: deadline.due }));
}

/** All that somebody is to be told by a day, whether or not it has been told. */
export function noticesOn(today: IsoDate, news: FeeNews): NoticesFor {
  return (reminder, isFirst) => {
    const platform = feePlatform(reminder.facts);
    const notices = platform ? feeNotices(platform, { today, news, isFirst }) : deadlineNotices(reminder, today);
    return [...notices, ...ending(reminder, today)];
  };
}
