import * as v from 'valibot';
import type { Call } from './call.ts';
import { count, instant, text, textUpTo, version } from './fields.ts';
import { roles } from './names.ts';

/** Who reads texts: whoever writes what the site says. */
const readers = ['owner', 'agent'] as const;

/** How a text stands: nobody has read it as it is, somebody asks something, or somebody says that it is right. */
export const textStates = ['unread', 'asked', 'read'] as const;

/** What a reader does: says that it is right, writes it anew, asks, answers what was asked, takes the last of it back. */
export const textActs = ['accept', 'change', 'ask', 'settle', 'undo'] as const;

/** As it stands in what was done. */
const doneNames = ['accepted', 'changed', 'asked', 'settled'] as const;

/** A text of the site beside its English. */
const readText = v.object({
  /** Its file and its place in it. */
  key: v.string(),
  english: v.string(),
  /** The translation; empty where there is none. */
  own: v.string(),
  /** Addresses of pages where it stands, in the language. */
  pages: v.array(v.string()),
  /** What a name in curly brackets becomes, for example; empty where nobody has said. */
  values: v.array(v.object({ name: v.string(), value: v.string() })),
  /** Whether it is of money, law or consent. */
  isBinding: v.boolean(),
  state: v.picklist(textStates),
  /** Of the last that was done to it; 0 for nothing. */
  version: count,
  /** By what it is known again: another English or translation has another one. */
  mark: v.string(),
  /** What was done to it as it stands, the oldest first. */
  done: v.array(
    v.object({ act: v.picklist(doneNames), who: v.string(), at: instant, before: v.string(), note: v.string() }),
  ),
  /** Who has accepted it in the files of the program, and on which day. */
  accepted: v.nullable(v.object({ by: v.string(), on: v.string() })),
});

const counts = v.object({ all: count, read: count, asked: count, binding: count });

/** The texts of a language, for those who read them. */
export const textCalls = {
  /** Of the unread ones those of money, law and consent come first; of the others, what was done last. */
  list: {
    method: 'GET',
    path: '/texts/:language',
    who: roles,
    /** `key`: that one alone, however it stands. */
    query: v.object({
      view: v.optional(v.picklist(textStates), 'unread'),
      after: v.optional(textUpTo(500)),
      key: v.optional(textUpTo(500)),
    }),
    answer: v.object({ counts, rows: v.array(readText), next: v.nullable(v.string()) }),
    refusals: ['not-found', 'not-publishable'],
  },
  /** `text`: a translation, a question or an answer. With faults nothing is saved. */
  act: {
    method: 'POST',
    path: '/texts/:language',
    who: readers,
    body: v.object({
      key: textUpTo(500),
      act: v.picklist(textActs),
      text: v.pipe(v.string(), v.trim(), v.maxLength(20_000)),
      version,
      mark: text,
    }),
    answer: v.object({ faults: v.array(v.string()), text: readText, counts }),
    refusals: ['not-found', 'changed', 'not-publishable'],
  },
} as const satisfies Record<string, Call>;
