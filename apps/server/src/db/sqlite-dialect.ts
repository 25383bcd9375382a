import { chmodSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import { patiently } from './patiently.ts';

/** How long SQLite itself waits for a lock: longer waits are ours, since its own would stop the whole server. */
const timeout = 10;

/** Opens a database file so that a commit is on the disk when it returns, and a deleted row is overwritten. */
function openToWrite(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: 5000 });
  chmodSync(path, 0o600); // its log and index get the same rights
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;');
  database.exec(`pragma busy_timeout = ${timeout};`);
  return database;
}

/** With its log a reader sees what was committed last, whoever writes meanwhile. */
const openToRead = (path: string) => new DatabaseSync(path, { readOnly: true, timeout });

function run<Row>(database: DatabaseSync, { sql, parameters }: CompiledQuery): QueryResult<Row> {
  const statement = database.prepare(sql);
  const inputs = parameters as readonly SQLInputValue[]; // the typed queries were given texts and numbers
  if (statement.columns().length > 0) return { rows: statement.all(...inputs) as Row[] };
  return { rows: [], numAffectedRows: BigInt(statement.run(...inputs).changes) };
}

/** Lets one go after the other: each gets its turn, and says when it is over. */
function turns(): () => Promise<() => void> {
  let last: Promise<void> = Promise.resolve();
  return async () => {
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    await before;
    return resolve;
  };
}

/** The open file: one connection for those that write, one for those that read, whom nobody holds up. */
type Opened = Readonly<{ path: string; writer: DatabaseSync; reader: DatabaseSync; turn: () => Promise<() => void> }>;

/** A query that begins so only reads. One that did more would be refused on the connection of those that read. */
const reads = /^\s*(?:select|with)\b/i;

/** What one caller asks: query by query, or in a transaction, which has a connection for itself until it is over. */
class Caller implements DatabaseConnection {
  readonly #opened: Opened;
  #own: DatabaseSync | undefined;
  #end: () => void = () => undefined;

  constructor(opened: Opened) {
    this.#opened = opened;
  }

  /**
   * Takes the write lock at the start, since a transaction that reads first could not get it later, however patient.
   * One that only reads takes none, so that nobody waits for it.
   */
  async begin({ accessMode }: TransactionSettings): Promise<void> {
    const { path, writer, turn } = this.#opened;
    if (accessMode === 'read only') {
      const own = openToRead(path);
      this.#end = () => own.close();
      this.#own = own;
      return void (await this.executeQuery(CompiledQuery.raw('begin')));
    }
    this.#end = await turn();
    this.#own = writer;
    await this.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { writer, reader, turn } = this.#opened;
    const own = this.#own ?? (reads.test(query.sql) ? reader : undefined);
    if (own) return patiently(() => run<Row>(own, query));
    const end = await turn();
    return patiently(() => run<Row>(writer, query)).finally(end);
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncGenerator<QueryResult<Row>> {
    yield await this.executeQuery(query);
  }

  /** Gives back what a transaction had. */
  end(): void {
    this.#end();
  }
}

/** Kysely hands back the connections that it was given. */
const callerOf = (connection: DatabaseConnection) => connection as Caller;

function driver(opened: Opened): Driver {
  const say = (sql: string) => async (connection: DatabaseConnection) =>
    void (await connection.executeQuery(CompiledQuery.raw(sql)));
  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(new Caller(opened)),
    beginTransaction: (connection, settings) => callerOf(connection).begin(settings),
    commitTransaction: say('commit'),
    rollbackTransaction: say('rollback'),
    releaseConnection: async (connection) => callerOf(connection).end(),
    destroy: async () => {
      opened.reader.close();
      opened.writer.close();
    },
  };
}

/** SQLite changes tables inside transactions as well; so the write lock is the lock of the migrations. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** The embedded engine: one file, written by one at a time, read by all. */
export function sqliteDialect(path: string): Dialect {
  const writer = openToWrite(path);
  const opened = { path, writer, reader: openToRead(path), turn: turns() };
  return {
    createDriver: () => driver(opened),
    createAdapter: () => new TransactionalAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
