import type { replyKinds } from '@formation/console-api';

/** What came back: somebody's words, an answering machine's, or a mail server's that a mail has not arrived. */
export type ReplyKind = (typeof replyKinds)[number];

/** What came back by mail to an enquiry. */
export type Reply = Readonly<{
  id: string;
  /** The enquiry that it answers. */
  enquiry: string;
  at: number;
  kind: ReplyKind;
  /** Whom it says it is from. */
  address: string;
  subject: string;
  text: string;
  /** What it repeats of earlier mails. */
  quoted: string;
  isCut: boolean;
  /** How many files came with it and were not taken. */
  leftOut: number;
}>;
