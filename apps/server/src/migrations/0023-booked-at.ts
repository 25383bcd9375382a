import { type Kysely, sql } from 'kysely';

/**
 * When each call was booked: from that day on it is kept for the months of retention. Of those that were booked before,
 * the first mail about them tells it; where none is left they count from their end, as they did.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('bookings')
    .addColumn('booked_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update bookings set booked_at = coalesce(
    (select min(mails.created_at) from mails where mails.subject = bookings.id), end_at)`.execute(db);
}
