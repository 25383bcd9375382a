import type { Kysely } from 'kysely';

type Db = Kysely<unknown>;

async function whatBecameOfCalls(db: Db): Promise<void> {
  for (const name of ['changed', 'outcome', 'video_url'])
    await db.schema
      .alterTable('bookings')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  await db.schema
    .createTable('booking_history')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('booking_id', 'text', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('booking_history_of').on('booking_history').columns(['booking_id', 'sequence']).execute();
}

/** One row, once somebody has changed the hours; until then those of the site's own content count. */
async function opening(db: Db): Promise<void> {
  await db.schema
    .createTable('opening')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('hours', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
}

/** What became of calls and who changed them; the hours of calls as the firm's people have changed them. */
export async function up(db: Db): Promise<void> {
  await whatBecameOfCalls(db);
  await opening(db);
}
