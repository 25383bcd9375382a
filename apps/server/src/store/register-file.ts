import { createHmac, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, constants, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isoDate, type IsoDate } from '@formation/calendar';
import type { RegisterEntry } from './persons.ts';

/** The register beside the database: what a restored database does not know is in it. */
export const registerFile = 'register.jsonl';

/** A person in the register: who does not have the secret cannot find out who it is. */
export function personHash(secret: string, address: string): string {
  return createHmac('sha256', secret).update(`person ${address.trim().toLowerCase()}`).digest('base64url');
}

export function registerEntry(
  secret: string,
  done: Readonly<{ address: string; day: IsoDate; what: RegisterEntry['what'] }>,
): RegisterEntry {
  return { id: randomUUID(), person: personHash(secret, done.address), day: done.day, what: done.what };
}

/** Adds an entry to the register in a folder. When it answers, the entry is on the disk. */
export async function appendToRegister(folder: string, entry: RegisterEntry): Promise<void> {
  const file = await open(join(folder, registerFile), 'a', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(entry)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Why the register in a folder cannot be written, as a code; undefined when it can. Looking makes no file: it may be another user's look. */
export async function registerFault(folder: string): Promise<string | undefined> {
  const path = join(folder, registerFile);
  try {
    if (existsSync(path)) await (await open(path, 'a')).close();
    else await access(folder, constants.W_OK);
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

function isEntry(value: unknown): value is RegisterEntry {
  const { id, person, day, what } = Object(value) as Partial<Record<keyof RegisterEntry, unknown>>; // unknown until here
  const texts = typeof id === 'string' && typeof person === 'string' && typeof day === 'string';
  return texts && isoDate(day) !== undefined && (what === 'exported' || what === 'erased');
}

/**
 * Reads a register.
 *
 * @throws with the line that is no entry: an erasure that is passed over would not be made again.
 */
export async function readRegister(path: string): Promise<readonly RegisterEntry[]> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '');
  return lines.map((line, at) => {
    const value: unknown = JSON.parse(line);
    if (!isEntry(value)) throw new Error(`Line ${at + 1} of ${path} is no entry of the register.`);
    return value;
  });
}
