import { parseSettings } from '../settings.ts';
import { openStore } from '../store/open-store.ts';
import type { Answer } from './command.ts';
import { parsedCall, usage } from './parsed-call.ts';

/** What a run prints, and the exit code: 0 done, 1 refused, 2 wrong use. */
export type Outcome = Readonly<{ code: 0 | 1 | 2; out: string; err: string }>;

const done = (out: string): Outcome => ({ code: 0, out, err: '' });
const refused = (err: string): Outcome => ({ code: 1, out: '', err });

type World = Readonly<{ env: Readonly<Record<string, string | undefined>>; now: () => number }>;

type Call = NonNullable<ReturnType<typeof parsedCall>>;

async function answer({ command, argument, format }: Call, { env, now }: World): Promise<Answer> {
  const settings = parseSettings(env);
  if ('refused' in settings) return settings;
  const store = await openStore({ ...settings, mailDomain: settings.mailFrom.split('@')[1], now });
  try {
    return await command.run({ store, settings, argument, format, now: now() });
  } finally {
    await store.close();
  }
}

/** Answers the owner's command line. It may run while the server does. */
export async function runLeads(args: readonly string[], world: World): Promise<Outcome> {
  const call = parsedCall(args);
  if (call === undefined) return { code: 2, out: '', err: usage };
  try {
    const outcome = await answer(call, world);
    return 'refused' in outcome ? refused(outcome.refused) : done(outcome.text);
  } catch (error) {
    return refused(`The database cannot be used: ${error instanceof Error ? error.message : String(error)}`);
  }
}
