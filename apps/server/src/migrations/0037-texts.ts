import type { Kysely } from 'kysely';

/** What readers do to the translated texts of the site, act by act, each language in an order of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const acts = db.schema
    .createTable('text_acts')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('undoes', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull());
  await ['key', 'act', 'base', 'result', 'before', 'after', 'note', 'who']
    .reduce((made, name) => made.addColumn(name, 'text', (column) => column.notNull()), acts)
    .addPrimaryKeyConstraint('text_acts_of_a_language', ['language', 'number'])
    .execute();
}
