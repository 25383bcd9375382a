import type { StagedFile } from '../enquiries/lead.ts';
import type { MailFate } from './fate.ts';
import type { IncomingMail } from './incoming-mail.ts';

/** A mailbox that one process reads. */
export type Claim = Readonly<{
  /** Says which mailbox, without its address or password. */
  name: string;
  /** Who reads it. */
  by: string;
}>;

/** How a mailbox counts its mails. */
export type Numbering = Readonly<{ validity: string; next: number }>;

export type Position = Readonly<{
  /** All up to this number is dealt with. */
  lastUid: number;
  /** What came before is left alone. */
  since: number;
}>;

/** What is taken of whom. */
export type MailRules = Readonly<{
  /** Our own addresses: what comes from them is no visitor's. */
  own: readonly string[];
  blocklist: readonly string[];
  /** Whether a mail that answers none of ours becomes an enquiry. */
  newEnquiries: boolean;
}>;

/** A mail by its number; without words where nobody can read it. */
export type Arrived = Readonly<{ uid: number; mail: IncomingMail | undefined; rules: MailRules }>;

/** What was made of it. `stops` is the reminder that an address does not take. */
export type Taken = Readonly<{ fate: MailFate; stops?: string }>;

export type MailboxStanding = Readonly<{
  /** When it was last read, or first tried; 0 where it never was. */
  readAt: number;
  /** How many mails of a day were left in the mailbox, or could not be read. */
  left: number;
}>;

export type MailboxStore = Readonly<{
  /** Takes a mailbox for a while, so that no other server reads it; false while another one does. */
  claim: (claim: Claim) => Promise<boolean>;
  /** Where to go on. A mailbox that counts anew is read again from when it was first looked at. */
  position: (claim: Claim, numbering: Numbering) => Promise<Position | undefined>;
  /** What would be made of a mail: whether its files are wanted. */
  wantsFiles: (arrived: Arrived) => Promise<boolean>;
  /**
   * Deals with a mail, once: what it becomes and that it is dealt with is one transaction. Takes over the staged files.
   * Undefined when its number has been dealt with, or another server has the mailbox now.
   */
  take: (claim: Claim, arrived: Arrived, files: readonly StagedFile[]) => Promise<Taken | undefined>;
  /** Others may read it; notes whether it was read. */
  release: (claim: Claim, isRead: boolean) => Promise<void>;
  standing: (name: string) => Promise<MailboxStanding>;
}>;
