import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { databaseFile } from './data-files.ts';
import type { Tables } from './schema.ts';

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r');
  await file.sync().finally(() => file.close());
}

/**
 * Copies the embedded database, then what belongs to it: in this order every file that the copy names is there.
 * The server may go on meanwhile. The folder appears whole or not at all.
 */
export async function backUp(db: Kysely<Tables>, dataDir: string, folder: string): Promise<void> {
  const draft = `${resolve(folder)}.part`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  await sql`vacuum into ${join(draft, databaseFile)}`.execute(db);
  await chmod(join(draft, databaseFile), 0o600);
  for (const name of ['files', 'outbox', 'secret']) {
    const source = join(dataDir, name);
    if (existsSync(source)) await cp(source, join(draft, name), { recursive: true });
    if (name === 'secret' && existsSync(source)) await chmod(join(draft, name), 0o600);
  }
  await sync(join(draft, databaseFile));
  await rename(draft, folder);
  await sync(dirname(resolve(folder)));
}
