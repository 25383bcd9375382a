import { type Kysely, sql } from 'kysely';

/** When the visitor of a call has shown that the e-mail address is theirs; 0 until then. Calls from before count as confirmed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('bookings')
    .addColumn('confirmed_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update bookings set confirmed_at = booked_at`.execute(db);
}
