import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dayAt } from '@formation/calendar';
import { isoIn } from '../mail/time-in.ts';
import { signingSecret } from '../secret.ts';
import type { Kept, RegisterEntry } from '../store/persons.ts';
import { appendToRegister, personHash, readRegister, registerEntry } from '../store/register-file.ts';
import { type Answer, asJson, type Call, type Command, ownersZone } from './command.ts';
import { removal, sumOf } from './removal-text.ts';

const nothing = (address: string): Answer => ({ refused: `Nothing is kept of ${address}.` });

const secretOf = ({ settings }: Call) => signingSecret(settings.secret, settings.dataDir);

/** Notes what was done for a person: in the database, and in files that a restore of the database does not take back. */
async function enter(call: Call, what: RegisterEntry['what']): Promise<void> {
  const { store, argument: address, settings, now } = call;
  const entry = registerEntry(await secretOf(call), { address, day: dayAt(now, ownersZone), what });
  await store.persons.enter(entry);
  for (const folder of [settings.dataDir, settings.backupDir]) {
    if (folder !== undefined && existsSync(folder)) await appendToRegister(folder, entry);
  }
}

/** A row as its person can read it: instants by the owner's clock, and what was kept as JSON opened. */
function readable(row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const shown = Object.entries(row).map(([name, value]) => {
    if (name.endsWith('_at') && typeof value === 'number') return [name, value === 0 ? null : isoIn(ownersZone, value)];
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

async function withContents(kept: Kept, { store }: Call): Promise<Kept> {
  const files = (kept['files'] ?? []).map(async (row) => {
    const content = await readFile(store.files.path(String(row['id'])), 'base64').catch(() => null);
    return { ...row, content };
  });
  return { ...kept, files: await Promise.all(files) };
}

async function person(call: Call): Promise<Answer> {
  const { store, argument: address, now } = call;
  const kept = await store.persons.gather(address);
  if (kept === undefined) return nothing(address);
  const all = Object.entries(await withContents(kept, call)).map(([table, rows]) => [table, rows.map(readable)]);
  await enter(call, 'exported');
  return asJson({ address, made: isoIn(ownersZone, now), ...(Object.fromEntries(all) as object) });
}

async function erase(call: Call): Promise<Answer> {
  const { store, argument: address, format } = call;
  if ((await store.persons.gather(address)) === undefined) return nothing(address);
  await enter(call, 'erased'); // first: an erasure that no register knows would come back with a restore
  const removed = await store.enquiries.erase(address);
  return removal(removed, format, `what was kept of ${address}`);
}

async function register({ store, format }: Call): Promise<Answer> {
  const entries = await store.persons.register();
  if (format === 'json') return asJson({ register: entries });
  const lines = entries.map(({ day, what, person: hash }) => `${day}  ${what.padEnd(8)}  ${hash}`);
  return { text: lines.join('\n') || 'Nobody has asked yet.' };
}

/** Erases again whom a restored database does not know to be erased. */
async function eraseAgain(call: Call): Promise<Answer> {
  const { store, argument: path, format } = call;
  const entries = await readRegister(path);
  const known = new Set((await store.persons.register()).map(({ id }) => id));
  const fresh = entries.filter(({ id }) => !known.has(id));
  const erased = new Set(fresh.filter(({ what }) => what === 'erased').map((entry) => entry.person));
  const secret = await secretOf(call);
  const doomed = (await store.persons.addresses()).filter((address) => erased.has(personHash(secret, address)));
  const removed = [];
  for (const address of doomed) removed.push(await store.enquiries.erase(address));
  for (const entry of fresh) await store.persons.enter(entry);
  return removal(sumOf(removed), format, `again what ${erased.size} erasures after the copy had removed`);
}

/** The commands for persons who ask for their data, or to be forgotten. */
export const personCommands: Readonly<Record<string, Command>> = {
  person: { takes: 'EMAIL', formats: ['json'], does: 'all that is kept of an address, for its person', run: person },
  erase: { takes: 'EMAIL', formats: ['table', 'json'], does: 'remove all that is kept of an address', run: erase },
  register: {
    takes: '',
    formats: ['table', 'json'],
    does: 'what was exported and erased, without names',
    run: register,
  },
  'erase-again': {
    takes: 'FILE',
    formats: ['table', 'json'],
    does: 'after a restore: make the erasures of a register again',
    run: eraseAgain,
  },
};
