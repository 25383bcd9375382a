import { addDays, type IsoDate } from '../iso-date.ts';
import { contentLine, mailAddress, quotedParameter, textValue } from './content-line.ts';

/** A whole day, or two moments in UTC such as `2026-11-21T08:30:00Z`, which every calendar shows in its own zone. */
type When = Readonly<{ day: IsoDate } | { start: string; end: string }>;

/** Something that stands in a calendar. */
export type IcalendarEvent = Readonly<{
  /** Never changes for the same event, so that adding it twice changes it and does not double it. */
  uid: string;
  /** Grows with each change: programs leave what they have when a file with a smaller one comes later. */
  sequence: number;
  when: When;
  summary: string;
  description?: string | undefined;
  location?: string | undefined;
  url?: string | undefined;
  isCancelled: boolean;
  /** The e-mail address of a guest, who has accepted. */
  guest?: string | undefined;
  /** When programs remind, as durations from the start such as `-P1DT15H`. */
  alarms?: readonly string[];
}>;

export type Icalendar = Readonly<{
  /** Who made the file, as `-//Firm//Product//EN`. */
  product: string;
  /** Events to add, an invitation, or events to remove. */
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  /** The moment the file is made, in UTC. */
  stamp: string;
  organizer?: Readonly<{ name: string; email: string }> | undefined;
  events: readonly IcalendarEvent[];
  /** For a calendar that programs ask for again: its name, and how often to ask, such as `P1D`. */
  feed?: Readonly<{ name: string; refresh: string }> | undefined;
}>;

/**
 * A calendar file.
 *
 * @throws {RangeError} when a moment is not one in UTC.
 * @see RFC 5545; RFC 5546 for the methods
 */
export function icalendar(calendar: Icalendar): string {
  return [
    contentLine('BEGIN', 'VCALENDAR'),
    contentLine('VERSION', '2.0'),
    contentLine('PRODID', textValue(calendar.product)),
    contentLine('METHOD', calendar.method),
    ...feedLines(calendar),
    ...calendar.events.map((event) => vevent(event, calendar)),
    contentLine('END', 'VCALENDAR'),
  ].join('');
}

/** Each by the name that RFC 7986 gives it and by the one that older programs read. */
function feedLines({ feed }: Icalendar): readonly string[] {
  if (!feed) return [];
  const name = textValue(feed.name);
  return [
    contentLine('NAME', name),
    contentLine('X-WR-CALNAME', name),
    contentLine('REFRESH-INTERVAL;VALUE=DURATION', feed.refresh),
    contentLine('X-PUBLISHED-TTL', feed.refresh),
  ];
}

/** A line with a text; none without it. */
const textLine = (name: string, text = ''): string => (text === '' ? '' : contentLine(name, textValue(text)));

function vevent(event: IcalendarEvent, { stamp, organizer }: Icalendar): string {
  const { guest, url } = event;
  return [
    contentLine('BEGIN', 'VEVENT'),
    contentLine('UID', textValue(event.uid)),
    contentLine('DTSTAMP', utcMoment(stamp)),
    contentLine('SEQUENCE', String(event.sequence)),
    organizer ? contentLine(`ORGANIZER;CN=${quotedParameter(organizer.name)}`, mailAddress(organizer.email)) : '',
    guest ? contentLine('ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED', mailAddress(guest)) : '',
    ...whenLines(event.when),
    textLine('SUMMARY', event.summary),
    textLine('LOCATION', event.location),
    textLine('DESCRIPTION', event.description),
    url ? contentLine('URL', url) : '',
    contentLine('STATUS', event.isCancelled ? 'CANCELLED' : 'CONFIRMED'),
    ...(event.alarms ?? []).map((trigger) => valarm(event, trigger)),
    contentLine('END', 'VEVENT'),
  ].join('');
}

/** A day leaves its hours free. */
function whenLines(when: When): readonly string[] {
  if ('start' in when)
    return [contentLine('DTSTART', utcMoment(when.start)), contentLine('DTEND', utcMoment(when.end))];
  return [
    contentLine('DTSTART;VALUE=DATE', basic(when.day)),
    contentLine('DTEND;VALUE=DATE', basic(addDays(when.day, 1))), // the end is the first day after
    contentLine('TRANSP', 'TRANSPARENT'),
  ];
}

function valarm({ summary }: IcalendarEvent, trigger: string): string {
  return [
    contentLine('BEGIN', 'VALARM'),
    contentLine('ACTION', 'DISPLAY'),
    contentLine('DESCRIPTION', textValue(summary)),
    contentLine('TRIGGER', trigger),
    contentLine('END', 'VALARM'),
  ].join('');
}

function utcMoment(moment: string): string {
  const parts = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.\d+)?Z$/.exec(moment)?.[1];
  if (parts === undefined || Number.isNaN(Date.parse(moment))) throw new RangeError(`Not a moment in UTC: "${moment}"`);
  return `${basic(parts)}Z`;
}

/** The basic format of ISO 8601. */
function basic(text: string): string {
  return text.replaceAll(/[-:]/g, '');
}
