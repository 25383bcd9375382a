import { addDays, type IsoDate } from '@formation/calendar';
import { contentLine, quotedParameter, textValue } from './content-line.ts';

/** Something that happens on a whole day. */
export type CalendarEvent = Readonly<{
  /** Never changes for the same event, so that adding it twice changes it and does not double it. */
  uid: string;
  day: IsoDate;
  summary: string;
  description?: string;
  url?: string;
}>;

export type CalendarPlan = Readonly<{
  /** Who made the file, as `-//Firm//Product//EN`. */
  product: string;
  organizer: Readonly<{ name: string; email: string }>;
  /** The moment the file is made, such as `2026-11-21T08:30:00Z`. The latest file wins. */
  stamp: string;
  /** Reminders at nine in the morning, so many days before. */
  reminders: readonly number[];
  events: readonly CalendarEvent[];
  /** For a calendar that programs ask for again: its name, and how often to ask, such as `P1D`. */
  feed?: Readonly<{ name: string; refresh: string }>;
}>;

/**
 * A calendar file that adds events, or changes those it added before.
 *
 * @throws {RangeError} when the stamp is not a moment in UTC.
 * @see RFC 5545, and RFC 5546 section 3.2.1
 */
export function calendarFile(plan: CalendarPlan): string {
  return calendar(plan, 'PUBLISH');
}

/**
 * A calendar file that removes the events an earlier one added.
 *
 * @throws {RangeError} when the stamp is not a moment in UTC.
 * @see RFC 5546, section 3.2.5
 */
export function cancellationFile(plan: CalendarPlan): string {
  return calendar(plan, 'CANCEL');
}

type Method = 'PUBLISH' | 'CANCEL';

function calendar(plan: CalendarPlan, method: Method): string {
  return [
    contentLine('BEGIN', 'VCALENDAR'),
    contentLine('VERSION', '2.0'),
    contentLine('PRODID', textValue(plan.product)),
    contentLine('METHOD', method),
    ...feedLines(plan),
    ...plan.events.map((event) => vevent(event, plan, method)),
    contentLine('END', 'VCALENDAR'),
  ].join('');
}

/** Each by the name that RFC 7986 gives it and by the one that older programs read. */
function feedLines({ feed }: CalendarPlan): readonly string[] {
  if (!feed) return [];
  const name = textValue(feed.name);
  return [
    contentLine('NAME', name),
    contentLine('X-WR-CALNAME', name),
    contentLine('REFRESH-INTERVAL;VALUE=DURATION', feed.refresh),
    contentLine('X-PUBLISHED-TTL', feed.refresh),
  ];
}

function vevent(event: CalendarEvent, plan: CalendarPlan, method: Method): string {
  const { name, email } = plan.organizer;
  return [
    contentLine('BEGIN', 'VEVENT'),
    contentLine('UID', textValue(event.uid)),
    contentLine('DTSTAMP', utcMoment(plan.stamp)),
    contentLine('SEQUENCE', String(sequence(plan.stamp, method))),
    contentLine(`ORGANIZER;CN=${quotedParameter(name)}`, `mailto:${email}`),
    contentLine('DTSTART;VALUE=DATE', basic(event.day)),
    contentLine('DTEND;VALUE=DATE', basic(addDays(event.day, 1))), // the end is the first day after
    contentLine('SUMMARY', textValue(event.summary)),
    ...(event.description ? [contentLine('DESCRIPTION', textValue(event.description))] : []),
    ...(event.url ? [contentLine('URL', event.url)] : []),
    contentLine('TRANSP', 'TRANSPARENT'),
    contentLine('STATUS', method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'),
    ...(method === 'CANCEL' ? [] : plan.reminders.map((days) => valarm(event, days))),
    contentLine('END', 'VEVENT'),
  ].join('');
}

function valarm({ summary }: CalendarEvent, daysBefore: number): string {
  // Counted from midnight of the day: a day before at nine is fifteen hours before.
  const trigger = daysBefore === 0 ? 'PT9H' : `-P${daysBefore - 1}DT15H`;
  return [
    contentLine('BEGIN', 'VALARM'),
    contentLine('ACTION', 'DISPLAY'),
    contentLine('DESCRIPTION', textValue(summary)),
    contentLine('TRIGGER', trigger),
    contentLine('END', 'VALARM'),
  ].join('');
}

const FIRST_FILE = Date.UTC(2026, 0, 1);

/**
 * Two for each second: a file made later has the larger number, and one that removes has a larger one than one that
 * adds in the same second. Programs keep it in 32 bits.
 */
function sequence(stamp: string, method: Method): number {
  return 2 * Math.floor((Date.parse(stamp) - FIRST_FILE) / 1000) + (method === 'CANCEL' ? 1 : 0);
}

function utcMoment(stamp: string): string {
  const moment = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?Z$/.exec(stamp);
  if (!moment || Number.isNaN(Date.parse(stamp))) throw new RangeError(`Not a moment in UTC: "${stamp}"`);
  const [, year, month, day, hour, minute, second] = moment;
  return `${year}${month}${day}T${hour}${minute}${second}Z`;
}

function basic(day: IsoDate): string {
  return day.replaceAll('-', '');
}
