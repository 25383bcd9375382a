import * as v from 'valibot';
import { count, instant, visitorLanguage } from './fields.ts';
import { changeNames, enquiryStates, fileSigns, mailStates, quarantineReasons, replyKinds } from './names.ts';

/** Why an enquiry is held; empty where it is not, or nobody knows any more. */
const quarantineReason = v.picklist(['', ...quarantineReasons]);

/** When to look at it again, or empty. */
const followUp = v.union([v.literal(''), instant]);

/** Whether it is out of the lists until that time, or has come back. */
export const rest = v.picklist(['', 'asleep', 'back']);

const state = v.picklist(enquiryStates);

/** An enquiry in a list. */
export const row = v.object({
  id: v.string(),
  receivedAt: instant,
  name: v.string(),
  address: v.string(),
  service: v.string(),
  message: v.string(),
  state,
  heldFor: quarantineReason,
  holder: v.string(),
  followUp,
  rest,
  tags: v.array(v.string()),
  files: count,
  /** Whether nobody has answered for a day, or its time has come. */
  isLate: v.boolean(),
  /** Raised by each change. */
  version: count,
  /** Of the page that it came from. */
  language: visitorLanguage,
});

/** A stored file. */
export const file = v.object({
  id: v.string(),
  name: v.string(),
  bytes: count,
  signs: v.array(v.picklist(fileSigns)),
  /** The mail that it came with; empty where it came with the enquiry itself. */
  reply: v.string(),
  /** When it came by an upload link, or was attached; empty for what came with the enquiry. */
  cameAt: v.union([v.literal(''), instant]),
});

/** What came with an enquiry. */
const sent = {
  id: v.string(),
  receivedAt: instant,
  address: v.string(),
  typed: v.array(v.object({ name: v.string(), text: v.string() })),
  files: v.array(file),
  mail: v.object({ state: v.picklist(mailStates), attempts: count, lastError: v.string() }),
  consent: v.object({ given: v.boolean(), text: v.string(), at: instant }),
  /** Of the page that it came from. */
  language: visitorLanguage,
};

/** One that another stands for. */
const part = v.object({
  ...sent,
  mergedInto: v.string(),
  mergedBy: v.string(),
  mergedAt: instant,
  /** How long it can be undone. */
  undoUntil: instant,
});

/** What was written to the visitor. */
const answer = v.object({
  id: v.string(),
  /** The enquiry that it answers. */
  enquiry: v.string(),
  who: v.string(),
  address: v.string(),
  subject: v.string(),
  text: v.string(),
  at: instant,
  /** How much longer it can be taken back, whatever the clock of the reader says. */
  undoLeftMs: count,
  mail: v.picklist(mailStates),
  lastError: v.string(),
  /** What went out with it. */
  files: v.array(file),
});

/** What came back by mail. */
const reply = v.object({
  id: v.string(),
  /** The enquiry that it answers. */
  enquiry: v.string(),
  at: instant,
  kind: v.picklist(replyKinds),
  /** Whom it says it is from. */
  address: v.string(),
  subject: v.string(),
  text: v.string(),
  /** What it repeats of earlier mails. */
  quoted: v.string(),
  isCut: v.boolean(),
  /** How many files came with it and were not taken. */
  leftOut: count,
});

const change = v.object({
  /** The enquiry that it was done to. */
  enquiry: v.string(),
  at: instant,
  who: v.string(),
  what: v.picklist(changeNames),
  text: v.string(),
});

/** A whole enquiry, with the work on it. */
export const entry = v.object({
  ...sent,
  suspicious: v.boolean(),
  heldFor: quarantineReason,
  state,
  holder: v.string(),
  followUp,
  rest,
  /** Free words, in the order of the alphabet. */
  tags: v.array(v.string()),
  /** Raised by each change. */
  version: count,
  /** What was merged into it, the oldest first. */
  merged: v.array(part),
  answers: v.array(answer),
  /** By what the visitor can send papers; null while they cannot. */
  uploadLink: v.nullable(v.object({ who: v.string(), until: instant })),
  replies: v.array(reply),
  /** Whether the visitor's mailbox took nothing of late. */
  isUnreached: v.boolean(),
  /** How many other enquiries and how many calls there are of its person. */
  others: v.object({ enquiries: count, calls: count }),
  history: v.array(change),
});
