import type { Kysely } from 'kysely';

type Db = Kysely<unknown>;

async function blockedTimes(db: Db): Promise<void> {
  await db.schema
    .createTable('blocked_times')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('start_at', 'bigint', (column) => column.notNull())
    .addColumn('end_at', 'bigint', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('blocked_times_by_end').on('blocked_times').column('end_at').execute();
}

/** One for each of the firm's people who has made one; what its address says is kept as a digest alone. */
async function callFeeds(db: Db): Promise<void> {
  await db.schema
    .createTable('call_feeds')
    .addColumn('account_id', 'text', (column) => column.primaryKey())
    .addColumn('secret_hash', 'text', (column) => column.notNull().unique())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .execute();
}

/** Times at which the firm holds no calls although it is open, and the calls in everybody's own calendar. */
export async function up(db: Db): Promise<void> {
  await blockedTimes(db);
  await callFeeds(db);
}
