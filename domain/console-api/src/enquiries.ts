import * as v from 'valibot';
import type { Call } from './call.ts';
import { entry, row } from './enquiry.ts';
import { count, done, instant, key, pageOf, sentInstant, tag, text, textUpTo, version, words } from './fields.ts';
import { enquiryStates, listNames, roles, viewNames } from './names.ts';

/** Who may change an enquiry. */
const workers = ['owner', 'agent'] as const;

const longestNote = 10_000;

/** An instant as our own pages write it, or nothing. */
function isTime(text: string): boolean {
  const at = Date.parse(text);
  return text === '' || (Number.isFinite(at) && new Date(at).toISOString() === text);
}

const from = v.optional(text);

/** How many enquiries there are in each list. */
const counts = v.object(v.entriesFromList(listNames, count));

/** How many are in these; a hundred stands for more. */
const views = v.object(v.entriesFromList(viewNames, count));

/** All that can be done to an enquiry at once; the version is the one that was seen. */
const work = v.object({
  version,
  key,
  state: v.optional(v.picklist(enquiryStates)),
  holder: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
  followUp: v.optional(v.pipe(v.string(), v.check(isTime, 'an instant in UTC, or empty'))),
  tag: v.optional(tag),
  untag: v.optional(tag),
  note: v.optional(textUpTo(longestNote)),
  answeredElsewhere: v.optional(v.literal(true)),
});

/** The enquiries, and the work on them. */
export const enquiryCalls = {
  list: {
    method: 'GET',
    path: '/enquiries',
    who: roles,
    query: v.object({ state: v.picklist([...listNames, ...viewNames]), tag: v.optional(tag), from }),
    answer: v.object({ ...pageOf(row), counts, views }),
    refusals: [],
  },
  standing: {
    method: 'GET',
    path: '/standing',
    who: roles,
    isPoll: true,
    /** The enquiry that is on the screen. */
    query: v.object({ enquiry: v.optional(text) }),
    /** `version`: of that enquiry, which another change raises; `null` without one. */
    answer: v.object({ counts, newest: v.nullable(instant), version: v.nullable(count) }),
    refusals: [],
  },
  search: {
    method: 'GET',
    path: '/search',
    who: roles,
    query: v.object({ words, from }),
    answer: v.object(pageOf(row)),
    refusals: [],
  },
  tags: {
    method: 'GET',
    path: '/tags',
    who: roles,
    answer: v.object({ tags: v.array(v.string()) }),
    refusals: [],
  },
  find: { method: 'GET', path: '/enquiries/:id', who: roles, answer: entry, refusals: ['not-found'] },
  file: {
    method: 'GET',
    path: '/enquiries/:id/files/:file',
    who: roles,
    asksAgain: 'lately',
    answer: 'file',
    refusals: ['not-found', 'damaged'],
  },
  people: {
    method: 'GET',
    path: '/people',
    who: roles,
    answer: v.object({ people: v.array(v.string()) }),
    refusals: [],
  },
  work: {
    method: 'POST',
    path: '/enquiries/:id/work',
    who: workers,
    body: work,
    answer: entry,
    refusals: ['not-found', 'changed', 'key-reused'],
  },
  erase: {
    method: 'POST',
    path: '/enquiries/:id/erase',
    who: ['owner'],
    asksAgain: 'lately',
    body: v.object({ version }),
    answer: done,
    refusals: ['not-found', 'changed'],
  },
  alike: {
    method: 'GET',
    path: '/enquiries/:id/alike',
    who: ['owner'],
    answer: v.object({ until: instant, address: count, network: count }),
    refusals: ['not-found'],
  },
  eraseAlike: {
    method: 'POST',
    path: '/enquiries/:id/erase-alike',
    who: ['owner'],
    asksAgain: 'lately',
    body: v.object({ by: v.picklist(['address', 'network']), until: sentInstant, count }),
    answer: v.object({ erased: count, left: count }),
    refusals: ['not-found', 'changed'],
  },
} as const satisfies Record<string, Call>;

/** Letting one enquiry of a person stand for another. */
export const mergeCalls = {
  others: {
    method: 'GET',
    path: '/enquiries/:id/others',
    who: workers,
    answer: v.object({ rows: v.array(row) }),
    refusals: [],
  },
  merge: {
    method: 'POST',
    path: '/enquiries/:id/merge',
    who: workers,
    body: v.object({ version, other: v.object({ id: text, version }), key }),
    answer: entry,
    refusals: ['not-found', 'changed', 'key-reused'],
  },
  unmerge: {
    method: 'POST',
    path: '/enquiries/:id/unmerge',
    who: workers,
    body: v.object({ version, other: text, key }),
    answer: entry,
    refusals: ['not-found', 'changed', 'key-reused', 'too-late'],
  },
} as const satisfies Record<string, Call>;
