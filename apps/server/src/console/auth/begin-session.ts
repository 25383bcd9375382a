import type { Account, AuditAction, ConsoleStore } from '../accounts/account-types.ts';
import { lifeMs } from './cookies.ts';
import { hashOf, newToken } from './tokens.ts';
import type { Entered, Visit } from './visit.ts';

type Parts = Readonly<{ store: ConsoleStore; now: () => number }>;

/** Whether somebody has signed in to an account with this browser before. */
export async function isKnownDevice(store: ConsoleStore, { device }: Visit, accountId: string): Promise<boolean> {
  return device !== undefined && (await store.oneTimeToken(hashOf(device), 'device'))?.subject === accountId;
}

async function deviceToken({ store, now }: Parts, visit: Visit, accountId: string): Promise<string> {
  if (visit.device !== undefined && (await isKnownDevice(store, visit, accountId))) return visit.device;
  const device = newToken();
  const until = now() + lifeMs.device;
  await store.putOneTimeToken(hashOf(device), { kind: 'device', subject: accountId, data: '', until });
  return device;
}

/** Begins a session under a new token; the one that the browser had before is gone. */
export async function beginSession(
  parts: Parts,
  visit: Visit,
  { account, act }: Readonly<{ account: Account; act: AuditAction }>,
): Promise<Entered> {
  const session = newToken();
  const replaces = visit.session === undefined ? undefined : hashOf(visit.session);
  const started = { hash: hashOf(session), replaces, device: visit.browser, until: parts.now() + lifeMs.session };
  await parts.store.begin(account.id, started, { who: account.email, act, detail: visit.browser });
  return { session, device: await deviceToken(parts, visit, account.id) };
}
