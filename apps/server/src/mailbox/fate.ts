/**
 * What became of a mail: it answers an enquiry, made one, or says that a mail of ours did not arrive; a machine wrote
 * it and it belongs to nothing; it is our own; we do not want it; more came than a day may bring; nobody can read
 * it; it came before.
 */
export type MailFate =
  | 'reply'
  | 'auto'
  | 'bounce'
  | 'enquiry'
  | 'machine'
  | 'ours'
  | 'unwanted'
  | 'left'
  | 'unreadable'
  | 'twice';

/** Fates of mails that stand here, and so are marked as read in the mailbox. */
export const storedFates: readonly MailFate[] = ['reply', 'auto', 'bounce', 'enquiry'];

/** Fates of mails that somebody has to look at in the mailbox itself. */
export const leftFates: readonly MailFate[] = ['left', 'unreadable'];
