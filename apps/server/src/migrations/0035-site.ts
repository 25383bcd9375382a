import type { Kysely } from 'kysely';

/** What the firm writes of its site, change by change, and which of it went out when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const edits = db.schema
    .createTable('site_edits')
    .addColumn('entry', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull());
  await ['who', 'released', 'before', 'after']
    .reduce((made, name) => made.addColumn(name, 'text', (column) => column.notNull()), edits)
    .addPrimaryKeyConstraint('site_edits_of_an_entry', ['entry', 'version'])
    .execute();
  const publishes = db.schema
    .createTable('site_publishes')
    .addColumn('number', 'integer', (column) => column.primaryKey());
  await ['key', 'who', 'state', 'versions', 'changes', 'why']
    .reduce((made, name) => made.addColumn(name, 'text', (column) => column.notNull()), publishes)
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('began', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('ended', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('claimed_until', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
}
