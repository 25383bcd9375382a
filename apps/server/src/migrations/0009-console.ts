import { type Kysely, PostgresAdapter, sql } from 'kysely';

// A migration knows no table types: it speaks of the tables as they were on its day.
type Db = Kysely<unknown>;

async function createAccounts(db: Db): Promise<void> {
  await db.schema
    .createTable('console_accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('password', 'text', (column) => column.notNull())
    .addColumn('code_secret', 'text', (column) => column.notNull())
    .addColumn('code_step', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createFactors(db: Db): Promise<void> {
  await db.schema
    .createTable('console_passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('console_recovery')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .execute();
}

async function createSessions(db: Db): Promise<void> {
  await db.schema
    .createTable('console_sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('until_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('console_sessions_account').on('console_sessions').column('account_id').execute();
}

async function createPassing(db: Db): Promise<void> {
  await db.schema
    .createTable('console_slips')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('until_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('console_tries')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('used', 'integer', (column) => column.notNull())
    .addColumn('until_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createActs(db: Db): Promise<void> {
  await db.schema
    .createTable('console_acts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('console_acts_at').on('console_acts').column('at').execute();
}

const onlyGrows = 'the log of the console only grows';

async function onlyLetGrow(db: Db): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`create or replace function console_acts_only_grow() returns trigger language plpgsql
      as ${sql.lit(`begin raise exception '${onlyGrows}'; end`)}`.execute(db);
    await sql`create trigger console_acts_stay before update or delete or truncate on console_acts
      for each statement execute function console_acts_only_grow()`.execute(db);
    return;
  }
  for (const act of ['update', 'delete'])
    await sql`create trigger ${sql.ref(`console_acts_no_${act}`)} before ${sql.raw(act)} on console_acts
      begin select raise(abort, ${sql.lit(onlyGrows)}); end`.execute(db);
}

/** Who may sign in to the console and how, where they are signed in, and what they did. */
export async function up(db: Db): Promise<void> {
  await createAccounts(db);
  await createFactors(db);
  await createSessions(db);
  await createPassing(db);
  await createActs(db);
  await onlyLetGrow(db);
}
