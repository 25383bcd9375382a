import type { Kysely } from 'kysely';

/** The language of the page that each came from, so that mails can be written in it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['enquiries', 'bookings', 'reminders'])
    await db.schema
      .alterTable(table)
      .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
      .execute();
}
