import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs } from '@formation/calendar';
import { movedFile } from './data-files.ts';
import { settleAll } from './settle-all.ts';

/** How long a copy from before an upgrade is kept: it holds persons who may have been erased since. */
const copiesKeptMs = 30 * dayMs;

/** Where the database is copied to before an upgrade; on the way back what is newer is put aside there as well. */
export const copiesFolder = (dataDir: string) => join(dataDir, 'before-upgrades');

/** What lies in the folder, with the database that was moved to PostgreSQL, and when each goes. */
async function copies(dataDir: string) {
  const folder = copiesFolder(dataDir);
  const names = existsSync(folder) ? await readdir(folder) : [];
  const moved = join(dataDir, movedFile);
  const paths = [...names.map((name) => join(folder, name)), ...(existsSync(moved) ? [moved] : [])];
  const found = paths.map(async (path) => {
    return { path, goes: (await stat(path)).mtimeMs + copiesKeptMs };
  });
  return Promise.all(found);
}

/**
 * Deletes the copies whose days are over, and says how many.
 *
 * @throws when one cannot be deleted, once all others are.
 */
export async function sweepCopies(dataDir: string, now: number): Promise<number> {
  const over = (await copies(dataDir)).filter(({ goes }) => goes <= now);
  await settleAll(
    over.map(
      ({ path }) =>
        () =>
          rm(path, { recursive: true, force: true }),
    ),
  );
  return over.length;
}

/** When the last of the copies goes, undefined where none is to go; and those that should have gone and are still there. */
export async function copiesLeft(dataDir: string, now: number) {
  const all = await copies(dataDir);
  const toGo = all.map(({ goes }) => goes).filter((goes) => goes > now);
  return {
    until: toGo.length === 0 ? undefined : Math.max(...toGo),
    overdue: all.filter(({ goes }) => goes <= now).map(({ path }) => path),
  };
}
