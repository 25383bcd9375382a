import { calls } from '@formation/content';
import type { SendMailOptions } from 'nodemailer';
import type { Booking } from '../db/store.ts';
import { addressed, type Work, words } from '../outbox/addressed.ts';
import { callReminders } from '../outbox/mails.ts';
import { mailedLink } from './booking-links.ts';
import { callReminderLetter, ownerLetter, visitorLetter } from './booking-messages.ts';
import { calendarFile } from './calendar-file.ts';

type Reader = Readonly<{ reader: 'mailbox' | 'firm'; guest: string; manageUrl: string }>;

/**
 * What a calendar takes in by itself, once the visitor has confirmed the address: nothing of what anybody may type in
 * comes into the calendars of others before. Until then its reader gets a file to press, and the firm none.
 */
function calendarEvent(
  booking: Booking,
  { guest, ...reader }: Reader,
  { options, at }: Pick<Work, 'options' | 'at'>,
): SendMailOptions {
  const filename = 'call.ics';
  if (booking.confirmed !== '') {
    const content = calendarFile(booking, { ...reader, invitation: { organizer: options.mailFrom, guest }, at });
    return { icalEvent: { method: booking.state === 'booked' ? 'REQUEST' : 'CANCEL', filename, content } };
  }
  if (reader.reader === 'firm' || booking.state === 'cancelled') return {};
  const content = calendarFile(booking, { ...reader, at });
  return { attachments: [{ filename, contentType: 'text/calendar; charset=utf-8; method=PUBLISH', content }] };
}

/** Tells of a booking or its change. Undefined when it is over. */
export function aboutBooking(booking: Booking, { mail, options, at }: Work): SendMailOptions | undefined {
  const about = { booking, ownersZone: calls.hours.timeZone };
  if (mail.kind === 'booking-owner') {
    const replyTo = { name: '', address: booking.email };
    const manageUrl = `${options.siteUrl}/console?call=${booking.id}`;
    const event = calendarEvent(booking, { reader: 'firm', guest: options.mailTo, manageUrl }, { options, at });
    return { ...addressed(mail, options, options.mailTo), ...words(ownerLetter(about, manageUrl)), replyTo, ...event };
  }
  if (booking.end <= at) return undefined; // nobody needs an invitation to what is over
  const manageUrl = mailedLink(options, booking);
  return {
    ...addressed(mail, options, booking.email),
    ...words(visitorLetter(about, manageUrl)),
    ...calendarEvent(booking, { reader: 'mailbox', guest: booking.email, manageUrl }, { options, at }),
  };
}

/** A reminder comes before the call and before the next one, and not when it was cancelled or moved meanwhile. */
export async function aboutCall(booking: Booking, { mail, options, at }: Work): Promise<SendMailOptions | undefined> {
  const place = callReminders.findIndex(({ kind }) => kind === mail.kind);
  const until = booking.start - (callReminders[place + 1]?.leadMs ?? 0);
  if (booking.state === 'cancelled' || at >= until || !(await options.store.mails.stands(mail.id))) return undefined;
  const about = { booking, ownersZone: calls.hours.timeZone };
  const letterOf = callReminderLetter(about, mailedLink(options, booking));
  return { ...addressed(mail, options, booking.email), ...words(letterOf) };
}
