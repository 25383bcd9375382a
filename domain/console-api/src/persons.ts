import * as v from 'valibot';
import type { Call } from './call.ts';
import { rest } from './enquiry.ts';
import { count, instant, pageOf, text, words } from './fields.ts';
import { callOutcomes, enquiryStates, roles } from './names.ts';

/** An address as it is stored: whoever wrote it may have had another idea of what is one. */
const address = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(320));

const row = v.object({ address: v.string(), name: v.string(), enquiries: count, calls: count, reminders: count });

/** A request of a person, and what was done about it. */
const request = v.object({
  id: v.string(),
  day: v.string(),
  /** Null where no log says it, as after a restore. */
  at: v.nullable(instant),
  what: v.picklist(['exported', 'begun', 'erased']),
  /** A hash: the register names nobody. */
  person: v.string(),
  /** Who of ours did it. */
  by: v.string(),
});

/** How much there is: what an erasure removes. */
const counts = v.object({
  enquiries: count,
  files: count,
  notes: count,
  answers: count,
  drafts: count,
  calls: count,
  reminders: count,
  mails: count,
});

const enquiry = v.object({
  id: v.string(),
  receivedAt: instant,
  service: v.string(),
  message: v.string(),
  state: v.picklist(enquiryStates),
  holder: v.string(),
  rest,
  mail: v.string(),
  files: count,
  /** Whether another stands for it. */
  isMerged: v.boolean(),
});

const answer = v.object({
  id: v.string(),
  enquiry: v.string(),
  at: instant,
  who: v.string(),
  subject: v.string(),
  mail: v.string(),
});

const call = v.object({
  id: v.string(),
  start: instant,
  topic: v.string(),
  state: v.picklist(['booked', 'cancelled']),
  outcome: v.picklist(callOutcomes),
});

/** Of a company's dates; of the changes of a platform's fees where it names one. */
const reminder = v.object({
  id: v.string(),
  platform: v.string(),
  state: v.picklist(['asked', 'confirmed']),
  asked: instant,
  since: v.nullable(instant),
  until: instant,
});

/** What was agreed to, and when; or that it was not. */
const consent = v.object({
  to: v.picklist(['enquiry', 'reminders']),
  id: v.string(),
  given: v.boolean(),
  text: v.string(),
  at: instant,
});

/** Everything that is stored of one person. */
const person = v.object({
  address: v.string(),
  name: v.string(),
  counts,
  enquiries: v.array(enquiry),
  answers: v.array(answer),
  calls: v.array(call),
  reminders: v.array(reminder),
  consents: v.array(consent),
  requests: v.array(request),
});

const removed = v.object({ enquiries: count, files: count, bookings: count, reminders: count, mails: count });

/** Persons who ask what is stored of them, or to be forgotten. */
export const personCalls = {
  search: {
    method: 'GET',
    path: '/persons',
    who: roles,
    query: v.object({ words, from: v.optional(v.pipe(v.string(), v.maxLength(400))) }),
    answer: v.object(pageOf(row)),
    refusals: [],
  },
  find: { method: 'GET', path: '/person', who: roles, query: v.object({ address }), answer: person, refusals: [] },
  register: {
    method: 'GET',
    path: '/register',
    who: roles,
    query: v.object({ from: v.optional(text) }),
    answer: v.object(pageOf(request)),
    refusals: [],
  },
  export: {
    method: 'POST',
    path: '/person/export',
    who: ['owner', 'agent'],
    asksAgain: 'lately',
    body: v.object({ address }),
    answer: 'file',
    refusals: ['not-found', 'register-unwritten'],
  },
  erase: {
    method: 'POST',
    path: '/person/erase',
    who: ['owner'],
    asksAgain: 'lately',
    body: v.object({ address, typed: v.pipe(v.string(), v.trim(), v.maxLength(320)) }),
    answer: v.object({ removed }),
    refusals: ['not-found', 'register-unwritten'],
  },
} as const satisfies Record<string, Call>;
