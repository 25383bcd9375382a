import { fill, messages } from '@formation/content';
import type { Booking } from '../store/store.ts';
import { type Letter, letter, type Line } from './letter.ts';
import { timeIn } from './time-in.ts';

const { labels, bookingVisitor, bookingOwner } = messages.en.mail;

type About = Readonly<{ booking: Booking; ownersZone: string }>;

function times({ booking, ownersZone }: About): readonly Line[] {
  const zones = [...new Set([booking.timeZone, ownersZone])];
  return zones.map((zone): Line => [labels.when, timeIn(zone, booking.start)]);
}

/** A change of a call that still stands moves it. */
function what({ state, sequence }: Booking): 'booked' | 'moved' | 'cancelled' {
  if (state === 'cancelled') return state;
  return sequence === 0 ? 'booked' : 'moved';
}

/** Tells the visitor. Nothing in it is the visitor's own text: the address may be somebody else's. */
export function visitorLetter(about: About, manageUrl: string): Letter {
  const { booking } = about;
  const standing: readonly Line[] = [bookingVisitor.length, [labels.change, manageUrl]];
  return letter(bookingVisitor.subjects[what(booking)], [
    ...times(about),
    ...(booking.state === 'booked' ? standing : []),
    bookingVisitor.byMistake,
  ]);
}

/** Tells the owner. */
export function ownerLetter(about: About): Letter {
  const { booking } = about;
  return letter(fill(bookingOwner.subjects[what(booking)], { name: booking.name }), [
    ...times(about),
    [labels.name, booking.name],
    [labels.email, booking.email],
    [labels.about, booking.topic || bookingOwner.noTopic],
    [labels.id, booking.id],
  ]);
}
