import { icalendar, type IcalendarEvent } from '@formation/calendar';
import { fill, locales, messages, site } from '@formation/content';
import type { Booking } from '../db/store.ts';

export type CalendarFileOptions = Readonly<{
  /** Who arranges the call, and who is invited: with them the file is an invitation, which a calendar takes in by itself. */
  invitation?: Readonly<{ organizer: string; guest: string }> | undefined;
  /** Who reads it: what was typed in goes to no address that was typed in beside it. */
  reader: 'visitor' | 'mailbox' | 'firm';
  /** Where the call is moved or cancelled. */
  manageUrl: string;
  /** When the file is made. */
  at: number;
}>;

const methods = { booked: 'REQUEST', cancelled: 'CANCEL' } as const;

/** A calendar takes no control characters in a text. */
const plain = (text: string) => text.replaceAll(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ').trim();

type Read = Pick<CalendarFileOptions, 'reader' | 'manageUrl'>;

/** What it is called and what is said of it, in the words of who reads it. */
function said(booking: Booking, { reader, manageUrl }: Read) {
  const { mail } = messages[reader === 'firm' ? 'en' : booking.language];
  const { calendar: words, bookingOwner, bookingVisitor } = mail;
  const language = fill(words.language, { language: locales[booking.callLanguage].label });
  const change = fill(words.change, { url: manageUrl });
  const topic = reader === 'mailbox' ? '' : plain(booking.topic);
  const isLater = reader !== 'firm' && booking.videoUrl === '';
  const lines = [topic, language, isLater ? bookingVisitor.videoLater : '', change];
  return {
    summary: reader === 'firm' ? fill(bookingOwner.calendar, { name: plain(booking.name) }) : words.summary,
    description: lines.filter(Boolean).join('\n\n'),
  };
}

const utc = (moment: number) => new Date(moment).toISOString();

/** A call as an event of a calendar. */
export const callEvent = (booking: Booking, options: Read): IcalendarEvent => ({
  uid: booking.id,
  sequence: booking.sequence,
  when: { start: utc(booking.start), end: utc(booking.end) },
  location: booking.videoUrl,
  ...said(booking, options),
  url: options.manageUrl,
  isCancelled: booking.state === 'cancelled',
});

/**
 * The calendar file of a call, in UTC, so that every calendar shows it in its own zone.
 *
 * @see RFC 5545; RFC 5546 for invitations and their cancelling
 */
export function calendarFile(booking: Booking, options: CalendarFileOptions): string {
  const { invitation, at } = options;
  return icalendar({
    product: `-//${plain(site.brand)}//Bookings//EN`,
    method: invitation ? methods[booking.state] : 'PUBLISH',
    stamp: utc(at),
    organizer: invitation && { name: site.brand, email: invitation.organizer },
    events: [{ ...callEvent(booking, options), guest: invitation?.guest }],
  });
}
