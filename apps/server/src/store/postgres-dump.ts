import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The address without its password, and the password: what stands on a command line every user of a machine can read. */
function unspoken(databaseUrl: string): Readonly<{ url: string; password: string | undefined }> {
  const found = /^(postgres(?:ql)?:\/\/[^:@/?]*):([^@/?]*)@/.exec(databaseUrl);
  if (!found) return { url: databaseUrl, password: undefined };
  return { url: databaseUrl.replace(`:${found[2]}@`, '@'), password: decodeURIComponent(found[2] ?? '') };
}

/**
 * Copies a PostgreSQL database into a file, by PostgreSQL's own program.
 *
 * @throws with a sentence when the program is missing or says no.
 */
export async function dumpPostgres(databaseUrl: string, file: string): Promise<void> {
  const { url, password } = unspoken(databaseUrl);
  const env = { ...process.env, ...(password !== undefined && { PGPASSWORD: password }) };
  const args = ['--format=custom', `--file=${file}`, `--dbname=${url}`];
  await promisify(execFile)('pg_dump', args, { env }).catch((error: unknown) => {
    const { code, stderr = '' } = Object(error) as Readonly<{ code?: unknown; stderr?: string }>; // execFile's
    if (code === 'ENOENT') throw new Error('pg_dump is missing: install postgresql-client.');
    throw new Error(`pg_dump says: ${stderr.trim().slice(0, 300)}`, { cause: error });
  });
}
