import { chmodSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely';

/** How long a statement waits for another process (the command line) to finish writing. */
const patienceMs = 5000;

/** Opens a database file so that a commit is on the disk when it returns, and a deleted row is overwritten. */
function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: patienceMs });
  chmodSync(path, 0o600); // its log and index get the same rights
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;');
  database.exec('pragma busy_timeout = 10;'); // longer waits are ours: SQLite's would stop the whole server
  return database;
}

/** Shows `node:sqlite` the way Kysely wants to see a SQLite database. */
function asKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const statement = database.prepare(sql);
      // Kysely hands on what the typed queries were given: texts and numbers.
      const inputs = (values: readonly unknown[]) => values as readonly SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...inputs(values)),
        run: (values) => statement.run(...inputs(values)),
        iterate: (values) => statement.iterate(...inputs(values)) as IterableIterator<unknown>,
      };
    },
  };
}

const sqliteBusy = 5;
const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;

/** Runs a query once the lock is free. One that found the database busy has done nothing, so it can be made again. */
async function patiently<Row>(query: () => Promise<QueryResult<Row>>): Promise<QueryResult<Row>> {
  const start = performance.now();
  for (;;) {
    try {
      return await query();
    } catch (error) {
      if (!isBusy(error) || performance.now() - start > patienceMs) throw error;
      await pause(5);
    }
  }
}

class PatientDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: <Row>(query: CompiledQuery) => patiently(() => connection.executeQuery<Row>(query)),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  /**
   * Takes the write lock at the start, since a transaction that reads first could not get it later, however patient.
   * One that only reads takes none, so that nobody waits for it.
   */
  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    await connection.executeQuery(
      CompiledQuery.raw(settings?.accessMode === 'read only' ? 'begin' : 'begin immediate'),
    );
  }
}

/** SQLite changes tables inside transactions as well; so the write lock is the lock of the migrations. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** The embedded engine: one file, written by one connection. */
export function sqliteDialect(path: string): Dialect {
  const database = asKyselyDatabase(openDatabase(path));
  const usual = new SqliteDialect({ database });
  return {
    createDriver: () => new PatientDriver({ database }),
    createAdapter: () => new TransactionalAdapter(),
    createIntrospector: (db) => usual.createIntrospector(db),
    createQueryCompiler: () => usual.createQueryCompiler(),
  };
}
