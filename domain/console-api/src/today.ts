import * as v from 'valibot';
import type { Call } from './call.ts';
import { count, instant, span, tag, text, visitorLanguage, words } from './fields.ts';
import { enquiryStates, listNames, roles } from './names.ts';
import { sourceReport } from './source-report.ts';

const followUp = v.object({
  id: v.string(),
  name: v.string(),
  state: v.picklist(enquiryStates),
  holder: v.string(),
  followUp: instant,
  isLate: v.boolean(),
});

const dayCall = v.object({
  id: v.string(),
  start: instant,
  name: v.string(),
  timeZone: v.string(),
  language: visitorLanguage,
  /** Empty where none was given. */
  phone: v.string(),
  /** Where it is held; empty as long as there is no link. */
  videoUrl: v.string(),
});

/** Who waits for us: nobody has them, or they should have been answered. A hundred stands for more. */
const needs = v.object({
  unassigned: count,
  overdue: count,
  /** Who of all these has waited longest. */
  first: v.nullable(v.object({ id: v.string(), name: v.string(), receivedAt: instant })),
});

const today = v.object({
  day: v.string(),
  /** Where the firm’s clock hangs. */
  timeZone: v.string(),
  needs,
  came: v.object({ lastDay: count, nobodys: count, oldest: v.nullable(instant), held: count }),
  due: v.array(followUp),
  dueCount: count,
  calls: v.array(dayCall),
  /** The first call that is not over yet, on whatever day. */
  nextCall: v.nullable(dayCall),
});

const trouble = v.object({ name: v.string(), says: v.string(), since: v.nullable(instant) });
/** Whom no mail reaches: the mailbox of the address does not exist. */
const unreached = v.object({
  kind: v.picklist(['enquiry', 'call']),
  id: v.string(),
  name: v.string(),
  phone: v.string(),
});
const finding = v.object({ about: v.string(), state: v.picklist(['ok', 'look', 'bad']), says: v.string() });

const sums = v.object({
  day: v.string(),
  pages: count,
  calculators: count,
  enquiries: count,
  held: count,
  calls: count,
});

/** What somebody looks at who begins the day. */
export const todayCalls = {
  today: { method: 'GET', path: '/today', who: roles, answer: today, refusals: [] },
  troubles: {
    method: 'GET',
    path: '/troubles',
    who: roles,
    answer: v.object({
      looked: v.nullable(instant),
      isWatched: v.boolean(),
      troubles: v.array(trouble),
      unreached: v.array(unreached),
    }),
    refusals: [],
  },
  report: {
    method: 'GET',
    path: '/report',
    who: ['owner'],
    answer: v.object({ findings: v.array(finding) }),
    refusals: [],
  },
  sources: {
    method: 'GET',
    path: '/sources',
    who: roles,
    answer: v.object({ report: v.nullable(sourceReport) }),
    refusals: [],
  },
  counts: {
    method: 'GET',
    path: '/counts',
    who: roles,
    answer: v.object({
      days: v.array(sums),
      /** From which other sites visitors came, the most first. */
      from: v.array(v.object({ name: v.string(), count })),
    }),
    refusals: [],
  },
} as const satisfies Record<string, Call>;

const kind = v.picklist(['fact', 'fee', 'claim']);

const review = v.object({
  kind,
  /** What it is called in the data, and a digest of what it says now: they name what is confirmed. */
  key: v.string(),
  version: v.string(),
  name: v.string(),
  /** What it says now, or how many fees there are. */
  says: v.string(),
  /** The day by which it should have been looked at; null where none is known. */
  by: v.nullable(v.string()),
  sources: v.array(v.object({ title: v.string(), url: v.nullable(v.string()) })),
  /** Who answers for it; empty where anybody may look. */
  owner: v.string(),
  /** The file to change, when it is true no more. */
  where: v.string(),
  /** The page of the site that says all of it; null where it is said here. */
  page: v.nullable(v.string()),
});

const confirmed = v.object({ id: v.string(), kind, name: v.string(), day: v.string(), who: v.string() });
const reviews = v.object({ reviews: v.array(review), confirmed: v.array(confirmed) });

const launchItem = v.object({
  kind: v.string(),
  /** Whether it must be done before the site opens, should be, or can wait. */
  level: v.picklist(['must', 'should', 'can']),
  what: v.string(),
  where: v.string(),
});

/** What has to be looked at again: rules, prices and figures that others set or the firm states. */
export const reviewCalls = {
  list: { method: 'GET', path: '/reviews', who: roles, answer: reviews, refusals: [] },
  confirm: {
    method: 'POST',
    path: '/reviews',
    who: ['owner', 'agent'],
    body: v.object({ kind, key: text, version: text }),
    answer: reviews,
    refusals: ['not-found', 'changed'],
  },
  undo: {
    method: 'POST',
    path: '/reviews/:id/undo',
    who: ['owner', 'agent'],
    answer: reviews,
    refusals: ['not-found'],
  },
  launch: {
    method: 'GET',
    path: '/launch',
    who: roles,
    answer: v.object({ items: v.array(launchItem) }),
    refusals: [],
  },
} as const satisfies Record<string, Call>;

const csv = { method: 'GET', who: roles, asksAgain: 'lately', answer: 'file', refusals: [] } as const;

/** The lists of the console as they stand on the screen, for a spreadsheet. */
export const csvCalls = {
  enquiries: {
    ...csv,
    path: '/csv/enquiries',
    query: v.object({ state: v.picklist(listNames), tag: v.optional(tag) }),
  },
  search: { ...csv, path: '/csv/search', query: v.object({ words }) },
  calls: { ...csv, path: '/csv/calls', query: span },
  counts: { ...csv, path: '/csv/counts' },
  persons: { ...csv, path: '/csv/persons', query: v.object({ words }) },
  register: { ...csv, path: '/csv/register' },
} as const satisfies Record<string, Call>;
