import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { copiesIn } from './back-up.ts';
import { databaseFile, dumpFile } from './data-files.ts';
import { openStore } from './open-store.ts';

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

async function sha256(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

async function fileFaults(database: DatabaseSync, folder: string): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const row of database.prepare('select id, sha256 from files').all()) {
    const path = join(folder, 'files', String(row['id']));
    if (!existsSync(path)) faults.push(`The file ${String(row['id'])} is missing.`);
    else if ((await sha256(path)) !== row['sha256']) faults.push(`The file ${String(row['id'])} is damaged.`);
  }
  return faults;
}

function integrityFaults(database: DatabaseSync): readonly string[] {
  const found = database
    .prepare('pragma integrity_check')
    .all()
    .map((row) => String(Object.values(row)[0]));
  return found.filter((line) => line !== 'ok');
}

async function inspect(scratch: string, folder: string): Promise<Drill> {
  const database = new DatabaseSync(join(scratch, databaseFile));
  const faults = [...integrityFaults(database), ...(await fileFaults(database, folder))];
  database.close();
  const store = await openStore({ dataDir: scratch }); // as a server would, older tables included
  const [leads, bookings] = [await store.enquiries.list(), await store.bookings.list()];
  const reminders = (await store.reminders.list()).length;
  await store.close();
  const files = leads.reduce((sum, lead) => sum + lead.files.length, 0);
  const kept = { enquiries: leads.length, bookings: bookings.length, reminders, files };
  return { folder, ...kept, newest: leads[0]?.receivedAt, faults };
}

/**
 * Restores a copy into an empty place, opens it as a server would, and looks whether all is there. The copy itself and
 * the live data are not touched, and nothing of the rehearsal stays.
 *
 * @param given - a copy, or a folder of copies, of which the newest is taken.
 */
export async function restoreDrill(given: string): Promise<Drill | Readonly<{ refused: string }>> {
  const newest = existsSync(given) ? (await copiesIn(given))[0] : undefined;
  const folder = newest === undefined ? given : join(given, newest);
  if (existsSync(join(folder, dumpFile)))
    return { refused: `${folder} is a copy of PostgreSQL: docs/backup.md says how to rehearse its restore.` };
  if (!existsSync(join(folder, databaseFile))) return { refused: `There is no copy in ${given}.` };
  const scratch = await mkdtemp(join(tmpdir(), 'restore-drill-'));
  try {
    await cp(join(folder, databaseFile), join(scratch, databaseFile));
    return await inspect(scratch, folder);
  } catch (error) {
    return {
      refused: `The copy ${folder} cannot be restored: ${error instanceof Error ? error.message : String(error)}`,
    };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
