import { dayMs } from '@formation/calendar';
import type { changeNames, enquiryStates, listNames, viewNames } from '@formation/console-api';
import type { Refused } from '@formation/leads';
import type { Answer } from '../../answers/answers.ts';
import type { Reply } from '../../mailbox/reply.ts';
import type { Lead } from '../lead.ts';
import type { UploadLink } from '../papers/papers.ts';
import type { Worker } from '../work/worker.ts';

/** How the work on an enquiry stands. */
export type EnquiryState = (typeof enquiryStates)[number];

/** What can be listed: the enquiries of a state, without those that sleep, or those. */
export type ListName = (typeof listNames)[number];

/** Open enquiries beside their states, as somebody sees them: their own, nobody's, or what should have been answered. */
export type View = Readonly<{ name: (typeof viewNames)[number]; who: string }>;

/** Whether an enquiry is out of the lists until its time, or has come back. */
export type Rest = 'asleep' | 'back' | '';

/** What its history speaks of. */
export type ChangeName = (typeof changeNames)[number];

export type Change = Readonly<{
  /** The enquiry that it was done to. */
  enquiry: string;
  at: number;
  who: string;
  what: ChangeName;
  text: string;
}>;

/** How many enquiries and calls there are of one person beside what is looked at. */
export type Others = Readonly<{ enquiries: number; calls: number }>;

/** An enquiry with the work on it. */
export type Entry = Lead &
  Readonly<{
    state: EnquiryState;
    /** The e-mail address of who has it; empty while nobody took it. */
    holder: string;
    /** When to look at it again: it sleeps until then. 0 for never. */
    followUp: number;
    rest: Rest;
    /** Free words, in the order of their letters. */
    tags: readonly string[];
    /** Raised by each change. */
    version: number;
    /** What was merged into it, the oldest first. */
    merged: readonly Lead[];
    /** Of all of these, the oldest first. */
    history: readonly Change[];
    answers: readonly Answer[];
    /** By what its visitor can send papers; undefined while they cannot. */
    uploadLink: UploadLink | undefined;
    replies: readonly Reply[];
    /** Whether the visitor's mailbox took nothing of late. */
    isUnreached: boolean;
    /** What else there is of its person. */
    others: Others;
  }>;

/** An enquiry in a list. */
export type InboxRow = Pick<
  Entry,
  | 'id'
  | 'receivedAt'
  | 'address'
  | 'params'
  | 'state'
  | 'heldFor'
  | 'holder'
  | 'followUp'
  | 'rest'
  | 'tags'
  | 'version'
  | 'language'
> &
  Readonly<{
    files: number;
    /** Whether nobody has answered for a day, or its time has come. */
    isLate: boolean;
  }>;

export type InboxPage = Readonly<{
  rows: readonly InboxRow[];
  /** Where the next page begins; undefined when this is the last. */
  next: string | undefined;
}>;

/** What somebody does to an enquiry, all of it or nothing. */
export type Work = Readonly<{
  /** The version that they saw. */
  version: number;
  state?: EnquiryState | undefined;
  holder?: string | undefined;
  /** 0 takes the time away. */
  followUp?: number | undefined;
  /** A word to put to it, or to take from it. */
  tag?: string | undefined;
  untag?: string | undefined;
  note?: string | undefined;
  answeredElsewhere?: true | undefined;
}>;

/** An enquiry as somebody saw it. */
export type Seen = Readonly<{ id: string; version: number }>;

/** How many held enquiries are of the same sender, and of the same network, up to an instant. */
export type Alike = Readonly<{ until: number; address: number; network: number }>;

/** Which of them are to be erased; `count` is what was seen of them. */
export type AlikeWish = Readonly<{ by: 'address' | 'network'; until: number; count: number }>;

type MergeRefusal = Refused<'not-found' | 'changed' | 'key-reused'>;

/** How long a merge can be undone. */
export const unmergeMs = 30 * dayMs;

/** What is refused as `changed` because an enquiry was merged names the one that stands for it, as `survivor`. */
export type InboxStore = Readonly<{
  /**
   * A page of one state, or of what sleeps, by when it wakes. What is to be done comes with what is back first, then what
   * nobody has, and among it the oldest; what is done with the newest first. With a tag, only what has it.
   */
  list: (which: ListName, from?: string, tag?: string) => Promise<InboxPage>;
  /** A page of what is meant beside the states: what is back first, then what has waited longest. */
  view: (view: View, from?: string, tag?: string) => Promise<InboxPage>;
  /** The tags in use, what is used most first. */
  tags: () => Promise<readonly string[]>;
  /** How many each of these holds for somebody: a hundred stands for more. */
  viewCounts: (who: string) => Promise<Readonly<Record<View['name'], number>>>;
  /**
   * A page of the enquiries that hold all the words that were typed, or words that begin so, the newest first: in what
   * the visitor typed, in parts of their address, in notes. Nothing when there is no word in it.
   */
  search: (typed: string, from?: string) => Promise<InboxPage>;
  counts: () => Promise<Readonly<Record<ListName, number>>>;
  /** When the newest one came; undefined before the first. */
  newest: () => Promise<number | undefined>;
  /** The version of an enquiry, or of what it was merged into. */
  version: (id: string) => Promise<number | undefined>;
  /** An enquiry, or what it was merged into, with all that was merged into that. */
  find: (id: string) => Promise<Entry | undefined>;
  /** The enquiry that stands for one; itself when it was not merged. */
  survivor: (id: string) => Promise<string>;
  /** What one enquiry can be merged with: the newest fifty of the same address that are neither held nor merged. */
  others: (id: string) => Promise<readonly InboxRow[]>;
  /**
   * Lets one enquiry stand for another of the same address: nothing is copied or moved. Refuses as `changed` when one of
   * them is not as it was seen, as `unlike` when they are not of one address or one is held. A repeated key counts once.
   */
  merge: (into: Seen, other: Seen, worker: Worker) => Promise<Entry | MergeRefusal | Refused<'unlike'>>;
  /** Lets what was merged stand by itself again, as it was. Refuses as `too-late` after thirty days. */
  unmerge: (from: Seen, other: string, worker: Worker) => Promise<Entry | MergeRefusal | Refused<'too-late'>>;
  /**
   * Refuses as `changed` when somebody else was there since the version that was seen, as `too-many-tags` when it would
   * have more than one may have. A repeated key counts once.
   */
  change: (
    id: string,
    work: Work,
    worker: Worker,
  ) => Promise<Entry | Refused<'not-found' | 'changed' | 'key-reused' | 'too-many-tags'>>;
  /**
   * Removes one held enquiry with all that belongs to it or was merged into it, and enters it in the log. What was erased already is done.
   * Refuses as `changed` when it is not held any more, or changed since the version that was seen.
   */
  eraseQuarantined: (
    id: string,
    by: Readonly<{ version: number; who: string }>,
  ) => Promise<'done' | Refused<'not-found' | 'changed'>>;
  /** How many held enquiries came from the sender of one, and from its network; undefined when it is not there. */
  quarantinedAlike: (id: string) => Promise<Alike | undefined>;
  /**
   * Removes them, 500 at most at once, and enters each in the log. Refuses as `changed` when there are more than were seen.
   */
  eraseAlike: (
    id: string,
    wish: AlikeWish & Readonly<{ who: string }>,
  ) => Promise<Readonly<{ erased: number; left: number }> | Refused<'not-found' | 'changed'>>;
}>;
