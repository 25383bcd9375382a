import { icalendar, type Icalendar, type IsoDate } from '@formation/calendar';

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

type Method = Exclude<Icalendar['method'], 'REQUEST'>;

/**
 * A calendar file that adds events, or changes those it added before.
 *
 * @throws {RangeError} when the stamp is not a moment in UTC.
 * @see RFC 5546, section 3.2.1
 */
export function calendarFile(plan: CalendarPlan): string {
  return fileOf(plan, 'PUBLISH');
}

/**
 * A calendar file that removes the events an earlier one added.
 *
 * @throws {RangeError} when the stamp is not a moment in UTC.
 * @see RFC 5546, section 3.2.5
 */
export function cancellationFile(plan: CalendarPlan): string {
  return fileOf(plan, 'CANCEL');
}

function fileOf({ events, reminders, ...rest }: CalendarPlan, method: Method): string {
  const isCancelled = method === 'CANCEL';
  return icalendar({
    ...rest,
    method,
    events: events.map(({ day, ...event }) => ({
      ...event,
      when: { day },
      sequence: sequence(rest.stamp, method),
      isCancelled,
      alarms: isCancelled ? [] : reminders.map(atNine),
    })),
  });
}

/** Counted from midnight of the day: a day before at nine is fifteen hours before. */
const atNine = (daysBefore: number): string => (daysBefore === 0 ? 'PT9H' : `-P${daysBefore - 1}DT15H`);

const FIRST_FILE = Date.UTC(2026, 0, 1);

/**
 * Two for each second: a file made later has the larger number, and one that removes has a larger one than one that
 * adds in the same second. Programs keep it in 32 bits.
 */
function sequence(stamp: string, method: Method): number {
  return 2 * Math.floor((Date.parse(stamp) - FIRST_FILE) / 1000) + (method === 'CANCEL' ? 1 : 0);
}
