import type { Kysely } from 'kysely';

/** A digest of the address that a call was booked from, to count how many of its calls are open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('bookings')
    .addColumn('sender', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('bookings_sender').on('bookings').column('sender').execute();
}
