import { fill, type Locale, locales, messages, site } from '@formation/content';
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

type Changed = 'moved' | 'cancelled' | 'video';

/** A change of a call that still stands moves it. */
function what({ state, changed, confirmed }: Booking): 'booked' | 'unconfirmed' | 'confirmed' | Changed {
  if (state === 'cancelled') return state;
  if (changed !== '') return changed;
  if (confirmed === '') return 'unconfirmed';
  return confirmed === 'by-link' ? 'confirmed' : 'booked';
}

/** Where the video call is, or that it is one. */
function place({ videoUrl, language }: Booking): Line {
  const { labels: names, bookingVisitor: words } = messages[language].mail;
  return videoUrl === '' ? words.videoLater : { name: names.video, link: videoUrl };
}

/** In which language the call is held. It is one of a list, and so no text of the visitor's. */
const spoken = ({ callLanguage, language }: Booking): Line => [
  messages[language].mail.labels.language,
  locales[callLanguage].label,
];

/** Tells the visitor. Nothing in it is the visitor's own text: the address may be somebody else's. */
export function visitorLetter(about: About, manageUrl: string): Letter {
  const { booking } = about;
  const { language } = booking;
  const { labels: names, bookingVisitor: words } = messages[language].mail;
  const standing: readonly Line[] = [
    spoken(booking),
    place(booking),
    words.length,
    { name: names.change, link: manageUrl },
  ];
  const isAsked = booking.state === 'booked' && booking.confirmed === '';
  const first: readonly Line[] = isAsked ? [words.confirm, { name: names.confirm, link: manageUrl }] : [];
  const lines = [...first, ...times(about, language), ...(booking.state === 'booked' ? standing : []), words.byMistake];
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
    [callReminder.text, ...times(about, language), spoken(booking), place(booking), change, bookingVisitor.byMistake],
    language,
  );
}

/** Tells the owner, with the way to the call's screen. */
export function ownerLetter(about: About, url: string): Letter {
  const { booking } = about;
  return letter(fill(bookingOwner.subjects[what(booking)], { name: booking.name }), [
    ...times(about),
    [labels.name, booking.name],
    [labels.email, booking.email],
    ...(booking.confirmed === '' ? [bookingOwner.unconfirmed] : []),
    [labels.about, booking.topic || bookingOwner.noTopic],
    ...(booking.phone === '' ? [] : [[labels.number, booking.phone] as const]),
    [labels.language, languages[booking.callLanguage]],
    [labels.id, booking.id],
    { name: bookingOwner.open, link: url },
  ]);
}
