import type { Kysely } from 'kysely';

/** What was seen in a file that its owner should know before opening it: words with spaces between them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('files')
    .addColumn('signs', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
