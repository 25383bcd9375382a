import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRegister, registerFile, secretCheck } from './people/register-file.ts';
import { secretFile } from './secret.ts';
import type { Settings } from './settings.ts';

/** By it a secret is known again; whoever reads it does not learn the secret. */
export const secretCheckFile = 'secret-check';

/** That what is there was made with another secret: in words, and whether starting would make it worse. */
export type SecretChange = Readonly<{ says: string; mayStart: boolean }>;

type Place = Pick<Settings, 'secret' | 'dataDir'>;

const textOf = (dataDir: string, name: string) => readFile(join(dataDir, name), 'utf8').catch(() => '');

/** The check of the secret that the data of a folder was made with; empty where there is none yet. */
async function checkOfData(dataDir: string): Promise<string> {
  const file = await textOf(dataDir, secretFile);
  return (await textOf(dataDir, secretCheckFile)) || (file && secretCheck(file));
}

/** How many are in the register by another secret: after a restore nobody could tell whom to erase again. */
async function entriesOfAnother(dataDir: string, check: string): Promise<number> {
  const path = join(dataDir, registerFile);
  if (!existsSync(path)) return 0;
  const { entries } = await readRegister(path);
  return entries.filter(({ secretCheck: theirs }) => theirs !== undefined && theirs !== check).length;
}

/**
 * Looks whether the secret is another than the one that the data was made with; it makes and changes nothing. Where the
 * register has entries by the other one, a start would mix two that nobody can tell apart.
 */
export async function secretChange({ secret, dataDir }: Place): Promise<SecretChange | undefined> {
  const ours = secret ?? (await textOf(dataDir, secretFile));
  const [check, before] = [secretCheck(ours), await checkOfData(dataDir)];
  if (before === '' || before === check) return undefined;
  const entries = await entriesOfAnother(dataDir, check);
  const files = [secretCheckFile, secretFile].map((name) => join(dataDir, name)).filter((path) => existsSync(path));
  const says = [
    `The secret is not the one that the data in ${dataDir} was made with: links in mails that were sent lead nowhere.`,
    entries > 0 ? `After a restore, ${entries} of the register’s entries could not be made again.` : '',
    `Put the former one back into SECRET. To go on with this one, delete ${files.join(' and ')}.`,
  ];
  return { says: says.filter(Boolean).join(' '), mayStart: entries === 0 };
}

/** Notes at the first start with which secret the data is made. */
export async function noteSecret(dataDir: string, secret: string): Promise<void> {
  if ((await textOf(dataDir, secretCheckFile)) !== '') return;
  await writeFile(join(dataDir, secretCheckFile), (await checkOfData(dataDir)) || secretCheck(secret), { mode: 0o600 });
}
