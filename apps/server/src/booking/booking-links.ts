import { createHmac, timingSafeEqual } from 'node:crypto';
import { dayMs } from '@formation/calendar';
import { languageFolder } from '../http/language-folder.ts';
import type { Booking } from '../store/store.ts';

function signed(secret: string, id: string, expiry: string): string {
  const signature = createHmac('sha256', secret).update(JSON.stringify(['booking', id, expiry]));
  return `${expiry}.${signature.digest('base64url')}`;
}

/** What lets its holder read one booking until the day after the call, and move or cancel it until it is over. */
function bookingToken(secret: string, booking: Pick<Booking, 'id' | 'end'>): string {
  return signed(secret, booking.id, (booking.end + dayMs).toString(36));
}

/** Whether a token was made by us for this booking and has not expired. Takes the same time wherever it differs. */
export function isBookingToken(secret: string, token: string, of: Readonly<{ id: string; now: number }>): boolean {
  const [expiry = ''] = token.split('.', 1);
  const given = Buffer.from(token);
  const expected = Buffer.from(signed(secret, of.id, expiry));
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs && of.now <= Number.parseInt(expiry, 36);
}

export type BookingLinks = Readonly<{ icsUrl: string; manageUrl: string }>;

/** The addresses that a visitor gets for a booking. */
export function bookingLinks(site: Readonly<{ siteUrl: string; secret: string }>, booking: Booking): BookingLinks {
  const token = bookingToken(site.secret, booking);
  return {
    icsUrl: `${site.siteUrl}/api/v1/bookings/${booking.id}.ics?token=${token}`,
    manageUrl: `${site.siteUrl}${languageFolder(booking.language, 'meet')}/meet?booking=${booking.id}&token=${token}`,
  };
}
