import { randomBytes } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';
import { stageFile } from './staged-file.ts';
import type { FileStore } from './store.ts';

const dayMs = 86_400_000;
/** The host's name as a file name may carry it. */
const host = hostname().replaceAll(/[^\w]/g, '') || 'host';

/** A name nobody can guess. It also says which process wrote the file, to know what a crash left behind. */
function freshName(): string {
  return `${randomBytes(16).toString('hex')}.${host}.${process.pid}`;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

type Folder = Readonly<{ path: string; mine: ReadonlySet<string>; now: () => number }>;

/** Whether nobody can still be about to commit a file: its process is gone, or a day has passed. */
function isAbandoned(name: string, { path, mine, now }: Folder): boolean {
  const [, writer, pid] = name.split('.');
  if (writer === host && Number(pid) === process.pid) return !mine.has(name);
  if (writer === host && !isAlive(Number(pid))) return true;
  return now() - (statSync(join(path, name), { throwIfNoEntry: false })?.mtimeMs ?? 0) > dayMs;
}

async function sweep(db: Kysely<Tables>, folder: Folder): Promise<number> {
  let swept = 0;
  for (const name of readdirSync(folder.path)) {
    if (!isAbandoned(name, folder)) continue;
    const owner = await db.selectFrom('files').select('id').where('id', '=', name).executeTakeFirst();
    if (owner !== undefined) continue;
    await rm(join(folder.path, name), { force: true });
    swept += 1;
  }
  return swept;
}

/** What the rest of the store needs beside the public part: to say that the database now owns a file. */
export type OwnFileStore = FileStore & Readonly<{ release: (id: string) => void }>;

/** The attachments: files under random names in one folder. A row of the database is what makes one count. */
export function fileStore(db: Kysely<Tables>, path: string, now: () => number): OwnFileStore {
  const mine = new Set<string>(); // what this process has staged and not yet handed over or discarded

  return {
    path: (id) => join(path, id),

    async stage(content, name) {
      const id = freshName();
      mine.add(id);
      const outcome = await stageFile({ path: join(path, id), content, name }).catch((error: unknown) => {
        mine.delete(id);
        throw error;
      });
      if ('refused' in outcome) mine.delete(id);
      return outcome;
    },

    release(id) {
      mine.delete(id);
    },

    async discard({ id }) {
      await rm(join(path, id), { force: true });
      mine.delete(id);
    },

    sweep: () => sweep(db, { path, mine, now }),
  };
}
