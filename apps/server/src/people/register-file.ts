import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, constants, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isoDate, type IsoDate } from '@formation/calendar';
import { signer } from '../signing.ts';
import type { RegisterEntry, RegisterLine } from './persons.ts';

/** The register beside the database: what a restored database does not know is in it. */
export const registerFile = 'register.jsonl';

/** A person in the register: who does not have the secret cannot find out who it is. */
export function personHash(secret: string, address: string): string {
  return signer(secret).sign('person', [address.trim().toLowerCase()]);
}

/** The same for the same secret: with another one the persons of an entry are found nowhere, and nobody would notice. */
export function secretCheck(secret: string): string {
  return signer(secret).sign('register', []);
}

export function registerEntry(
  secret: string,
  { address, day, what }: Readonly<{ address: string; day: IsoDate; what: RegisterEntry['what'] }>,
): RegisterLine {
  return { id: randomUUID(), person: personHash(secret, address), day, what, secretCheck: secretCheck(secret) };
}

/** Adds an entry to the register in a folder. When it answers, the entry is on the disk. */
export async function appendToRegister(folder: string, entry: RegisterLine): Promise<void> {
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

function isEntry(value: unknown): value is RegisterLine {
  const { id, person, day, what } = Object(value) as Partial<Record<keyof RegisterLine, unknown>>; // unknown until here
  const texts = typeof id === 'string' && typeof person === 'string' && typeof day === 'string';
  return texts && isoDate(day) !== undefined && (what === 'exported' || what === 'erased');
}

function entryIn(text: string): RegisterLine | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isEntry(value) ? value : undefined;
  } catch {
    return undefined; // torn
  }
}

/** Reads a register, and how many of its lines a crash or a full disk has torn. */
export async function readRegister(
  path: string,
): Promise<Readonly<{ entries: readonly RegisterLine[]; torn: number }>> {
  const texts = (await readFile(path, 'utf8')).split(/(?=\{)/).filter((text) => text.trim() !== ''); // behind a torn line there is no new one
  const entries = texts.map(entryIn).filter((entry) => entry !== undefined);
  return { entries, torn: texts.length - entries.length };
}
