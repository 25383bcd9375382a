import type { Kysely } from 'kysely';

/** Daily sums: how often a page was opened, from which host, how many enquiries and calls came. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('counts')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('counts_key', ['day', 'kind', 'name'])
    .execute();
}
