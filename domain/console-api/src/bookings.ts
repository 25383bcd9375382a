import { isoDate, type IsoDate } from '@formation/calendar';
import { bookingLimits, isPhoneNumber } from '@formation/leads';
import * as v from 'valibot';
import type { Call } from './call.ts';
import { count, instant, key, reachable, sentInstant, span, textUpTo, version, visitorLanguage } from './fields.ts';
import { callChanges, callOutcomes, mailStates, roles } from './names.ts';

const call = {
  id: v.string(),
  start: instant,
  end: instant,
  name: v.string(),
  email: v.string(),
  timeZone: v.string(),
  topic: v.string(),
  /** A number to call; empty where none was given. */
  phone: v.string(),
  /** In which language the call is held. */
  callLanguage: visitorLanguage,
  state: v.picklist(['booked', 'cancelled']),
  /** Whether the visitor has shown that the e-mail address is theirs: by the link in a mail about it, or before. */
  confirmed: v.picklist(['', 'by-link', 'before']),
  outcome: v.picklist(callOutcomes),
  videoUrl: v.string(),
  /** Who of the firm holds it; empty for nobody. */
  assignee: v.string(),
  version: count,
};

const change = v.object({ at: instant, who: v.string(), what: v.picklist(callChanges), text: v.string() });

const mail = v.object({
  kind: v.string(),
  state: v.picklist(mailStates),
  due: v.nullable(instant),
  settled: v.nullable(instant),
});

/** `isUnreached`: the visitor's mailbox took nothing of late. */
const entry = v.object({ ...call, isUnreached: v.boolean(), history: v.array(change), mails: v.array(mail) });

const httpsOrNothing = (text: string) => text === '' || /^https:\/\/[^\s]+$/.test(text);

const cancelReason = v.pipe(v.string(), v.trim(), v.maxLength(200));

/** As long as a note about a call may be. */
const longestNote = 2000;

/** What somebody books for a client, whose e-mail address they vouch for. */
const newCall = v.object({
  key,
  start: sentInstant,
  name: textUpTo(bookingLimits.name),
  email: reachable,
  phone: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(bookingLimits.phone),
    v.check((number) => number === '' || isPhoneNumber(number), 'a phone number'),
  ),
  callLanguage: visitorLanguage,
  topic: v.pipe(v.string(), v.trim(), v.maxLength(bookingLimits.topic)),
});

/** What somebody does to a call: one thing at a time. */
const work = v.object({
  version,
  key,
  move: v.optional(sentInstant),
  cancel: v.optional(cancelReason),
  outcome: v.optional(v.picklist(callOutcomes)),
  note: v.optional(textUpTo(longestNote)),
  assignee: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
  videoUrl: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500), v.check(httpsOrNothing, 'an https address'))),
});

/** The calls that visitors have booked, and the work on them. */
export const bookingCalls = {
  list: {
    method: 'GET',
    path: '/calls',
    who: roles,
    query: span,
    answer: v.object({ calls: v.array(v.object(call)) }),
    refusals: [],
  },
  find: { method: 'GET', path: '/calls/:id', who: roles, answer: entry, refusals: ['not-found'] },
  freeTimes: {
    method: 'GET',
    path: '/free-times',
    who: roles,
    query: span,
    answer: v.object({ starts: v.array(instant) }),
    refusals: [],
  },
  book: {
    method: 'POST',
    path: '/calls',
    who: ['owner', 'agent'],
    body: newCall,
    answer: entry,
    refusals: ['key-reused', 'not-offered', 'taken'],
  },
  work: {
    method: 'POST',
    path: '/calls/:id/work',
    who: ['owner', 'agent'],
    body: work,
    answer: entry,
    refusals: ['not-found', 'changed', 'key-reused', 'not-offered', 'taken', 'too-early', 'too-late'],
  },
  alike: {
    method: 'GET',
    path: '/calls/:id/alike',
    who: ['owner', 'agent'],
    answer: v.object({ until: instant, address: count, network: count }),
    refusals: ['not-found'],
  },
  cancelAlike: {
    method: 'POST',
    path: '/calls/:id/cancel-alike',
    who: ['owner', 'agent'],
    body: v.object({ by: v.picklist(['address', 'network']), until: sentInstant, count, cancel: cancelReason }),
    answer: v.object({ cancelled: count, left: count }),
    refusals: ['not-found', 'changed'],
  },
} as const satisfies Record<string, Call>;

const minutesOfDay = 24 * 60;
const minute = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(minutesOfDay));

const isInOrder = (day: readonly Readonly<{ from: number; to: number }>[]) =>
  day.every(({ from, to }, index) => from < to && from >= (day[index - 1]?.to ?? 0));

const dayHours = v.pipe(
  v.array(v.object({ from: minute, to: minute })),
  v.maxLength(6),
  v.check((day) => isInOrder(day), 'intervals one after the other'),
);

const isDay = (text: string): text is IsoDate => isoDate(text) !== undefined;

const day = v.pipe(v.string(), v.guard(isDay));

const closed = v.object({ day, name: v.pipe(v.string(), v.trim(), v.maxLength(100)) });

const hours = {
  /** Sunday first; minutes since midnight by Colombo’s clock. */
  week: v.pipe(v.array(dayHours), v.length(7)),
  closed: v.pipe(
    v.array(closed),
    v.maxLength(200),
    v.check((days) => new Set(days.map((each) => each.day)).size === days.length, 'each day once'),
  ),
};

const known = {
  /** The closed days of the file that were there when the list was made: only those that it gets later are added. */
  seen: v.array(day),
  /** Until this day every holiday is in the list. */
  holidaysUntil: day,
};

const opening = v.object({
  ...hours,
  ...known,
  timeZone: v.string(),
  version: count,
  /** Calls to come that stand on closed days or outside the hours: nobody moved them. */
  standing: v.array(v.object({ id: v.string(), day, start: instant, name: v.string() })),
});

/** When calls are held. */
export const openingCalls = {
  find: { method: 'GET', path: '/opening', who: roles, answer: opening, refusals: [] },
  change: {
    method: 'POST',
    path: '/opening',
    who: ['owner'],
    body: v.object({
      ...hours,
      seen: v.optional(known.seen),
      holidaysUntil: v.optional(day),
      version: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
    answer: opening,
    refusals: ['changed'],
  },
} as const satisfies Record<string, Call>;
