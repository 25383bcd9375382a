import { answeringLanguage, fill, type Locale, messages, site } from '@formation/content';
import type { Booking } from '../db/store.ts';
import { type Letter, letter, type Line } from '../outbox/message.ts';
import { timeIn } from '../outbox/time-in.ts';

const { labels, bookingOwner } = messages.en.mail;
const { languages } = messages.en.console.answer;

type About = Readonly<{ booking: Booking; ownersZone: string }>;

function times({ booking, ownersZone }: About, language: Locale = 'en'): readonly Line[] {
  const zones = [...new Set([booking.timeZone, ownersZone])];
  return zones.map((zone): Line => [messages[language].mail.labels.when, timeIn(zone, booking.start, language)]);
}

/** A change of a call that still stands moves it. */
function what({ state, changed }: Booking): 'booked' | 'moved' | 'cancelled' | 'video' {
  if (state === 'cancelled') return state;
  return changed === '' ? 'booked' : changed;
}

/** Where the video call is, where there is one. */
const place = ({ videoUrl, language }: Booking): readonly Line[] =>
  videoUrl === '' ? [] : [{ name: messages[language].mail.labels.video, link: videoUrl }];

/** Tells the visitor. Nothing in it is the visitor's own text: the address may be somebody else's. */
export function visitorLetter(about: About, manageUrl: string): Letter {
  const { booking } = about;
  const { language } = booking;
  const { labels: names, bookingVisitor: words } = messages[language].mail;
  const standing: readonly Line[] = [...place(booking), words.length, { name: names.change, link: manageUrl }];
  const lines = [...times(about, language), ...(booking.state === 'booked' ? standing : []), words.byMistake];
  return letter(words.subjects[what(booking)], lines, language);
}

/** Reminds the visitor. As in every letter to an address that was typed in, nothing in it is the visitor's own text. */
export function callReminderLetter(about: About, manageUrl: string): Letter {
  const { booking } = about;
  const { language } = booking;
  const { labels: names, bookingVisitor, callReminder } = messages[language].mail;
  const time = timeIn(booking.timeZone, booking.start, language);
  const change: Line = { name: names.change, link: manageUrl };
  return letter(
    fill(callReminder.subject, { brand: site.brand, time }),
    [callReminder.text, ...times(about, language), ...place(booking), change, bookingVisitor.byMistake],
    language,
  );
}

/** Tells the owner. */
export function ownerLetter(about: About): Letter {
  const { booking } = about;
  return letter(fill(bookingOwner.subjects[what(booking)], { name: booking.name }), [
    ...times(about),
    [labels.name, booking.name],
    [labels.email, booking.email],
    [labels.about, booking.topic || bookingOwner.noTopic],
    [labels.language, languages[answeringLanguage(booking.language, booking.topic)]],
    [labels.id, booking.id],
  ]);
}
