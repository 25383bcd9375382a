import type { Kysely } from 'kysely';

/** Who of the firm holds a call: an e-mail address of an account, empty for nobody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('bookings')
    .addColumn('assignee', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
