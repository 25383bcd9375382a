import { dayMs } from '@formation/calendar';
import type { Booking } from '../db/store.ts';
import { languageFolder } from '../http/edge/language-folder.ts';
import { signer } from '../signing.ts';

/** How long after its call a link still opens it: whoever missed it takes it up from there. */
const linkLifeMs = 30 * dayMs;

/**
 * What lets its holder read one booking, and move or cancel it until it is over. The moment in it is that of the call
 * when it was signed: how long it is good depends on the call as it stands.
 */
function bookingToken(secret: string, booking: Pick<Booking, 'id' | 'end'>): string {
  return signer(secret).signUntil(booking.end + dayMs, 'booking', booking.id);
}

/** Whether a token was made by us for this booking, whenever that was. */
export const isBookingToken = (secret: string, token: string, id: string): boolean =>
  signer(secret).expiryOf(token, 'booking', id) !== undefined;

/** Whether the links of a booking open it: those of before it was moved, too. */
export const isLinkAlive = ({ end }: Pick<Booking, 'end'>, now: number): boolean => now <= end + linkLifeMs;

export type BookingLinks = Readonly<{ icsUrl: string; manageUrl: string }>;

/** The addresses that a visitor gets for a booking. */
export function bookingLinks(site: Readonly<{ siteUrl: string; secret: string }>, booking: Booking): BookingLinks {
  const token = bookingToken(site.secret, booking);
  return {
    icsUrl: `${site.siteUrl}/api/v1/bookings/${booking.id}.ics?token=${token}`,
    manageUrl: `${site.siteUrl}${languageFolder(booking.language, 'meet')}/meet?booking=${booking.id}&token=${token}`,
  };
}
