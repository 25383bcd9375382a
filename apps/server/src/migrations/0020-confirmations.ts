import { type Kysely, PostgresAdapter, sql } from 'kysely';

type Db = Kysely<unknown>;

const onlyGrows = 'what was confirmed stays';

async function onlyLetGrow(db: Db): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`create or replace function confirmations_only_grow() returns trigger language plpgsql
      as ${sql.lit(`begin raise exception '${onlyGrows}'; end`)}`.execute(db);
    await sql`create trigger confirmations_stay before update or delete or truncate on confirmations
      for each statement execute function confirmations_only_grow()`.execute(db);
    return;
  }
  for (const act of ['update', 'delete'])
    await sql`create trigger ${sql.ref(`confirmations_no_${act}`)} before ${sql.raw(act)} on confirmations
      begin select raise(abort, ${sql.lit(onlyGrows)}); end`.execute(db);
}

/** Facts, fees and claims that somebody read again and found unchanged. Who takes one back adds a row that says so. */
export async function up(db: Db): Promise<void> {
  const table = db.schema
    .createTable('confirmations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull());
  await ['kind', 'key', 'version', 'day', 'who', 'takes_back']
    .reduce((made, name) => made.addColumn(name, 'text', (column) => column.notNull()), table)
    .execute();
  await onlyLetGrow(db);
}
