import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { Kysely, sql, type Transaction } from 'kysely';
import { allTables } from '../people/personal-data.ts';
import { databaseFile, movedFile } from './data-files.ts';
import { migrate } from './migrate.ts';
import { postgresDialect } from './postgres-dialect.ts';
import type { Tables } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { tableFault, tableState } from './table-state.ts';

type Row = Readonly<Record<string, SQLOutputValue>>;
type Refusal = Readonly<{ refused: string }>;

/** How many rows of each table were moved. */
export type Moved = Readonly<{ rows: Readonly<Record<string, number>>; kept: string }>;

/** As many rows as one statement takes. */
const batch = 200;

/** What a table holds, whatever the order of its rows and columns. */
function fingerprint(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const each = rows.map((row) =>
    createHash('sha256')
      .update(JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))))
      .digest('hex'),
  );
  return createHash('sha256').update(each.sort().join()).digest('hex');
}

/** Writes a table and reads it again; the number of its rows, once both are the same. */
async function copyTable(trx: Transaction<Tables>, table: (typeof allTables)[number], rows: readonly Row[]) {
  for (let at = 0; at < rows.length; at += batch) {
    const some = rows.slice(at, at + batch).map((row) => ({ ...row }));
    await trx.insertInto(table).values(some).execute();
  }
  const written = await trx.selectFrom(table).selectAll().execute();
  if (written.length !== rows.length || fingerprint(written) !== fingerprint(rows))
    throw new Error(`The table ${table} did not arrive as it was sent.`);
  return rows.length;
}

/** Whether the embedded database is of this version; looked at before it is taken alone. */
async function sourceFault(path: string): Promise<string | undefined> {
  const db = new Kysely<Tables>({ dialect: sqliteDialect(path) });
  try {
    return tableFault(await tableState(db));
  } finally {
    await db.destroy();
  }
}

const inUse = 'A server still has the embedded database open: stop every server first.';

/** The embedded database for us alone; undefined while a server has it open. */
function takenAlone(path: string): DatabaseSync | undefined {
  const source = new DatabaseSync(path, { timeout: 1000 });
  try {
    source.exec('pragma locking_mode = exclusive; begin exclusive;');
    return source;
  } catch {
    source.close();
    return undefined;
  }
}

async function copyAll(source: DatabaseSync, target: Kysely<Tables>): Promise<Pick<Moved, 'rows'> | Refusal> {
  if ((await tableState(target)).state !== 'none')
    return { refused: 'The database at DATABASE_URL holds tables already: name an empty one.' };
  await migrate(target);
  return target.transaction().execute(async (trx) => {
    const rows: Record<string, number> = {};
    for (const table of allTables) {
      rows[table] = await copyTable(trx, table, source.prepare(`select * from ${table}`).all());
    }
    await sql`select setval(pg_get_serial_sequence('enquiry_words', 'number'), coalesce(max(number), 0) + 1, false)
      from enquiry_words`.execute(trx);
    return { rows };
  });
}

/**
 * Moves all rows from the embedded database to an empty PostgreSQL, in one transaction, and reads every table again
 * before it counts. Files stay where they are. The old database is kept under another name, so that no server goes on
 * with it by mistake, until the sweep of copies deletes it.
 */
export async function moveToPostgres(dataDir: string, databaseUrl: string): Promise<Moved | Refusal> {
  const path = join(dataDir, databaseFile);
  const stored = join(dataDir, movedFile);
  if (!existsSync(path)) return { refused: `There is no database ${path}.` };
  if (existsSync(stored)) return { refused: `${stored} is there already: move it away first.` };
  const fault = await sourceFault(path);
  if (fault !== undefined) return { refused: fault };
  const source = takenAlone(path);
  if (source === undefined) return { refused: inUse };
  const target = new Kysely<Tables>({ dialect: postgresDialect(databaseUrl, true) });
  try {
    const copied = await copyAll(source, target);
    source.exec('rollback'); // it was only read
    source.close();
    if ('refused' in copied) return copied;
    await utimes(path, new Date(), new Date()); // its days are counted from now on
    await rename(path, stored);
    for (const rest of ['-wal', '-shm']) await rm(path + rest, { force: true });
    return { ...copied, kept: stored };
  } finally {
    if (source.isOpen) source.close();
    await target.destroy();
  }
}
