import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../db/context.ts';
import { outboxFolder } from '../db/data-files.ts';

/** A mail that waits as a file, or what a crash left of one that was being written. */
const letter = /^([\da-f-]{36})\.eml(?:\.part)?$/;
/** As many ids as one statement takes on both engines. */
const batch = 500;

type Letter = Readonly<{ name: string; id: string }>;

async function removeStray({ db, dataDir }: Context, letters: readonly Letter[]): Promise<void> {
  const ids = letters.map(({ id }) => id);
  const rows = await db.selectFrom('mails').select('id').where('id', 'in', ids).execute();
  const stored = new Set(rows.map((row) => row.id));
  for (const { name, id } of letters) if (!stored.has(id)) await rm(join(outboxFolder(dataDir), name), { force: true });
}

/**
 * Removes the files of mails that are not kept any more, so that whoever removes a row need not think of its file. A
 * mail is there before its file is begun: the folder is read first, and what is being written is left alone.
 */
export async function sweepOutbox(context: Context): Promise<void> {
  const folder = outboxFolder(context.dataDir);
  const names = existsSync(folder) ? await readdir(folder) : []; // the command line makes no folders
  const letters = names.flatMap((name) => {
    const id = letter.exec(name)?.[1];
    return id === undefined ? [] : [{ name, id }];
  });
  for (let at = 0; at < letters.length; at += batch) await removeStray(context, letters.slice(at, at + batch));
}
