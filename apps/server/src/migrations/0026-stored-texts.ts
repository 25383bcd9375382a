import type { Kysely } from 'kysely';

/** From which network an enquiry came, and how much its text takes: what a day allows is shared by networks. Unknown of what was there before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const enquiries = () => db.schema.alterTable('enquiries');
  await enquiries()
    .addColumn('network', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await enquiries()
    .addColumn('text_bytes', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.dropIndex('enquiries_received').execute();
  const wider = db.schema.createIndex('enquiries_received').on('enquiries');
  await wider.columns(['received_at', 'network', 'text_bytes']).execute(); // a day is summed from it alone
}
