import type { Kysely } from 'kysely';

/** Why an enquiry is held. Of those that were held before, nobody knows any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('enquiries')
    .addColumn('held_for', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
