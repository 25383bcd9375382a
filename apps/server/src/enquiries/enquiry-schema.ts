import type { Locale } from '@formation/content';
import type { Generated } from 'kysely';
import type { ReplyKind } from '../mailbox/reply.ts';
import type { ChangeName, EnquiryState } from './list/inbox.ts';
import type { QuarantineReason } from './quarantine.ts';

/** The tables of enquiries and of what is done about them. */
export type EnquiryTables = {
  enquiries: {
    id: string;
    received_at: number;
    address: string;
    /** The address in lower case, to find all of a person. */
    address_key: string;
    /** As JSON. */
    params: string;
    suspicious: number;
    /** Why it was held last; empty for never, or before reasons were kept. */
    held_for: QuarantineReason | '';
    consent_given: number;
    consent_text: string;
    consent_at: number;
    /** How the work on it stands. */
    state: EnquiryState;
    /** The address of who has it; empty while nobody took it. */
    holder: string;
    /** When to look at it again; it sleeps until then. 0 for never. */
    follow_up_at: number;
    /** As JSON; empty for none. */
    tags: Generated<string>;
    version: number;
    language: Locale;
    /** A digest of the network it came from; empty after a day, unless it is held. */
    network: string;
    /** How many bytes `params` takes. */
    text_bytes: number;
    /** The enquiry that stands for it; empty while it stands by itself. */
    merged_into: string;
    merged_by: string;
    /** 0 while it stands by itself. */
    merged_at: number;
  };
  /** What was done about an enquiry. */
  enquiry_history: {
    id: string;
    enquiry_id: string;
    /** The version that the change made. */
    version: number;
    at: number;
    who: string;
    what: ChangeName;
    text: string;
  };
  /** What somebody of ours is writing to a visitor; empty once it was sent. */
  enquiry_drafts: { enquiry_id: string; who: string; subject: string; text: string; version: number; at: number };
  /** What was sent to a visitor. Its id is its mail's. */
  enquiry_answers: {
    id: string;
    enquiry_id: string;
    who: string;
    address: string;
    subject: string;
    text: string;
    at: number;
    /** How the enquiry stood, for who takes the answer back. */
    state_before: EnquiryState;
    holder_before: string;
  };
  /** What came back by mail. */
  enquiry_replies: {
    id: string;
    enquiry_id: string;
    at: number;
    kind: ReplyKind;
    /** Whom it says it is from. */
    address: string;
    subject: string;
    text: string;
    /** What it repeats of earlier mails. */
    quoted: string;
    /** Whether more was written than is kept. */
    is_cut: number;
    /** How many files came with it and were not taken. */
    left_out: number;
    message_id: string;
  };
  /** What enquiries are found by. The number is theirs in the order in which they came. */
  enquiry_words: { number: Generated<number>; enquiry_id: string; words: string };
  files: {
    id: string;
    enquiry_id: string;
    name: string;
    bytes: number;
    type: string;
    sha256: string;
    signs: string;
    /** The mail that it came with; empty where it came with the enquiry itself. */
    reply_id: Generated<string>;
    /** Who of ours attached it to an answer; empty for what the visitor sent. */
    written_by: Generated<string>;
    /** The answer that it went out with; empty until then. */
    answer_id: Generated<string>;
    /** The upload link that it came by, and when; empty and 0 for what came with the enquiry. */
    link_id: Generated<string>;
    came_at: Generated<number>;
  };
  /** By what a visitor can send papers later. */
  upload_links: { id: string; enquiry_id: string; who: string; at: number; until_at: number };
};
