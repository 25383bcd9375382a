import { dayMs } from '@formation/calendar';
import { calls, fill, messages } from '@formation/content';
import { freeStarts } from '../bookings/free-starts.ts';
import { openingService } from '../bookings/opening-service.ts';
import { totals } from '../totals.ts';
import { type Check, type Finding, finding } from './finding.ts';

const hourMs = 3_600_000;
/** Visitors who look for a call look no further ahead. */
const lookedAtMs = 14 * dayMs;

const words = messages.en.mail.alarm.says;

/** Worth a look while there is time to do something: near its end strangers keep out visitors. */
const stateOf = (share: number): Finding['state'] => (share < 0.8 ? 'ok' : share < 1 ? 'look' : 'bad');

export const openReminders: Check = async ({ store }) => {
  const { openInAll: most } = totals.reminders.bounds;
  const { asked: count } = await store.reminders.counts();
  return finding('open reminders', stateOf(count / most), fill(words.openReminders, { count, most }));
};

export const strangerLetters: Check = async ({ store }) => {
  const { inAll: most } = totals.letters.bounds;
  const count = await store.mails.toStrangers();
  return finding('letters to strangers', stateOf(count / most), fill(words.strangerLetters, { count, most }));
};

export const textsOfADay: Check = async ({ store }) => {
  const { inAll: most } = totals.textsOfADay.bounds;
  const share = (await store.enquiries.textsOfADay()) / most;
  return finding('texts of a day', stateOf(share), fill(words.textsOfADay, { percent: Math.round(share * 100) }));
};

export const callsBooked: Check = async ({ store, now }) => {
  const { toldAboveInAnHour: most } = totals.calls.bounds;
  const count = await store.bookings.bookedSince(now - hourMs);
  return finding('many calls booked', count > most ? 'look' : 'ok', fill(words.callsBooked, { count }));
};

export const signInsRefused: Check = async ({ store }) => {
  const { toldAboveInAnHour: most } = totals.refusals.bounds;
  const count = await store.console.refusedSignIns();
  return finding('sign-ins refused', count > most ? 'look' : 'ok', fill(words.signInsRefused, { count }));
};

export const freeTimes: Check = async ({ store: { bookings, opening }, now }) => {
  const rules = await openingService({ opening, calls }).rules();
  const free = await freeStarts(bookings, { rules, span: { from: now, to: now + lookedAtMs }, now });
  const { length: count } = free;
  return finding('no free time left', count === 0 ? 'bad' : 'ok', fill(words.freeTimes, { count }));
};
