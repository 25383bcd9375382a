import { dateIn, deadlineRemarks, fill, lateFeeText, type Locale, messages } from '@formation/content';
import { usStateNames, type Company, type Deadline } from '@formation/deadlines';
import { dayIn } from '../outbox/time-in.ts';

/** A company by its form, place and day: its name is not kept. */
export function companyText(language: Locale, company: Company): string {
  const { companies } = messages[language].mail;
  const day = dateIn(language, company.incorporated);
  if (company.country !== 'us') return fill(companies[company.country], { day });
  return fill(companies.us, { day, state: usStateNames[company.state], kind: companies.kinds[company.kind] });
}

/** What to do by a day, and what else there is to know about it. */
export function dutyText(language: Locale, deadline: Deadline): string {
  const rules = messages[language].deadlines;
  const remarks = deadlineRemarks(deadline, rules, (day) => dayIn(language, day));
  return [rules.duties[deadline.duty].what, ...remarks].join(' ');
}

/** What being late costs: the sentence, then its steps with their days and amounts. */
export function lateTexts(language: Locale, { duty, lateFees = [] }: Deadline): readonly string[] {
  const rules = messages[language].deadlines;
  const dayText = (day: string) => dateIn(language, day);
  return [rules.duties[duty].late, ...lateFees.map((step) => lateFeeText(step, rules.lateFees, dayText))];
}

/** Where its rule was read, and whether it was read there. */
export function sureText(language: Locale, { verified }: Deadline): string {
  const rules = messages[language].deadlines;
  return verified ? rules.calendar.sure : rules.unverified;
}
