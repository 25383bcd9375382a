import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { Reply } from './reply.ts';

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
