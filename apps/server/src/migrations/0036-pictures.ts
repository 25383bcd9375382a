import type { Kysely } from 'kysely';

/** Pictures of the site, as they are shown; in the database, so that each copy of it holds them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('site_pictures')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('base64', 'text', (column) => column.notNull())
    .execute();
}
