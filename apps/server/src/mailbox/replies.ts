import type { replyKinds } from '@formation/console-api';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';

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

/** What came back to these enquiries, the oldest first. */
export async function repliesTo(db: Kysely<Tables>, enquiryIds: readonly string[]): Promise<readonly Reply[]> {
  const rows = db.selectFrom('enquiry_replies').selectAll().where('enquiry_id', 'in', enquiryIds);
  return (await rows.orderBy('at').orderBy('id').execute()).map((row) => ({
    id: row.id,
    enquiry: row.enquiry_id,
    at: row.at,
    kind: row.kind,
    address: row.address,
    subject: row.subject,
    text: row.text,
    quoted: row.quoted,
    isCut: row.is_cut === 1,
    leftOut: row.left_out,
  }));
}
