import { fill, messages, site } from '@formation/content';
import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Booking } from '../store/store.ts';

export type CalendarFileOptions = Readonly<{
  /** The address the call is arranged from: with it the file is an invitation, which updates the visitor's calendar. */
  organizer?: string | undefined;
  manageUrl: string;
  /** When the file is made. */
  at: number;
}>;

const methods = { booked: ICalCalendarMethod.REQUEST, cancelled: ICalCalendarMethod.CANCEL };
const statuses = { booked: ICalEventStatus.CONFIRMED, cancelled: ICalEventStatus.CANCELLED };

/** A calendar takes no control characters in a text. */
const plain = (text: string) => text.replaceAll(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ').trim();

/**
 * The calendar file of a call, in UTC, so that every calendar shows it in its own zone.
 *
 * @see RFC 5545; RFC 5546 for invitations and their cancelling
 */
export function calendarFile(booking: Booking, { organizer, manageUrl, at }: CalendarFileOptions): string {
  const calendar = ical({
    prodId: { company: plain(site.brand), product: 'Bookings' },
    method: organizer === undefined ? ICalCalendarMethod.PUBLISH : methods[booking.state],
  });
  const words = messages[booking.language].mail.calendar;
  // An invitation is mailed to whatever address was typed in: nothing that was typed in beside it goes along.
  const own = organizer === undefined && booking.topic !== '' ? [plain(booking.topic)] : [];
  const event = calendar.createEvent({
    id: booking.id,
    sequence: booking.sequence,
    stamp: new Date(at),
    start: new Date(booking.start),
    end: new Date(booking.end),
    status: statuses[booking.state],
    summary: words.summary,
    ...(booking.videoUrl !== '' && { location: booking.videoUrl }),
    description: [...own, fill(words.change, { url: manageUrl })].join('\n\n'),
    url: manageUrl,
  });
  if (organizer !== undefined) {
    event.organizer({ name: site.brand, email: organizer });
    event.createAttendee({ email: booking.email, status: ICalAttendeeStatus.ACCEPTED });
  }
  return calendar.toString();
}
