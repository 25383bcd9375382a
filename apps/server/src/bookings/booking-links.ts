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
function bookingToken(secret: string, booking: Pick<Booking, 'id' | 'end'>, purpose: 'booking' | 'mailbox'): string {
  return signer(secret).signUntil(booking.end + dayMs, purpose, booking.id);
}

/** Whether a token went out by mail alone: who has it reads what comes to the address. */
export const isMailedToken = (secret: string, token: string, id: string): boolean =>
  signer(secret).expiryOf(token, 'mailbox', id) !== undefined;

/** Whether a token was made by us for this booking, whenever that was. */
export const isBookingToken = (secret: string, token: string, id: string): boolean =>
  signer(secret).expiryOf(token, 'booking', id) !== undefined || isMailedToken(secret, token, id);

/** Whether the links of a booking open it: those of before it was moved, too. */
export const isLinkAlive = ({ end }: Pick<Booking, 'end'>, now: number): boolean => now <= end + linkLifeMs;

export type BookingLinks = Readonly<{ icsUrl: string; manageUrl: string }>;

type Site = Readonly<{ siteUrl: string; secret: string }>;

const manageUrl = ({ siteUrl }: Site, { id, language }: Booking, token: string) =>
  `${siteUrl}${languageFolder(language, 'meet')}/meet?booking=${id}&token=${token}`;

/** The addresses that a visitor gets for a booking. */
export function bookingLinks(site: Site, booking: Booking): BookingLinks {
  const token = bookingToken(site.secret, booking, 'booking');
  return {
    icsUrl: `${site.siteUrl}/api/v1/bookings/${booking.id}.ics?token=${token}`,
    manageUrl: manageUrl(site, booking, token),
  };
}

/** The same address as mails have it: opened, it confirms that the e-mail address is the visitor’s. */
export const mailedLink = (site: Site, booking: Booking): string =>
  manageUrl(site, booking, bookingToken(site.secret, booking, 'mailbox'));
