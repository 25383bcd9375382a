import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { Others } from './inbox.ts';

/** What else there is of the person of an enquiry; it and what was merged into it, the thread, is not counted. */
export async function othersOfPerson(db: Kysely<Tables>, id: string, thread: readonly string[]): Promise<Others> {
  const own = db.selectFrom('enquiries').select('address_key').where('id', '=', id);
  const enquiries = await db
    .selectFrom('enquiries')
    .select((one) => one.cast<number>(one.fn.countAll(), 'integer').as('count'))
    .where('address_key', '=', own)
    .where('id', 'not in', thread)
    .executeTakeFirstOrThrow();
  const calls = await db
    .selectFrom('bookings')
    .select((one) => one.cast<number>(one.fn.countAll(), 'integer').as('count'))
    .where('email_key', '=', own)
    .executeTakeFirstOrThrow();
  return { enquiries: enquiries.count, calls: calls.count };
}
