import { type Kysely, sql } from 'kysely';

/** What is to be looked at again is found by its day. Most enquiries have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('enquiries_follow_up')
    .on('enquiries')
    .columns(['follow_up', 'id'])
    .where(sql<boolean>`follow_up <> ''` as never) // the table has no type here
    .execute();
  await db.schema.createIndex('bookings_start').on('bookings').columns(['start_at', 'id']).execute();
}
