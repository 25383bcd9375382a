import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

/** Eight-byte integers, which `pg` gives as texts. Ours are milliseconds and sizes: exact as numbers. */
const int8 = 20;

const types = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    id === int8 ? Number : (pg.types.getTypeParser(id, format) as unknown)) as typeof pg.types.getTypeParser,
};

/** So that no call of a server holds up those that come after it. */
const inTime = { statement_timeout: 10_000, idle_in_transaction_session_timeout: 10_000 };

/**
 * The engine for several servers on one database. A lost connection fails its query; the next one reconnects.
 *
 * @param isPatient - takes whatever time it needs: an upgrade waits for another server's, and changes whole tables.
 */
export function postgresDialect(connectionString: string, isPatient = false): Dialect {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    connectionTimeoutMillis: 10_000,
    ...(!isPatient && inTime),
  });
  // A connection that breaks says so by an event, and an event that nobody hears ends the process. The query under way
  // fails, the pool drops the connection and makes another one.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}
