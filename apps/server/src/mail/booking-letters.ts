import { site } from '@formation/content';
import type { Booking } from '../store/store.ts';
import { type Letter, letter, type Line } from './letter.ts';

/** When a call is, by the clock of a time zone. */
function timeIn(timeZone: string, instant: number): string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'full', timeStyle: 'short' });
  return `${format.format(instant)} (${timeZone})`;
}

type About = Readonly<{ booking: Booking; ownersZone: string }>;

function times({ booking, ownersZone }: About): readonly Line[] {
  const zones = [...new Set([booking.timeZone, ownersZone])];
  return zones.map((zone): Line => ['When', timeIn(zone, booking.start)]);
}

/** A change of a call that still stands moves it. */
function what({ state, sequence }: Booking): 'booked' | 'moved' | 'cancelled' {
  if (state === 'cancelled') return state;
  return sequence === 0 ? 'booked' : 'moved';
}

/** Tells the visitor. Nothing in it is the visitor's own text: the address may be somebody else's. */
export function visitorLetter(about: About, manageUrl: string): Letter {
  const { booking } = about;
  const standing: readonly Line[] = [
    'The call takes 30 minutes. The attached calendar file adds it to your calendar.',
    ['Move or cancel', manageUrl],
  ];
  return letter(`Your call with ${site.brand} is ${what(booking)}`, [
    ...times(about),
    ...(booking.state === 'booked' ? standing : []),
    `If you have not booked a call with ${site.brand}, somebody gave your address by mistake: no answer is needed.`,
  ]);
}

/** Tells the owner. */
export function ownerLetter(about: About): Letter {
  const { booking } = about;
  return letter(`Call ${what(booking)}: ${booking.name}`, [
    ...times(about),
    ['Name', booking.name],
    ['E-mail', booking.email],
    ['About', booking.topic || 'not said'],
    ['Id', booking.id],
  ]);
}
