import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The file of a secret that nobody configured. */
export const secretFile = 'secret';

const isExisting = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/**
 * What signs links and forms: the configured secret, or one made at the first start and kept in the data folder.
 * Servers that share a database but no folder need a configured one.
 */
export async function signingSecret(configured: string | undefined, dataDir: string): Promise<string> {
  if (configured !== undefined) return configured;
  const path = join(dataDir, secretFile);
  const known = await readFile(path, 'utf8').catch(() => '');
  if (known !== '') return known;
  await mkdir(dataDir, { recursive: true });
  const draft = `${path}.${randomBytes(8).toString('hex')}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
  // Linking either shows the whole secret or fails because another server was first.
  await link(draft, path).catch((error: unknown) => {
    if (!isExisting(error)) throw error;
  });
  await rm(draft);
  return readFile(path, 'utf8');
}
