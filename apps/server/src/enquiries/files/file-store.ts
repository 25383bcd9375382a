import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs } from '@formation/calendar';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { settleAll } from '../../db/settle-all.ts';
import { sha256Of } from '../../db/sha256-of.ts';
import type { FileStore, StoredFile } from '../../db/store.ts';
import { hasEnded, writerName } from '../../db/writer-name.ts';
import { storedFile } from '../leads.ts';
import { filesIn } from './files-in.ts';
import { stageFile } from './staged-file.ts';

/** A name nobody can guess. It also says which process wrote the file, to know what a crash left behind. */
function freshName(): string {
  return `${randomBytes(16).toString('hex')}.${writerName}`;
}

type FileStoreOptions = Readonly<{
  db: Kysely<Tables>;
  path: string;
  now: () => number;
  /** How long a commit may still take effect after the process that sent it has died. */
  afterlifeMs: number;
}>;

type Folder = FileStoreOptions & Readonly<{ mine: ReadonlySet<string> }>;

/** Whether nobody can still be about to commit a file: its process is gone, or a day has passed. */
function isAbandoned(name: string, { path, mine, now, afterlifeMs }: Folder): boolean {
  if (mine.has(name)) return false;
  const writer = name.slice(name.indexOf('.') + 1);
  const isDead = writer === writerName || hasEnded(writer); // in a container, one before us had our number
  if (isDead && afterlifeMs === 0) return true;
  const age = now() - (statSync(join(path, name), { throwIfNoEntry: false })?.mtimeMs ?? 0);
  return age > (isDead ? afterlifeMs : dayMs);
}

/** Removes a file that nobody owns and nobody will. Says whether it did. */
async function removeAbandoned(name: string, folder: Folder): Promise<boolean> {
  if (!isAbandoned(name, folder)) return false;
  const owner = await folder.db.selectFrom('files').select('id').where('id', '=', name).executeTakeFirst();
  if (owner !== undefined) return false;
  await rm(join(folder.path, name), { force: true });
  return true;
}

async function sweep(folder: Folder): Promise<number> {
  let swept = 0;
  const names = await filesIn(folder.path);
  await settleAll(
    names.map((name) => async () => {
      if (await removeAbandoned(name, folder)) swept += 1;
    }),
  );
  return swept;
}

async function storedBytes(db: Kysely<Tables>): Promise<number> {
  const sum = db.selectFrom('files').select((select) => select.fn.sum<number | null>('bytes').as('bytes'));
  return Number((await sum.executeTakeFirst())?.bytes ?? 0); // PostgreSQL sums into a text
}

async function findFile(db: Kysely<Tables>, id: string): Promise<StoredFile | undefined> {
  const row = await db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();
  return row && storedFile(row);
}

type Stored = Pick<FileStoreOptions, 'db' | 'path'>;

const isAsItCame = ({ path }: Stored, { id, sha256 }: Readonly<{ id: string; sha256: string }>) =>
  sha256Of(join(path, id)).then(
    (found) => found === sha256,
    () => false, // it is lost
  );

async function isWhole(stored: Stored, id: string): Promise<boolean> {
  const found = stored.db.selectFrom('files').select(['id', 'sha256']).where('id', '=', id);
  const row = await found.executeTakeFirst();
  return row !== undefined && isAsItCame(stored, row);
}

async function broken(stored: Stored): Promise<readonly string[]> {
  const found: string[] = [];
  for (const row of await stored.db.selectFrom('files').select(['id', 'sha256']).execute())
    if (!(await isAsItCame(stored, row))) found.push(row.id);
  return found;
}

const reads = (stored: Stored): Pick<FileStore, 'find' | 'bytes' | 'isWhole' | 'broken'> => ({
  find: (id) => findFile(stored.db, id),
  bytes: () => storedBytes(stored.db),
  isWhole: (id) => isWhole(stored, id),
  broken: () => broken(stored),
});

/** What the rest of the store needs beside the public part. */
export type OwnFileStore = FileStore &
  Readonly<{
    /** The database owns the file now. */
    release: (id: string) => void;
    /** The database could not take it: it goes now where that is certain, else with a later sweep. */
    abandon: (id: string) => Promise<void>;
  }>;

/** The attachments: files under random names in one folder. A row of the database is what makes one count. */
export function fileStore(options: FileStoreOptions): OwnFileStore {
  const { path } = options;
  const mine = new Set<string>(); // what this process has staged and not yet handed over or discarded

  return {
    path: (id) => join(path, id),

    ...reads(options),

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

    async abandon(id) {
      mine.delete(id);
      await removeAbandoned(id, { ...options, mine }).catch(() => undefined); // the database does not answer
    },

    async discard({ id }) {
      await rm(join(path, id), { force: true });
      mine.delete(id);
    },

    sweep: () => sweep({ ...options, mine }),
  };
}
