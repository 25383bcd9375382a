import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import pg from 'pg';

/** The address without its password, and the password: what stands on a command line every user of a machine can read. */
function unspoken(databaseUrl: string): Readonly<{ url: string; password: string | undefined }> {
  const found = /^(postgres(?:ql)?:\/\/[^:@/?]*):([^@/?]*)@/.exec(databaseUrl);
  if (!found) return { url: databaseUrl, password: undefined };
  return { url: databaseUrl.replace(`:${found[2]}@`, '@'), password: decodeURIComponent(found[2] ?? '') };
}

/**
 * Runs one of PostgreSQL's own programs on a database.
 *
 * @throws with a sentence when the program is missing or says no.
 */
async function run(program: string, databaseUrl: string, words: readonly string[]): Promise<void> {
  const { url, password } = unspoken(databaseUrl);
  const env = { ...process.env, ...(password !== undefined && { PGPASSWORD: password }) };
  await promisify(execFile)(program, [`--dbname=${url}`, ...words], { env }).catch((error: unknown) => {
    const { code, stderr = '' } = Object(error) as Readonly<{ code?: unknown; stderr?: string }>; // execFile's
    if (code === 'ENOENT') throw new Error(`${program} is missing: install postgresql-client.`);
    throw new Error(`${program} says: ${stderr.trim().slice(0, 300)}`, { cause: error });
  });
}

/** Copies a PostgreSQL database into a file, by PostgreSQL's own program. */
export const dumpPostgres = (databaseUrl: string, file: string) =>
  run('pg_dump', databaseUrl, ['--format=custom', `--file=${file}`]);

/** Fills an empty PostgreSQL database from such a file, all or nothing. */
export const restorePostgres = (databaseUrl: string, file: string) =>
  run('pg_restore', databaseUrl, ['--no-owner', '--single-transaction', file]);

/** Makes an empty database on the server of another, for as long as some work lasts. */
export async function inDatabaseBeside<T>(databaseUrl: string, work: (url: string) => Promise<T>): Promise<T> {
  const name = `restore_drill_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client(databaseUrl);
  try {
    await client.connect();
    await client.query(`create database ${name}`);
    try {
      return await work(databaseUrl.replace(/^(postgres(?:ql)?:\/\/[^/?]*)(?:\/[^?]*)?/, `$1/${name}`));
    } finally {
      await client.query(`drop database ${name} with (force)`);
    }
  } finally {
    await client.end();
  }
}
