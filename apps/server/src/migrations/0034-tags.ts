import { type Kysely, sql } from 'kysely';

/** The tags of an enquiry, as JSON; empty for none. The index holds all that a look through them needs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('enquiries')
    .addColumn('tags', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`create index enquiries_tagged on enquiries (id, tags) where tags <> ''`.execute(db);
}
