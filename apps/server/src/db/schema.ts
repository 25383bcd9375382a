import type { IsoDate } from '@formation/calendar';
import type { Locale } from '@formation/content';
import type { Generated } from 'kysely';
import type { CallOutcome } from '../bookings/booking.ts';
import type { CallChangeName } from '../bookings/calls.ts';
import type { FeedScope } from '../bookings/feed/call-feed.ts';
import type { AuditAction, Role, OneTimeTokenKind } from '../console/accounts/account-types.ts';
import type { Sum } from '../counts/counts.ts';
import type { EnquiryTables } from '../enquiries/enquiry-schema.ts';
import type { MailboxTables } from '../mailbox/mailbox-schema.ts';
import type { MailKind, MailState } from '../outbox/mails.ts';
import type { RegisterEntry } from '../people/persons.ts';
import type { SiteTables } from '../publishing/site-schema.ts';
import type { Confirmed } from '../watch/confirmations.ts';

/** The tables. Instants are milliseconds since 1970, truths are 0 or 1, so that both engines keep the same values. */
export type Tables = EnquiryTables &
  MailboxTables &
  SiteTables & {
    bookings: {
      id: string;
      start_at: number;
      end_at: number;
      booked_at: number;
      name: string;
      email: string;
      email_key: string;
      time_zone: string;
      topic: string;
      /** A number to call; empty where none was given. */
      phone: string;
      /** In which language the call is held. */
      call_language: Locale;
      state: 'booked' | 'cancelled';
      /** When its visitor has shown that the e-mail address is theirs; 0 until then. */
      confirmed_at: number;
      sequence: number;
      /** A digest of the address it was booked from, and of its network. */
      sender: string;
      network: string;
      /** What was changed last that its visitor was told of. */
      changed: '' | 'moved' | 'video';
      outcome: CallOutcome;
      video_url: string;
      language: Locale;
      /** Who of the firm holds it; empty for nobody. */
      assignee: string;
    };
    booking_history: {
      id: string;
      booking_id: string;
      /** The sequence that the change made. */
      sequence: number;
      at: number;
      /** Empty for the visitor. */
      who: string;
      what: CallChangeName;
      text: string;
    };
    /** The hours of calls, once somebody has changed them; as JSON. */
    opening: { id: string; hours: string; version: number; who: string; at: number };
    /** When no calls are held although the firm is open. */
    blocked_times: { id: string; start_at: number; end_at: number; reason: string; who: string; at: number };
    /** Whose calendar has which calls, by a digest of the secret in its address. */
    call_feeds: { account_id: string; secret_hash: string; scope: FeedScope; made_at: number };
    mails: {
      id: string;
      kind: MailKind;
      /** The enquiry, booking or reminder it is about; empty for a digest. */
      subject: string;
      message_id: string;
      state: MailState;
      attempts: number;
      waited_ms: number;
      /** When its pause after a failed try is over; 0 for at once. */
      due_at: number;
      /** Until then one process has it; 0 when nobody. */
      claimed_until: number;
      claimed_by: string;
      last_error: string;
      created_at: number;
      settled_at: number;
      /** The digest that carries it; empty when it goes alone. */
      digest_id: string;
      /** Of a letter that a stranger has brought about: whose mailbox it goes to, and a digest of the network it was asked from. */
      mailbox: string;
      network: string;
    };
    alarms: {
      name: string;
      says: string;
      /** What it is about, so that a new trouble of the same name is told again. */
      key: string;
      since_at: number;
      /** 0 while it stands. */
      ended_at: number;
      told_at: number;
      /** 1 until the webhook has taken it. */
      call_due: number;
      /** When some server last looked at it. */
      looked_at: number;
    };
    /** It only grows as well. `takes_back` is the id of the one that this takes back; empty for a confirmation. */
    confirmations: Confirmed & { takes_back: string };
    register: RegisterEntry;
    counts: Sum;
    reminders: {
      id: string;
      email: string;
      email_key: string;
      /** The company's own random identity; empty where its link has none. */
      company: string;
      /** What sets its dates, as the query of a link. */
      facts: string;
      state: 'asked' | 'confirmed';
      asked_at: number;
      /** Since when one is reminded; 0 before it is confirmed. */
      since_at: number;
      /** When it is deleted. */
      until_at: number;
      /** The last day whose mails are planned; empty for none. */
      planned_for: string;
      consent_text: string;
      /** A digest of the address it was asked from, and of its network; empty once it is confirmed. */
      sender: string;
      network: string;
      language: Locale;
    };
    /** What somebody has been told of, or is by a mail that waits. */
    notices: {
      reminder_id: string;
      /** The id of the deadline, or what else it is. */
      about: string;
      days: number;
      due: IsoDate;
      mail_id: string;
    };
    /** What was answered to whom, to answer a repeated request the same. */
    requests: { fingerprint: string; body: string; subject: string; until_at: number };
    /** Who may sign in to the console. */
    console_accounts: {
      id: string;
      email: string;
      email_key: string;
      role: Role;
      /** Empty for one who has none. */
      password: string;
      /** What the authenticator program has; empty for one who has none. */
      code_secret: string;
      /** The step of the one-time code that was taken last. */
      code_step: number;
      created_at: number;
      /** Empty for who has none. */
      name: Generated<string>;
      signature: Generated<string>;
      profile_version: Generated<number>;
    };
    console_passkeys: {
      id: string;
      account_id: string;
      public_key: string;
      counter: number;
      /** As words with spaces between them. */
      transports: string;
      name: string; // empty until somebody gives it one
      created_at: number;
      used_at: number;
    };
    console_recovery: { hash: string; account_id: string };
    console_sessions: {
      id: string;
      hash: string;
      account_id: string;
      /** What the browser calls itself. */
      device: string;
      created_at: number;
      seen_at: number;
      until_at: number;
    };
    /** What is good for a while: invitations, challenges, devices that somebody has signed in on, confirmations. */
    console_slips: { hash: string; kind: OneTimeTokenKind; subject: string; data: string; until_at: number };
    console_tries: { key: string; used: number; until_at: number };
    /** It only grows: the database itself refuses to change or remove a row. */
    console_acts: { id: string; at: number; who: string; act: AuditAction; about: string; detail: string };
  };
