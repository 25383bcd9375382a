import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { text as wholeText } from 'node:stream/consumers';
import { dayAt } from '@formation/calendar';
import { calls } from '@formation/content';
import type { Removed, Store } from '../db/store.ts';
import { signingSecret } from '../secret.ts';
import type { Settings } from '../settings.ts';
import { personFile } from './person-file.ts';
import type { Registered, RegisterEntry } from './persons.ts';
import { appendToRegister, personHash, registerEntry } from './register-file.ts';

type Parts = Readonly<{
  store: Pick<Store, 'persons' | 'enquiries' | 'files' | 'console'>;
  settings: Pick<Settings, 'secret' | 'dataDir' | 'backupDir'>;
  now: () => number;
}>;

const { timeZone } = calls.hours;

/** The register cannot be written, in words that name the folder: nothing was handed out or erased. */
export class UnwrittenRegister extends Error {}

/** Writes an entry where a restore of the database does not take it back; beside the backups first, where it fails sooner. */
async function writeDown({ settings: { backupDir, dataDir } }: Parts, entry: RegisterEntry): Promise<void> {
  for (const folder of [backupDir, dataDir]) {
    if (folder === undefined || !existsSync(folder)) continue;
    await appendToRegister(folder, entry).catch((error: unknown) => {
      throw new UnwrittenRegister(
        `The register in ${folder} cannot be written, so nothing was erased or handed out: ${String(error)}`,
        { cause: error },
      );
    });
  }
}

/** An entry of today. The register names nobody; who of ours made it is in the log, by the number of the entry. */
async function entryOf({ settings, now }: Parts, address: string, what: RegisterEntry['what']): Promise<RegisterEntry> {
  const secret = await signingSecret(settings.secret, settings.dataDir);
  return registerEntry(secret, { address, day: dayAt(now(), timeZone), what });
}

/** Notes an export: last in the database, which says what was done. */
async function enterExport(parts: Parts, address: string, who: string): Promise<void> {
  const entry = await entryOf(parts, address, 'exported');
  await writeDown(parts, entry);
  await parts.store.persons.enter(entry);
  await parts.store.console.log({ who, act: 'exported', about: entry.id });
}

/**
 * Notes that an erasure begins: in the database, then in the files. However it is broken off, the database tells it as
 * begun until the removal itself says that it was done, and a restored one is cleaned by the files. One that was begun
 * before goes on under its own number, so that no later restore takes it for another.
 */
async function begin(parts: Parts, address: string, who: string): Promise<Registered> {
  const fresh = await entryOf(parts, address, 'begun');
  const open = (await parts.store.persons.register(fresh.person)).find(({ what }) => what === 'begun');
  const entry = { ...fresh, ...(open !== undefined && { id: open.id }) };
  await parts.store.persons.enter(entry);
  await writeDown(parts, { ...entry, what: 'erased' });
  return { entry, who };
}

/** What is kept of persons, for those who ask: the same for the command line and the console. */
export function personService(parts: Parts) {
  const { store, settings, now } = parts;
  /** All that is kept of an address, as a file of JSON for its person, piece by piece; undefined when it is nothing. */
  async function pieces(address: string): Promise<AsyncIterable<string> | undefined> {
    const stored = await store.persons.gather(address);
    const contentOf = async (id: string) =>
      (await store.files.isWhole(id)) ? readFile(store.files.path(id), 'base64') : null;
    return stored && personFile({ address, made: now(), stored, contentOf });
  }
  /** Registers that the text was handed out. */
  const exported = (address: string, who: string) => enterExport(parts, address, who);
  return {
    /** The same in one piece. */
    text: async (address: string): Promise<string | undefined> => {
      const all = await pieces(address);
      return all && wholeText(all);
    },
    exported,
    /** The pieces, registered as handed out; undefined when nothing is kept. */
    file: async (address: string, who: string): Promise<AsyncIterable<string> | undefined> => {
      const all = await pieces(address);
      if (all !== undefined) await exported(address, who);
      return all;
    },
    /**
     * Removes all that is kept of an address; undefined when it is nothing. It is registered.
     *
     * @throws UnwrittenRegister when nothing was removed because a restore would bring it back.
     */
    erase: async (address: string, who: string): Promise<Removed | undefined> => {
      if ((await store.persons.gather(address)) === undefined) return undefined;
      return store.enquiries.erase(address, await begin(parts, address, who));
    },
    /** How the register calls an address. */
    hash: async (address: string): Promise<string> =>
      personHash(await signingSecret(settings.secret, settings.dataDir), address),
  };
}

export type PersonService = ReturnType<typeof personService>;
