import { isToVisitor } from '../../outbox/mails.ts';
import { undelivered } from './enquiries.ts';
import { callLasts, day, hour, isDue, type Mail, type Office, tear } from './office.ts';

/** What the mail server does with what it is given: it takes all, is not there, knows no visitor, or wants nothing of us. */
export const moods = ['well', 'away', 'no-mailbox', 'blocks-us'] as const;
export type Mood = (typeof moods)[number];

const firstPause = 30_000;
const longestPause = 6 * hour;
const givenUpAfter = 3 * day;

/** Whether a mail still has something to say. */
function hasSense(office: Office, { kind, subject }: Mail): boolean {
  if (kind === 'reminder-ask') return office.reminders.some(({ id, state }) => id === subject && state === 'asked');
  const call = office.calls.find(({ id }) => id === subject);
  if (!call) return true;
  const { start, state } = call;
  if (kind === 'booking-visitor') return start + callLasts > office.now;
  if (kind === 'call-in-a-day') return state === 'booked' && office.now < start - hour;
  if (kind === 'call-in-an-hour') return state === 'booked' && office.now < start;
  return true;
}

function fail(office: Office, mail: Mail): void {
  const pause = Math.min(longestPause, firstPause * 2 ** mail.tries) / 2; // the shortest that chance allows
  mail.tries += 1;
  mail.settled = office.now;
  if (mail.waited + pause > givenUpAfter) {
    mail.state = 'dead';
    return;
  }
  mail.waited += pause;
  mail.due = office.now + pause;
}

function attempt(office: Office, mail: Mail, mood: Mood): void {
  mail.claimedUntil = 0;
  if (!hasSense(office, mail)) {
    tear(office, (other) => other === mail);
    return;
  }
  const isRefused = mood === 'no-mailbox' && isToVisitor(mail.kind);
  if (mood === 'away' || mood === 'blocks-us') return fail(office, mail);
  Object.assign(mail, { state: isRefused ? 'refused' : 'sent', tries: mail.tries + 1, settled: office.now });
  if (!isRefused) return;
  if (mail.kind === 'answer') undelivered(office, mail.subject);
  if (mail.kind === 'reminder-ask') stop(office, mail.subject);
}

/** Every mail that is due is tried once. */
export function post(office: Office, mood: Mood): void {
  for (const mail of office.mails.filter((each) => isDue(office, each))) attempt(office, mail, mood);
}

/** A server that took these up is silent from now on. */
export function claimed(office: Office, mail: Mail, id: string): void {
  mail.id = id;
  mail.claimedUntil = office.now + 60_000;
}

/** What is held or given up rests. */
export function dismiss({ mails }: Office, subject: string): boolean {
  const resting = mails.filter((mail) => mail.subject === subject && ['held', 'dead', 'refused'].includes(mail.state));
  for (const mail of resting) mail.state = 'dismissed';
  return resting.length > 0;
}

/** Somebody does not want to be reminded, or their mailbox is none. */
export function stop(office: Office, id: string): boolean {
  tear(office, ({ subject }) => subject === id);
  const isThere = office.reminders.some((reminder) => reminder.id === id);
  office.reminders = office.reminders.filter((reminder) => reminder.id !== id);
  return isThere;
}

/** All that is known of an address goes. */
export function erase(office: Office, address: string) {
  const isTheirs = (one: Readonly<{ address: string }>) => one.address === address;
  const theirs = [...office.enquiries, ...office.calls, ...office.reminders].filter(isTheirs).map(({ id }) => id);
  const removed = {
    enquiries: office.enquiries.filter(isTheirs).length,
    bookings: office.calls.filter(isTheirs).length,
    reminders: office.reminders.filter(isTheirs).length,
    mails: tear(office, ({ subject }) => theirs.includes(subject)).length,
  };
  office.enquiries = office.enquiries.filter((one) => !isTheirs(one));
  office.calls = office.calls.filter((one) => !isTheirs(one));
  office.reminders = office.reminders.filter((one) => !isTheirs(one));
  return removed;
}

/** Whether the last that anybody's mailbox said of this was no. */
export function isUnreached({ mails }: Office, id: string): boolean {
  const about = mails.filter(({ subject }) => subject === id);
  const wasReached = (after: number) =>
    about.some(({ kind, state, settled }) => state === 'sent' && isToVisitor(kind) && settled > after);
  return about.some(({ state, settled }) => state === 'refused' && !wasReached(settled));
}
