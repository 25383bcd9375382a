import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { databaseFile, dumpFile } from '../db/data-files.ts';
import { openStore } from '../db/open-store.ts';
import { postgresDialect } from '../db/postgres-dialect.ts';
import type { Tables } from '../db/schema.ts';
import { sha256Of } from '../db/sha256-of.ts';
import { sqliteDialect } from '../db/sqlite-dialect.ts';
import { copiesIn } from './back-up.ts';
import { inDatabaseBeside, restorePostgres } from './postgres-dump.ts';

/** What a copy holds, and what is wrong with it. */
export type Drill = Readonly<{
  folder: string;
  enquiries: number;
  bookings: number;
  reminders: number;
  files: number;
  /** The newest enquiry, in milliseconds since 1970; undefined when there is none. */
  newest: number | undefined;
  faults: readonly string[];
}>;

/** The empty place that a copy is restored into. */
type Scratch = Readonly<{ dataDir: string; databaseUrl?: string }>;

/** How many files the copy should have, those of enquiries and of answers, and which are not as they were. */
async function filesIn({ dataDir, databaseUrl }: Scratch, folder: string) {
  const dialect = databaseUrl === undefined ? sqliteDialect(join(dataDir, databaseFile)) : postgresDialect(databaseUrl);
  await using db = new Kysely<Tables>({ dialect });
  const rows = await db.selectFrom('files').select(['id', 'sha256']).execute();
  const faults: string[] = [];
  for (const { id, sha256: wanted } of rows) {
    const path = join(folder, 'files', id);
    if (!existsSync(path)) faults.push(`The file ${id} is missing.`);
    else if ((await sha256Of(path)) !== wanted) faults.push(`The file ${id} is damaged.`);
  }
  return { files: rows.length, faults };
}

/** What is wrong with the embedded database itself; PostgreSQL's own program has read its copy whole. */
function integrityFaults({ dataDir, databaseUrl }: Scratch): readonly string[] {
  if (databaseUrl !== undefined) return [];
  const database = new DatabaseSync(join(dataDir, databaseFile));
  const found = database
    .prepare('pragma integrity_check')
    .all()
    .map((row) => String(Object.values(row)[0]));
  database.close();
  return found.filter((line) => line !== 'ok');
}

async function inspect(scratch: Scratch, folder: string): Promise<Drill> {
  const { files, faults } = await filesIn(scratch, folder);
  const store = await openStore(scratch); // as a server would, older tables included
  const [leads, bookings] = [await store.enquiries.list(), await store.bookings.list()];
  const reminders = (await store.reminders.list()).length;
  await store.close();
  const stored = { enquiries: leads.length, bookings: bookings.length, reminders, files };
  return { folder, ...stored, newest: leads[0]?.receivedAt, faults: [...integrityFaults(scratch), ...faults] };
}

async function rehearsed(folder: string, dataDir: string, databaseUrl: string | undefined): Promise<Drill> {
  if (existsSync(join(folder, databaseFile))) {
    await cp(join(folder, databaseFile), join(dataDir, databaseFile));
    return inspect({ dataDir }, folder);
  }
  if (databaseUrl === undefined) throw new Error('it is a copy of PostgreSQL, and DATABASE_URL is not set.');
  return inDatabaseBeside(databaseUrl, async (url) => {
    await restorePostgres(url, join(folder, dumpFile));
    return inspect({ dataDir, databaseUrl: url }, folder);
  });
}

/**
 * Restores a copy into an empty place, opens it as a server would, and looks whether all is there. The copy itself and
 * the live data are not touched, and nothing of the rehearsal stays.
 *
 * @param source - a copy, or a folder of copies, of which the newest is taken.
 * @param databaseUrl - for copies of PostgreSQL: the place is a new database beside this one.
 */
export async function restoreDrill(
  source: string,
  databaseUrl?: string,
): Promise<Drill | Readonly<{ refused: string }>> {
  const newest = existsSync(source) ? (await copiesIn(source))[0] : undefined;
  const folder = newest === undefined ? source : join(source, newest);
  if (![databaseFile, dumpFile].some((name) => existsSync(join(folder, name))))
    return { refused: `There is no copy in ${source}.` };
  const dataDir = await mkdtemp(join(tmpdir(), 'restore-drill-'));
  try {
    return await rehearsed(folder, dataDir, databaseUrl);
  } catch (error) {
    return {
      refused: `The copy ${folder} cannot be restored: ${error instanceof Error ? error.message : String(error)}`,
    };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
