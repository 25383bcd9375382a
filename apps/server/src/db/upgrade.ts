import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { dumpPostgres } from '../backup/postgres-dump.ts';
import { migrations } from '../migrations/migrations.ts';
import { allTables } from '../people/personal-data.ts';
import { registerFile } from '../people/register-file.ts';
import { databaseFile } from './data-files.ts';
import { freeBytes } from './health.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './schema.ts';
import { tableFault, tableState } from './table-state.ts';
import { copiesFolder } from './upgrade-copies.ts';

/** Tables that this program cannot work on, or bring up to date; the message is a sentence for whoever started it. */
export class UnfitTables extends Error {}

export type Place = Readonly<{ dataDir: string; databaseUrl?: string | undefined; now: () => number }>;

/** What an upgrade did: nothing, made the tables of a new database, or brought them up to date after a copy. */
export type Upgraded = Readonly<{ made: readonly string[]; copy?: string }>;

/** Room for the copy, the log of the migration and what visitors write meanwhile. */
const roomForCopies = 3;

async function requireRoom(dataDir: string): Promise<void> {
  const bytes = statSync(join(dataDir, databaseFile)).size;
  const free = await freeBytes(dataDir);
  if (free < bytes * roomForCopies)
    throw new UnfitTables(
      `The disk of ${dataDir} has ${Math.floor(free / 1024)} kB free; the copy before the upgrade and the upgrade need ${Math.ceil((bytes * roomForCopies) / 1024)} kB.`,
    );
}

/** Copies the database as it is. Files are not copied: no migration touches them. */
async function copyOf(db: Kysely<Tables>, { dataDir, databaseUrl, now }: Place): Promise<string> {
  const folder = copiesFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const time = new Date(now()).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const name = join(folder, `${time}-${randomBytes(3).toString('hex')}`); // servers may start in the same second
  if (databaseUrl === undefined) {
    await requireRoom(dataDir);
    await sql`vacuum into ${`${name}.sqlite`}`.execute(db);
    await chmod(`${name}.sqlite`, 0o600);
    return `${name}.sqlite`;
  }
  await dumpPostgres(databaseUrl, `${name}.dump`);
  await chmod(`${name}.dump`, 0o600);
  return `${name}.dump`;
}

/** Any number that nothing else locks in this database. */
const upgradeLock = 7_301_126;

/**
 * Runs alone among the servers of one database: a copy that reads the tables while another server changes them would
 * wait for it, and it for the copy. The embedded database has no other server.
 */
function alone<T>(db: Kysely<Tables>, { databaseUrl }: Place, work: () => Promise<T>): Promise<T> {
  if (databaseUrl === undefined) return work();
  return db.connection().execute(async (lockHolder) => {
    await sql`select pg_advisory_lock(${upgradeLock})`.execute(lockHolder);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${upgradeLock})`.execute(lockHolder);
    }
  });
}

/**
 * Brings the tables to the form that this program knows: copies the database, then changes it in one transaction under
 * a lock, so that of several processes one does it and the others wait. A migration that fails changes nothing.
 *
 * @throws UnfitTables with a sentence when the database is newer, or cannot be copied.
 */
export async function upgrade(
  db: Kysely<Tables>,
  place: Place,
  known: Record<string, Migration> = migrations,
): Promise<Upgraded> {
  const found = await tableState(db);
  if (found.state === 'newer') throw new UnfitTables(tableFault(found));
  if (found.state === 'none') {
    await migrate(db, known);
    return { made: found.missing };
  }
  const missing = Object.keys(known).filter((name) => found.missing.includes(name) || !(name in migrations));
  if (missing.length === 0) return { made: [] };
  return alone(db, place, () => copiedAndMigrated(db, { place, known, missing }));
}

type Change = Readonly<{ place: Place; known: Record<string, Migration>; missing: readonly string[] }>;

async function copiedAndMigrated(db: Kysely<Tables>, { place, known, missing }: Change): Promise<Upgraded> {
  const isDone = async () => known === migrations && (await tableState(db)).state === 'same';
  if (await isDone()) return { made: [] };
  const copy = await copyOf(db, place).catch((error: unknown) => {
    if (error instanceof UnfitTables) throw error;
    throw new UnfitTables(`Before the upgrade the database could not be copied: ${String(error)}`, { cause: error });
  });
  if (await isDone()) {
    await rm(copy); // another process was faster: its copy is the one from before
    return { made: [] };
  }
  await migrate(db, known);
  return { made: missing, copy };
}

/** All tables of this program, those of the newest version among them: what an older copy lacks must go as well. */
const ourTables = [...allTables, 'enquiry_search', 'kysely_migration', 'kysely_migration_lock'];

/** What to do when the new version is not what one wants. What came in since the upgrade is put aside, not lost. */
export function wayBack(copy: string, { dataDir, databaseUrl }: Pick<Place, 'dataDir' | 'databaseUrl'>): string {
  const file = join(dataDir, databaseFile);
  const aside = copy.replace(/\.\w+$/, '-newer');
  const database = '"$DATABASE_URL"';
  const steps =
    databaseUrl === undefined
      ? [
          `mkdir -m 700 ${aside}`,
          `chown --reference=${dataDir} ${aside}`,
          `mv ${file}* ${aside}`,
          `cp -p ${copy} ${file}`,
        ]
      : [
          `pg_dump --format=custom --file=${aside}.dump --dbname=${database}`,
          `psql ${database} -c 'drop table if exists ${ourTables.join(', ')}'`,
          `pg_restore --no-owner --single-transaction --dbname=${database} ${copy}`,
        ];
  const register = join(dataDir, registerFile);
  return [
    `To go back: stop the server, run ${steps.join(' && ')}, and put back the version from before.`,
    `Whom you erased since then the copy still holds: before you start, erase them again (leads -- erase-again ${register}).`,
    `What came in since then lies in ${aside}${databaseUrl === undefined ? '' : '.dump'}.`,
  ].join(' ');
}
