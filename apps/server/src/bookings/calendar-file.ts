import { icalendar } from '@formation/calendar';
import { fill, locales, messages, site } from '@formation/content';
import type { Booking } from '../db/store.ts';

export type CalendarFileOptions = Readonly<{
  /** The address the call is arranged from: with it the file is an invitation, which updates the visitor's calendar. */
  organizer?: string | undefined;
  manageUrl: string;
  /** When the file is made. */
  at: number;
}>;

const methods = { booked: 'REQUEST', cancelled: 'CANCEL' } as const;

/** A calendar takes no control characters in a text. */
const plain = (text: string) => text.replaceAll(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ').trim();

const utc = (moment: number) => new Date(moment).toISOString();

/**
 * The calendar file of a call, in UTC, so that every calendar shows it in its own zone.
 *
 * @see RFC 5545; RFC 5546 for invitations and their cancelling
 */
export function calendarFile(booking: Booking, { organizer, manageUrl, at }: CalendarFileOptions): string {
  const { mail } = messages[booking.language];
  const words = mail.calendar;
  const isMailed = organizer !== undefined;
  // An invitation is mailed to whatever address was typed in: nothing that was typed in beside it goes along.
  const own = isMailed || booking.topic === '' ? [] : [plain(booking.topic)];
  const language = fill(words.language, { language: locales[booking.callLanguage].label });
  const place = booking.videoUrl === '' ? [mail.bookingVisitor.videoLater] : [];
  return icalendar({
    product: `-//${plain(site.brand)}//Bookings//EN`,
    method: isMailed ? methods[booking.state] : 'PUBLISH',
    stamp: utc(at),
    organizer: isMailed ? { name: site.brand, email: organizer } : undefined,
    events: [
      {
        uid: booking.id,
        sequence: booking.sequence,
        when: { start: utc(booking.start), end: utc(booking.end) },
        summary: words.summary,
        location: booking.videoUrl,
        description: [...own, language, ...place, fill(words.change, { url: manageUrl })].join('\n\n'),
        url: manageUrl,
        isCancelled: booking.state === 'cancelled',
        guest: isMailed ? booking.email : undefined,
      },
    ],
  });
}
