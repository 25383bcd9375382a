import type { Kysely } from 'kysely';

type Db = Kysely<unknown>;

/** What our people write to visitors: as drafts of each of them, and as it was sent. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('enquiry_drafts')
    .addColumn('enquiry_id', 'text', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('enquiry_drafts_one_each', ['enquiry_id', 'who'])
    .execute();
  await db.schema
    .createTable('enquiry_answers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('state_before', 'text', (column) => column.notNull())
    .addColumn('holder_before', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('enquiry_answers_of').on('enquiry_answers').column('enquiry_id').execute();
}
