import { dayAt, dayMs, icalendar, type IcalendarEvent, monthStart } from '@formation/calendar';
import { calls as callHours, fill, messages, site } from '@formation/content';
import type { Booking, BookingStore } from '../../db/store.ts';
import { callEvent } from '../calendar-file.ts';
import type { CallFeed } from './call-feed.ts';

/** What was stays in view for a month. */
const backMs = 30 * dayMs;

const { feed: words } = messages.en.console.account;

/** Nothing that anybody may type in comes into the calendar before its visitor has confirmed the e-mail address. */
function eventOf(call: Booking, siteUrl: string): IcalendarEvent {
  const url = `${siteUrl}/console?call=${call.id}`;
  const event = callEvent(call, { reader: 'firm', manageUrl: url });
  return call.confirmed === '' ? { ...event, summary: words.unconfirmed, description: url } : event;
}

type Where = Readonly<{ bookings: Pick<BookingStore, 'between'>; siteUrl: string; now: number }>;

const isOf =
  ({ email, scope }: CallFeed) =>
  ({ state, assignee }: Booking): boolean =>
    state === 'booked' && (scope === 'all' || assignee.toLowerCase() === email.toLowerCase());

/**
 * The calls as a calendar that programs of the firm's people subscribe to: who, about what, in which language, and the way
 * to the console, where the rest is. A call that is cancelled is not in it any more. Its text changes only when a call or
 * the month does, so that a program that asks again has nothing to read.
 */
export async function callFeedFile(feed: CallFeed, { bookings, siteUrl, now }: Where): Promise<string> {
  const calls = await bookings.between(now - backMs, Number.MAX_SAFE_INTEGER);
  return icalendar({
    product: `-//${site.brand}//Calls//EN`,
    method: 'PUBLISH',
    stamp: `${monthStart(dayAt(now, callHours.hours.timeZone))}T00:00:00Z`,
    events: calls.filter(isOf(feed)).map((call) => eventOf(call, siteUrl)),
    feed: { name: fill(words.calendar, { brand: site.brand }), refresh: 'PT1H' },
  });
}
