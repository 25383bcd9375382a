import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dayAt } from '@formation/calendar';
import { calls } from '@formation/content';
import { isoIn } from '../mail/time-in.ts';
import { signingSecret } from '../secret.ts';
import type { Settings } from '../settings.ts';
import type { Kept, RegisterEntry } from '../store/persons.ts';
import { appendToRegister, personHash, registerEntry } from '../store/register-file.ts';
import type { Removed, Store } from '../store/store.ts';

type Parts = Readonly<{
  store: Pick<Store, 'persons' | 'enquiries' | 'files' | 'console'>;
  settings: Pick<Settings, 'secret' | 'dataDir' | 'backupDir'>;
  now: () => number;
}>;

const { timeZone } = calls.hours;

/** How the columns are called that hold one. */
const isInstant = /(?:^|_)(?:at|until)$/;

/** A row as its person can read it: instants by the owner's clock, and what was kept as JSON opened. */
function readable(row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const shown = Object.entries(row).map(([name, value]) => {
    if (isInstant.test(name) && typeof value === 'number') return [name, value === 0 ? null : isoIn(timeZone, value)];
    if (name === 'params' && typeof value === 'string') return [name, opened(value)];
    return [name, value];
  });
  return Object.fromEntries(shown) as Readonly<Record<string, unknown>>; // from pairs of a name and a value
}

function opened(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text; // damaged: what is left of it
  }
}

async function withContents(kept: Kept, { store }: Parts): Promise<Kept> {
  const files = [];
  for (const row of kept['files'] ?? []) {
    const content = await readFile(store.files.path(String(row['id'])), 'base64').catch(() => null);
    files.push({ ...row, content });
  }
  return { ...kept, files };
}

type Done = Readonly<{ address: string; what: RegisterEntry['what']; who: string }>;

/**
 * Notes what was done for a person: in the database, and in files that a restore of the database does not take back.
 * The register names nobody; who of ours did it is in the log, by the number of the entry.
 */
async function enter(parts: Parts, { address, what, who }: Done): Promise<void> {
  const { store, settings, now } = parts;
  const secret = await signingSecret(settings.secret, settings.dataDir);
  const entry = registerEntry(secret, { address, day: dayAt(now(), timeZone), what });
  await store.persons.enter(entry);
  await store.console.log({ who, act: what, about: entry.id });
  for (const folder of [settings.dataDir, settings.backupDir]) {
    if (folder !== undefined && existsSync(folder)) await appendToRegister(folder, entry);
  }
}

/** What is kept of persons, for those who ask: the same for the command line and the console. */
export function personDesk(parts: Parts) {
  const { store, settings, now } = parts;
  return {
    /** All that is kept of an address, as a file of JSON for its person; undefined when it is nothing. It is registered. */
    file: async (address: string, who: string): Promise<string | undefined> => {
      const kept = await store.persons.gather(address);
      if (kept === undefined) return undefined;
      const all = Object.entries(await withContents(kept, parts)).map(([table, rows]) => [table, rows.map(readable)]);
      await enter(parts, { address, what: 'exported', who });
      const whole = { address, made: isoIn(timeZone, now()), ...(Object.fromEntries(all) as object) };
      return JSON.stringify(whole, undefined, 2);
    },
    /** Removes all that is kept of an address; undefined when it is nothing. It is registered. */
    erase: async (address: string, who: string): Promise<Removed | undefined> => {
      if ((await store.persons.gather(address)) === undefined) return undefined;
      await enter(parts, { address, what: 'erased', who }); // first: an erasure that no register knows would come back with a restore
      return store.enquiries.erase(address);
    },
    /** How the register calls an address. */
    hash: async (address: string): Promise<string> =>
      personHash(await signingSecret(settings.secret, settings.dataDir), address),
  };
}

export type PersonDesk = ReturnType<typeof personDesk>;
