import { dayAt, daysBetween, type IsoDate } from '@formation/calendar';
import {
  dayIn,
  dutyText,
  fill,
  lateTexts,
  type Locale,
  messages,
  reminderRules,
  sourceTitle,
} from '@formation/content';
import { type Company, type Deadline, deadlines } from '@formation/deadlines';
import { type Letter, letter, type Line } from '../outbox/message.ts';
import { linkedCompany } from '../reminders/company-facts.ts';
import { companyText, sureText } from '../reminders/deadline-texts.ts';
import { endingMark } from '../reminders/notices.ts';
import type { ReminderAct } from '../reminders/reminder-links.ts';
import type { Notice, Reminder } from './reminder.ts';

/** What a mail is about, and where it leads. */
export type About = Readonly<{
  reminder: Reminder;
  /** The page with the dates of this company, or with the changes of fees. */
  pageUrl: string;
  link: (act: ReminderAct) => string;
  at: number;
}>;

/** Asks whether reminders are wanted. Nothing in it is anybody's own text: the address may be somebody else's. */
export function askLetter({ reminder, link }: About): Letter | undefined {
  const linked = linkedCompany(reminder.facts);
  if (linked === undefined || reminder.state !== 'asked') return undefined;
  const { language } = reminder;
  const { reminderAsk: words } = messages[language].mail;
  const lines: readonly Line[] = [
    words.text,
    `${companyText(language, linked.company)}.`,
    { name: words.confirm, link: link('confirm') },
    fill(words.until, { days: reminderRules.openDays }),
    words.byMistake,
  ];
  return letter(words.subject, lines, language);
}

/** The reader's language, and the day on which the mail leaves. */
type Leaving = Readonly<{ language: Locale; today: IsoDate }>;

/** How far away a day is. */
function whenText(due: IsoDate, { language, today }: Leaving): string {
  const { when } = messages[language].mail.reminder;
  const days = daysBetween(today, due);
  if (days < 0) return fill(when.past, { day: dayIn(language, due) });
  if (days === 0) return when.today;
  return days === 1 ? when.tomorrow : fill(when.days, { days });
}

function deadlineLines(deadline: Deadline, leaving: Leaving): readonly Line[] {
  const { language } = leaving;
  const { duty, due, source } = deadline;
  const { duties, sources } = messages[language].deadlines;
  const { title } = duties[duty];
  const words = messages[language].mail.reminder;
  return [
    { heading: fill(words.heading, { title, day: dayIn(language, due) }) },
    [words.whenLine, whenText(due, leaving)],
    dutyText(language, deadline),
    ...(deadline.verified ? [] : [sureText(language, deadline)]),
    [words.late, lateTexts(language, deadline).join('\n')],
    source.href ? { name: words.source, link: source.href } : [words.source, sourceTitle(source, sources)],
  ];
}

/** The deadlines that notices speak of, as the rules date them now; one that no longer exists is not spoken of. */
function spokenOf(notices: readonly Notice[], company: Company): readonly Deadline[] {
  const [first, last] = [notices[0]?.due, notices.at(-1)?.due]; // in the order of their days
  if (first === undefined || last === undefined) return [];
  const wanted = new Set(notices.map(({ about }) => about));
  return deadlines(company, first, last).filter(({ id }) => wanted.has(id));
}

function subjectOf([first, ...more]: readonly Deadline[], leaving: Leaving): string | undefined {
  if (first === undefined) return undefined;
  const { deadlines: rules, mail } = messages[leaving.language];
  const words = mail.reminder;
  const values = { title: rules.duties[first.duty].title, when: whenText(first.due, leaving), count: more.length };
  return fill(more.length === 0 ? words.subject : words.subjectMany, values);
}

/** That the reminders end on a day, and how they go on. */
function endingLines(end: IsoDate, language: Locale, goOn: string): readonly Line[] {
  const words = messages[language].mail.reminder;
  return [
    { heading: fill(words.endingHeading, { day: dayIn(language, end) }) },
    words.ending,
    { name: words.goOn, link: goOn },
  ];
}

/** Tells what falls due, or that the reminders end; undefined when there is nothing to tell. */
export function reminderLetter(notices: readonly Notice[], { reminder, pageUrl, link, at }: About): Letter | undefined {
  const company = linkedCompany(reminder.facts)?.company;
  if (company === undefined) return undefined;
  const { language } = reminder;
  const words = messages[language].mail.reminder;
  const leaving = { language, today: dayAt(at, reminderRules.timeZone) };
  const list = spokenOf(notices, company);
  const end = notices.find(({ about }) => about.startsWith(endingMark))?.due;
  const subject = subjectOf(list, leaving) ?? (end && fill(words.subjectEnding, { day: dayIn(language, end) }));
  if (subject === undefined) return undefined;
  const lines: readonly Line[] = [
    fill(words.about, { company: companyText(language, company) }),
    ...list.flatMap((deadline) => deadlineLines(deadline, leaving)),
    ...(end ? endingLines(end, language, link('confirm')) : []),
    { heading: words.all },
    { link: pageUrl },
    words.advice,
    { name: words.stop, link: link('stop') },
  ];
  return letter(subject, lines, language);
}
