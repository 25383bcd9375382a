import { dayText, type IsoDate } from '@formation/calendar';
import { deadlineRemarks, fill, locales, messages } from '@formation/content';
import type { Company, Deadline } from '@formation/deadlines';

const { companies } = messages.en.mail;
const rules = messages.en.deadlines;
const tag = locales.en.dates;

/** A day with its weekday, as mails and calendars say it. */
export const dayIn = (day: IsoDate): string =>
  dayText(tag, day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** A company by its form, place and day: its name is not kept. */
export function companyText(company: Company): string {
  const day = dayText(tag, company.incorporated, { day: 'numeric', month: 'long', year: 'numeric' });
  if (company.country !== 'us') return fill(companies[company.country], { day });
  return fill(companies.us, { day, state: company.state, kind: companies.kinds[company.kind] });
}

/** What to do by a day, and what else there is to know about it. */
export const dutyText = (deadline: Deadline): string =>
  [rules.duties[deadline.duty].what, ...deadlineRemarks(deadline, rules, dayIn)].join(' ');

/** Where its rule was read, and whether it was read there. */
export function sureText({ verified }: Deadline): string {
  return verified ? rules.calendar.sure : rules.unverified;
}
