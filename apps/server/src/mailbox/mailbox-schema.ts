import type { MailFate } from './fate.ts';

/** What is known of the mailboxes that are read. Instants are milliseconds since 1970. */
export type MailboxTables = {
  /** Mailboxes that are or were read, by a digest of where they are. */
  mailboxes: {
    name: string;
    /** What the mailbox says its numbers count from. */
    uid_validity: string;
    /** All up to this number is dealt with. */
    last_uid: number;
    /** When it was first looked at: what was there before is left alone. */
    since_at: number;
    /** When it was last read, or first tried. */
    read_at: number;
    /** Until then one process reads it; 0 when nobody. */
    claimed_until: number;
    claimed_by: string;
  };
  /** What became of each mail of a mailbox, by a digest of it. */
  mailbox_mails: { fingerprint: string; at: number; outcome: MailFate };
};
