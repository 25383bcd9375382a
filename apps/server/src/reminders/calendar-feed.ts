import { createHash } from 'node:crypto';
import { addDays, addMonths, dayAt, monthStart } from '@formation/calendar';
import {
  dutyText,
  fill,
  lateTexts,
  type Locale,
  locales,
  messages,
  reminderRules,
  site,
  sourceTitle,
} from '@formation/content';
import {
  calendarFile,
  type Deadline,
  deadlines,
  deadlineUid,
  type FieldName,
  type LinkedCompany,
} from '@formation/deadlines';
import { languageFolder } from '../http/edge/language-folder.ts';
import { factsOf, readLink } from './company-facts.ts';
import { companyText, sureText } from './deadline-texts.ts';

const everyLocale = Object.keys(locales) as readonly Locale[]; // Object.keys loses the names that `locales` has
const asLocale = (text: string | null): Locale => everyLocale.find((locale) => locale === text) ?? 'en';

/** What a calendar program sees: a season back, so that what was done stays in view, and two years ahead. */
const span = { daysBack: 92, monthsAhead: 24 };
/** A week and a day before, at nine: programs that show alarms of calendars they subscribe to ring then. */
const alarms = [7, 1];

type Where = Readonly<{ siteUrl: string; now: number }>;
/** A calendar, or why there is none. */
export type CalendarFeed = Readonly<{ file: string } | { wrong: FieldName }>;
type Read = Pick<Where, 'siteUrl'> & Readonly<{ language: Locale }>;

/** A company without an identity of its own is known by what is known of it. */
const identityOf = (linked: LinkedCompany) =>
  linked.id ?? createHash('sha256').update(factsOf(linked)).digest('hex').slice(0, 32);

function eventOf(deadline: Deadline, linked: LinkedCompany, { siteUrl, language }: Read) {
  const { duty, due, source } = deadline;
  const rules = messages[language].deadlines;
  const { title } = rules.duties[duty];
  const company = linked.name || companyText(language, linked.company);
  return {
    uid: deadlineUid(deadline, { companyId: identityOf(linked), host: new URL(siteUrl).hostname }),
    day: due,
    summary: fill(rules.calendar.summary, { title, company }),
    description: fill(rules.calendar.description, {
      what: dutyText(language, deadline),
      late: lateTexts(language, deadline).join('\n'),
      source: source.href ?? sourceTitle(source, rules.sources),
      sure: sureText(language, deadline),
    }),
    url: `${siteUrl}${languageFolder(language, 'deadlinePage')}/deadlines?${factsOf(linked)}`,
  };
}

/**
 * The deadlines of the company that a link names, as a calendar to subscribe to. Its span moves with the day in
 * Colombo; its text changes only when a date comes or goes, or a month begins, so that a program that asks again has
 * nothing to read.
 *
 * @param query - of the company's link, with the reader's language as `lang`; nothing of it is kept.
 * @returns the file, or the field of the link that is missing or wrong.
 */
export function calendarFeed(query: string, where: Where): CalendarFeed {
  const linked = readLink(query);
  if ('wrong' in linked) return linked;
  const language = asLocale(new URLSearchParams(query).get('lang'));
  const today = dayAt(where.now, reminderRules.timeZone);
  const list = deadlines(linked.company, addDays(today, -span.daysBack), addMonths(today, span.monthsAhead));
  const file = calendarFile({
    product: `-//${site.brand}//Deadlines//${language.toUpperCase()}`,
    organizer: { name: site.brand, email: site.email },
    stamp: `${monthStart(today)}T00:00:00Z`,
    reminders: alarms,
    events: list.map((deadline) => eventOf(deadline, linked, { ...where, language })),
    feed: {
      name: fill(messages[language].mail.feed.name, { company: linked.name || companyText(language, linked.company) }),
      refresh: 'P1D',
    },
  });
  return { file };
}
