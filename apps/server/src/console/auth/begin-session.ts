import type { Account, ConsoleStore } from '../accounts/account-types.ts';
import { lifeMs } from './cookies.ts';
import { noteShown } from './lately.ts';
import { hashOf, newToken } from './tokens.ts';
import type { Entered, Visit } from './visit.ts';

type Parts = Readonly<{ store: ConsoleStore; now: () => number }>;

/** Whether somebody has signed in to an account with this browser before. */
export async function isKnownDevice(store: ConsoleStore, { device }: Visit, accountId: string): Promise<boolean> {
  return device !== undefined && (await store.oneTimeToken(hashOf(device), 'device'))?.subject === accountId;
}

async function newDevice({ store, now }: Parts, accountId: string): Promise<string> {
  const device = newToken();
  const until = now() + lifeMs.device;
  await store.putOneTimeToken(hashOf(device), { kind: 'device', subject: accountId, data: '', until });
  return device;
}

/** Begins a session under a new token; the one that the browser had before is gone. Of a new browser a mail tells. */
export async function beginSession(
  parts: Parts,
  visit: Visit,
  { account, act }: Readonly<{ account: Account; act: 'signed-in' | 'recovered' | 'enrolled' }>,
): Promise<Entered> {
  const session = newToken();
  const replaces = visit.session === undefined ? undefined : hashOf(visit.session);
  const started = { hash: hashOf(session), replaces, device: visit.browser, until: parts.now() + lifeMs.session };
  const known = (await isKnownDevice(parts.store, visit, account.id)) ? visit.device : undefined;
  const tells = act === 'recovered' || (act === 'signed-in' && known === undefined); // making an account is told by itself
  const entry = {
    who: account.email,
    act: act === 'enrolled' ? 'signed-in' : act,
    detail: visit.browser,
    tells,
  } as const;
  await parts.store.begin(account.id, started, entry);
  await noteShown(parts, session, account.id);
  return { session, device: known ?? (await newDevice(parts, account.id)) };
}
