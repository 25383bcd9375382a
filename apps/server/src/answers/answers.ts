import type { Refused } from '@formation/leads';
import type { StagedFile, StoredFile } from '../enquiries/lead.ts';
import type { Worker } from '../enquiries/work/worker.ts';
import type { MailState } from '../outbox/mails.ts';

/** How long an answer waits, so that it can be taken back. */
export const undoMs = 15_000;

export type Letter = Readonly<{ subject: string; text: string }>;

/** What somebody is writing. The version is raised each time it is kept. */
export type Draft = Letter & Readonly<{ version: number; at: number }>;

/** What was written to a visitor, and how its mail stands. */
export type Answer = Letter &
  Readonly<{
    id: string;
    /** The enquiry that it answers. */
    enquiry: string;
    who: string;
    /** Whom it goes to: what it was when it was sent, whatever is changed later. */
    address: string;
    at: number;
    mail: MailState;
    /** How much longer it can be taken back; 0 for no longer. */
    undoLeftMs: number;
    lastError: string;
    /** What went out with it. */
    files: readonly StoredFile[];
  }>;

/** What somebody began to write to an enquiry that has been merged since. */
export type Started = Draft & Readonly<{ enquiry: string }>;

/** Who has something unsent to say, and since when it stands so. */
export type Writer = Readonly<{ who: string; at: number }>;

export type Sending = Letter &
  Readonly<{
    /** The version of the enquiry, and the address, that were seen. */
    version: number;
    address: string;
    /** The ids of the attached files that were seen; none where nothing is said. */
    files?: readonly string[] | undefined;
  }>;

/** An answer for its mail, with the ids of the mails that it follows, the oldest first. */
export type Posted = Letter &
  Readonly<{
    /** The enquiry that it answers. */
    enquiry: string;
    address: string;
    /** The name of who answers; empty for who has none. */
    agent: string;
    follows: readonly string[];
    files: readonly StoredFile[];
  }>;

export type AnswerStore = Readonly<{
  /** What somebody is writing; of what was merged, to the one that stands for it. */
  draft: (enquiryId: string, who: string) => Promise<Draft | undefined>;
  /** What they had begun to write to what was merged into it, the oldest first. */
  begun: (enquiryId: string, who: string) => Promise<readonly Started[]>;
  /**
   * Keeps what somebody is writing; an empty one is forgotten. Refuses as `changed` when they changed it elsewhere since
   * the version that was seen, 0 for none, or the enquiry has been merged: then it can only be forgotten.
   */
  keepDraft: (
    enquiryId: string,
    who: string,
    draft: Letter & Readonly<{ version: number }>,
  ) => Promise<Draft | Refused<'not-found' | 'changed'>>;
  /** What somebody has attached to what they are writing. */
  files: (enquiryId: string, who: string) => Promise<readonly StoredFile[]>;
  /** Attaches a staged file, and takes it over: a refused one is removed. */
  attach: (
    enquiryId: string,
    who: string,
    file: StagedFile,
  ) => Promise<'done' | Refused<'not-found' | 'changed' | 'too-many-files' | 'too-large'>>;
  /** Takes away what was attached and not sent. */
  detach: (enquiryId: string, who: string, fileId: string) => Promise<'done' | Refused<'not-found'>>;
  /**
   * Lets an answer go out in a while, uses the draft up, and takes the enquiry for who has none. Refuses as `changed`
   * when somebody else did something since the version that was seen, the address is another, or other files are
   * attached. A repeated key counts once.
   */
  send: (
    enquiryId: string,
    sending: Sending,
    worker: Worker,
  ) => Promise<'done' | Refused<'not-found' | 'changed' | 'key-reused' | 'too-large'>>;
  /**
   * Takes one's own answer back while it waits: it is a draft again with its files, before what was begun since, and the enquiry stands
   * as before, but for what a colleague has changed since. Refuses as `changed` when it is under way.
   */
  undo: (enquiryId: string, answerId: string, who: string) => Promise<'done' | Refused<'not-found' | 'changed'>>;
  /** Who has something unsent to say to this visitor, here or to what was merged into it. */
  writers: (enquiryId: string) => Promise<readonly Writer[]>;
  ofMail: (mailId: string) => Promise<Posted | undefined>;
}>;
