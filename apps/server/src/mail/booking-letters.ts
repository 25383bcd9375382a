import { fill, messages, site } from '@formation/content';
import type { Booking } from '../store/store.ts';
import { type Letter, letter, type Line } from './letter.ts';
import { timeIn } from './time-in.ts';

const { labels, bookingVisitor, bookingOwner, callReminder } = messages.en.mail;

type About = Readonly<{ booking: Booking; ownersZone: string }>;

function times({ booking, ownersZone }: About): readonly Line[] {
  const zones = [...new Set([booking.timeZone, ownersZone])];
  return zones.map((zone): Line => [labels.when, timeIn(zone, booking.start)]);
}

/** A change of a call that still stands moves it. */
function what({ state, changed }: Booking): 'booked' | 'moved' | 'cancelled' | 'video' {
  if (state === 'cancelled') return state;
  return changed === '' ? 'booked' : changed;
}

/** Where the video call is, where there is one. */
const place = ({ videoUrl }: Booking): readonly Line[] => (videoUrl === '' ? [] : [[labels.video, videoUrl]]);

/** Tells the visitor. Nothing in it is the visitor's own text: the address may be somebody else's. */
export function visitorLetter(about: About, manageUrl: string): Letter {
  const { booking } = about;
  const standing: readonly Line[] = [...place(booking), bookingVisitor.length, [labels.change, manageUrl]];
  return letter(bookingVisitor.subjects[what(booking)], [
    ...times(about),
    ...(booking.state === 'booked' ? standing : []),
    bookingVisitor.byMistake,
  ]);
}

/** Reminds the visitor. As in every letter to an address that was typed in, nothing in it is the visitor's own text. */
export function callReminderLetter(about: About, manageUrl: string): Letter {
  const { booking } = about;
  const subject = fill(callReminder.subject, { brand: site.brand, time: timeIn(booking.timeZone, booking.start) });
  return letter(subject, [
    callReminder.text,
    ...times(about),
    ...place(booking),
    [labels.change, manageUrl],
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
