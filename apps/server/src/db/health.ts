import { access, constants, statfs } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';
import { tableFault, tableState } from './table-state.ts';

/** Its code alone: the message names a path of this machine, and anybody may ask. */
const because = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'an error');

async function databaseFault(db: Kysely<Tables>): Promise<string | undefined> {
  try {
    await db.selectFrom('enquiries').select('id').limit(1).execute();
    return tableFault(await tableState(db));
  } catch {
    return 'The database does not answer.';
  }
}

async function folderFault(dataDir: string): Promise<string | undefined> {
  try {
    await access(dataDir, constants.W_OK);
    return undefined;
  } catch (error) {
    return `DATA_DIR cannot be written: ${because(error)}`;
  }
}

/** The room on the disk of a folder, in bytes. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * Why the store cannot work, one sentence each; none when it can. A full disk is no such reason: what is kept can be
 * read, and each post says 503 for itself.
 */
export async function storeFaults(db: Kysely<Tables>, dataDir: string): Promise<readonly string[]> {
  const faults = await Promise.all([databaseFault(db), folderFault(dataDir)]);
  return faults.filter((fault) => fault !== undefined);
}
