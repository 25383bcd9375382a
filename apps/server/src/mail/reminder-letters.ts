import { dayAt, daysBetween, type IsoDate } from '@formation/calendar';
import { fill, messages, reminderRules } from '@formation/content';
import { type Company, type Deadline, deadlines } from '@formation/deadlines';
import { linkedCompany } from '../reminders/company-facts.ts';
import { companyText, dayIn, dutyText, sureText } from '../reminders/deadline-texts.ts';
import { endingMark } from '../reminders/notices.ts';
import type { ReminderAct } from '../reminders/reminder-links.ts';
import type { Notice, Reminder } from '../store/reminders.ts';
import { type Letter, letter, type Line } from './letter.ts';

const { reminderAsk, reminder: words } = messages.en.mail;
const rules = messages.en.deadlines;

type About = Readonly<{
  reminder: Reminder;
  /** The page with the dates of this company. */
  pageUrl: string;
  link: (act: ReminderAct) => string;
  at: number;
}>;

/** Asks whether reminders are wanted. Nothing in it is anybody's own text: the address may be somebody else's. */
export function askLetter({ reminder, link }: About): Letter | undefined {
  const linked = linkedCompany(reminder.facts);
  if (linked === undefined || reminder.state !== 'asked') return undefined;
  const days = Math.round(reminderRules.openMs / 86_400_000);
  return letter(reminderAsk.subject, [
    reminderAsk.text,
    `${companyText(linked.company)}.`,
    [reminderAsk.confirm, link('confirm')],
    fill(reminderAsk.until, { days }),
    reminderAsk.byMistake,
  ]);
}

/** How far away a day is, on the day that the mail leaves. */
function whenText(due: IsoDate, today: IsoDate): string {
  const days = daysBetween(today, due);
  if (days < 0) return fill(words.when.past, { day: dayIn(due) });
  if (days === 0) return words.when.today;
  return days === 1 ? words.when.tomorrow : fill(words.when.days, { days });
}

function deadlineLines(deadline: Deadline, today: IsoDate): readonly Line[] {
  const { duty, due, source } = deadline;
  const { title, late } = rules.duties[duty];
  return [
    { heading: fill(words.heading, { title, day: dayIn(due) }) },
    [words.whenLine, whenText(due, today)],
    dutyText(deadline),
    ...(deadline.verified ? [] : [sureText(deadline)]),
    [words.late, late],
    [words.source, source.href ?? source.title],
  ];
}

/** The deadlines that notices speak of, as the rules date them now; one that no longer exists is not spoken of. */
function spokenOf(notices: readonly Notice[], company: Company): readonly Deadline[] {
  const [first, last] = [notices[0]?.due, notices.at(-1)?.due]; // in the order of their days
  if (first === undefined || last === undefined) return [];
  const wanted = new Set(notices.map(({ about }) => about));
  return deadlines(company, first, last).filter(({ id }) => wanted.has(id));
}

function subjectOf([first, ...more]: readonly Deadline[], today: IsoDate): string | undefined {
  if (first === undefined) return undefined;
  const values = { title: rules.duties[first.duty].title, when: whenText(first.due, today), count: more.length };
  return fill(more.length === 0 ? words.subject : words.subjectMany, values);
}

/** Tells what falls due, or that the reminders end; undefined when there is nothing to tell. */
export function reminderLetter(notices: readonly Notice[], { reminder, pageUrl, link, at }: About): Letter | undefined {
  const company = linkedCompany(reminder.facts)?.company;
  if (company === undefined) return undefined;
  const today = dayAt(at, reminderRules.timeZone);
  const list = spokenOf(notices, company);
  const end = notices.find(({ about }) => about.startsWith(endingMark))?.due;
  const ends = end === undefined ? undefined : { day: dayIn(end) };
  const subject = subjectOf(list, today) ?? (ends && fill(words.subjectEnding, ends));
  if (subject === undefined) return undefined;
  const ending: readonly Line[] = ends
    ? [{ heading: fill(words.endingHeading, ends) }, words.ending, [words.goOn, link('confirm')]]
    : [];
  return letter(subject, [
    fill(words.about, { company: companyText(company) }),
    ...list.flatMap((deadline) => deadlineLines(deadline, today)),
    ...ending,
    { heading: words.all },
    pageUrl,
    words.advice,
    [words.stop, link('stop')],
  ]);
}
