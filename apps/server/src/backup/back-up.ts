import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { databaseFile, dumpFile } from '../db/data-files.ts';
import type { Tables } from '../db/schema.ts';
import { sync } from '../db/sync.ts';
import { filesIn } from '../enquiries/files/files-in.ts';
import { registerFile } from '../people/register-file.ts';
import { secretCheckFile } from '../secret-change.ts';
import { secretFile } from '../secret.ts';
import { dumpPostgres } from './postgres-dump.ts';

type Source = Readonly<{ db: Kysely<Tables>; dataDir: string; databaseUrl: string | undefined }>;

async function copyDatabase({ db, databaseUrl }: Source, folder: string): Promise<void> {
  const path = join(folder, databaseUrl === undefined ? databaseFile : dumpFile);
  if (databaseUrl === undefined) await sql`vacuum into ${path}`.execute(db);
  else await dumpPostgres(databaseUrl, path);
  await chmod(path, 0o600);
  await sync(path);
}

/** Copies what is there: mails are written, sent and erased meanwhile, and what goes before its turn is left out. */
async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  for (const name of await filesIn(from))
    await copyFile(join(from, name), join(to, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
}

async function copySmallFile(from: string, to: string): Promise<void> {
  await copyFile(from, to);
  await chmod(to, 0o600);
}

/** Copies the database, then what belongs to it: in this order every file that the copy names is there. */
async function copyAll(source: Source, draft: string): Promise<void> {
  await mkdir(draft, { recursive: true, mode: 0o700 });
  await copyDatabase(source, draft);
  const copied = {
    files: copyFolder,
    outbox: copyFolder,
    [secretFile]: copySmallFile,
    [secretCheckFile]: copySmallFile,
    [registerFile]: copySmallFile,
  };
  for (const [name, copy] of Object.entries(copied)) {
    const from = join(source.dataDir, name);
    if (existsSync(from)) await copy(from, join(draft, name));
  }
}

/** Copies all that is kept; the server may go on meanwhile. The folder appears whole or not at all. */
export async function backUp(source: Source, folder: string): Promise<void> {
  const draft = `${resolve(folder)}.part`;
  const remove = () => rm(draft, { recursive: true, force: true });
  await remove();
  try {
    await copyAll(source, draft);
    await rename(draft, folder);
  } catch (error) {
    await remove(); // it holds everybody's data, and is no copy
    throw error;
  }
  await sync(dirname(resolve(folder)));
}

/** The name of a copy in a folder of copies: `2026-11-23T040000Z`. Such names are in the order of time. */
export const copyName = (instant: number): string =>
  new Date(instant).toISOString().replace(/\.\d+/, '').replaceAll(':', '');

/** When a copy of such a name was made, in milliseconds since 1970. */
export const copyTime = (name: string): number => Date.parse(name.replace(/T(\d\d)(\d\d)(\d\d)Z$/, 'T$1:$2:$3Z'));

const whole = /^\d{4}-\d\d-\d\dT\d{6}Z$/;
const unfinished = /^\d{4}-\d\d-\d\dT\d{6}Z\.part$/;

/** What has such a name in a folder, the newest first; whatever else lies there is not ours. */
const named = async (folder: string, name: RegExp) =>
  (await readdir(folder))
    .filter((each) => name.test(each))
    .sort()
    .reverse();

/** The copies in a folder of copies, the newest first. */
export const copiesIn = (folder: string): Promise<readonly string[]> => named(folder, whole);

/** Removes all copies but the newest so many, and those that a crash left unfinished before the newest; says which. */
export async function rotate(folder: string, keep: number): Promise<readonly string[]> {
  const copies = await copiesIn(folder);
  const [newest = ''] = copies;
  const broken = (await named(folder, unfinished)).filter((name) => name < newest);
  const old = [...copies.slice(keep), ...broken];
  for (const name of old) await rm(join(folder, name), { recursive: true });
  return old;
}
