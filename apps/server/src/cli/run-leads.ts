import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { databaseFile } from '../db/data-files.ts';
import { openStore } from '../db/open-store.ts';
import { UnwrittenRegister } from '../people/person-service.ts';
import { parseSettings, type Settings } from '../settings.ts';
import type { Answer } from './command.ts';
import { parsedCall } from './parsed-call.ts';

/** What a run prints, and the exit code: 0 done, 1 refused, 2 wrong use. */
export type Outcome = Readonly<{
  code: 0 | 1 | 2;
  out: string;
  err: string;
  /** For people, beside the answer: where it comes from. */
  note?: string;
}>;

const refused = (err: string): Outcome => ({ code: 1, out: '', err });

type World = Readonly<{ env: Readonly<Record<string, string | undefined>>; now: () => number }>;

type Call = Exclude<ReturnType<typeof parsedCall>, { wrong: string }>;

/** The database by a name without passwords. */
function nameOf({ databaseUrl, dataDir }: Settings): string {
  if (databaseUrl === undefined) return join(dataDir, databaseFile);
  return URL.canParse(databaseUrl) ? new URL(databaseUrl).pathname.slice(1) + ' at DATABASE_URL' : 'DATABASE_URL';
}

/** Opening a database that is not there would make one, and an owner in the wrong folder would read "no enquiries". */
const isThere = ({ databaseUrl, dataDir }: Settings) =>
  databaseUrl !== undefined || existsSync(join(dataDir, databaseFile));

const elsewhere =
  'Say where the server keeps it: DATA_DIR=/var/lib/serendib npm run -s leads -- list, or DATABASE_URL.';

/** A file that nobody else may read, and none that is there already: what is in it is about people. */
async function written(out: string, text: string): Promise<Outcome> {
  const path = resolve(out);
  try {
    await writeFile(path, text.endsWith('\n') ? text : `${text}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    return refused(`${path} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
  return { code: 0, out: `Written to ${path}.`, err: '' };
}

type Printed = Extract<Answer, { text: string }>;

/** Writes a text into a new file; what cannot be registered then is taken back. */
async function handedOut(out: string, { text, register }: Printed): Promise<Outcome> {
  const outcome = await written(out, text);
  if (outcome.code !== 0) return outcome;
  await register?.().catch(async (error: unknown) => {
    await rm(out);
    throw error;
  });
  return outcome;
}

async function answer({ command, argument, format, keep, role, out }: Call, { env, now }: World): Promise<Outcome> {
  const settings = parseSettings(env);
  if ('refused' in settings) return refused(settings.refused);
  if (out !== undefined && existsSync(out)) return refused(`${out} is there already: name a new file.`);
  if (command.alone) {
    const outcome = await command.alone(settings);
    return 'refused' in outcome ? refused(outcome.refused) : { code: 0, out: outcome.text, err: '' };
  }
  const name = nameOf(settings);
  if (!isThere(settings)) return refused(`There is no database ${name}. ${elsewhere}`);
  const mailDomain = settings.mailFrom.split('@')[1];
  const store = await openStore({ ...settings, mailDomain, now, tables: command.upgrades ? 'make' : 'expect' }).catch(
    (error: unknown) =>
      refused(`The database ${name} cannot be used: ${error instanceof Error ? error.message : String(error)}`),
  );
  if ('code' in store) return store;
  try {
    const outcome = await command.run({ store, settings, argument, format, keep, role, now: now() });
    if ('refused' in outcome) return { ...refused(outcome.refused), code: outcome.code ?? 1 };
    if (out !== undefined) return await handedOut(out, outcome);
    await outcome.register?.();
    return { code: 0, out: outcome.text, err: '', ...(format === 'table' && { note: `Database: ${name}` }) };
  } finally {
    await store.close();
  }
}

/** Answers the owner's command line. It may run while the server does. */
export async function runLeads(args: readonly string[], world: World): Promise<Outcome> {
  const call = parsedCall(args);
  if ('wrong' in call) return { code: 2, out: '', err: call.wrong };
  try {
    return await answer(call, world);
  } catch (error) {
    if (error instanceof UnwrittenRegister) return refused(error.message);
    return refused(`The database cannot be used: ${error instanceof Error ? error.message : String(error)}`);
  }
}
