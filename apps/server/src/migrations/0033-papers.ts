import type { Kysely } from 'kysely';

/**
 * Whose a file is: of one of our people, who attached it to an answer, or of the visitor, who sent it with the enquiry or
 * later through an upload link. And those links: an enquiry has one at a time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['written_by', 'answer_id', 'link_id'])
    await db.schema
      .alterTable('files')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  await db.schema
    .alterTable('files')
    .addColumn('came_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('upload_links')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull().unique())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('until_at', 'bigint', (column) => column.notNull())
    .execute();
}
