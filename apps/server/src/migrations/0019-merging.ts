import { type Kysely, sql } from 'kysely';

/** What an enquiry was merged into, by whom and when. Nothing is moved: hardly any enquiry is, and those are found by the index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['merged_into', 'merged_by'])
    await db.schema
      .alterTable('enquiries')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  await db.schema
    .alterTable('enquiries')
    .addColumn('merged_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex('enquiries_merged')
    .on('enquiries')
    .column('merged_into')
    .where(sql<boolean>`merged_into <> ''` as never) // the table has no type here
    .execute();
}
