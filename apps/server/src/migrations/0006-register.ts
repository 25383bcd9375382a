import type { Kysely } from 'kysely';

/** What was done for persons who asked for their data: a salted hash of the address, a day, and what it was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('register')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .execute();
}
