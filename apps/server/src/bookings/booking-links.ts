import { dayMs } from '@formation/calendar';
import type { Booking } from '../db/store.ts';
import { languageFolder } from '../http/edge/language-folder.ts';
import { signer } from '../signing.ts';

/** What lets its holder read one booking until the day after the call, and move or cancel it until it is over. */
function bookingToken(secret: string, booking: Pick<Booking, 'id' | 'end'>): string {
  return signer(secret).signUntil(booking.end + dayMs, 'booking', booking.id);
}

/** Whether a token was made by us for this booking and has not expired. */
export function isBookingToken(secret: string, token: string, of: Readonly<{ id: string; now: number }>): boolean {
  const expiry = signer(secret).expiryOf(token, 'booking', of.id);
  return expiry !== undefined && of.now <= expiry;
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
