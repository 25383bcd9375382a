import { digest } from '../../enquiries/requests.ts';
import { networkOf } from '../../http/edge/outer-request.ts';
import type { Refusal } from '../../http/edge/send-json.ts';
import { signer } from '../../signing.ts';
import { totals } from '../../totals.ts';
import type { ConsoleStore } from '../accounts/account-types.ts';

const { bounds } = totals.refusals;

/** What was refused to whom; `email` is of who is signed in, or was typed. */
export type RefusedCall = Readonly<{ refusal: Refusal; path: string; address: string; email: string | undefined }>;

type Parts = Readonly<{ store: ConsoleStore; secret: string }>;
type Warn = (about: object, sentence: string) => void;

const ofSignIn = ['bad-sign-in', 'too-many-requests'];
/** Not among them: a session that is over, and a confirmation that is still to come. Both are everyday’s. */
const denied = ['forbidden', 'not-allowed', 'bad-token'];

/** An account and a network stand once an hour in the log, which only grows; the rest is counted. */
async function isToBeNoted({ store }: Parts, about: readonly string[]): Promise<boolean> {
  const { spanMs, perAccountAndNetwork, inAll } = bounds;
  if ((await store.try(digest('refusal', ...about), { most: perAccountAndNetwork, spanMs })) > 0) return false;
  return (await store.try(digest('refusals'), { most: inAll, spanMs })) === 0;
}

/**
 * Notes sign-ins that were refused and calls that were denied: each as a line of the server's own, and in the console's
 * log. Neither names an address of the internet, nor what was typed unless somebody has an account by it.
 */
export function refusalLog(parts: Parts) {
  const { store, secret } = parts;
  const { sign } = signer(secret);
  return async ({ refusal: { refused }, path, address, email }: RefusedCall, warn: Warn): Promise<void> => {
    const isSignIn = ofSignIn.includes(refused);
    if (!isSignIn && !denied.includes(refused)) return;
    const account = email === undefined ? undefined : await store.account({ email });
    const network = sign('refusal', [networkOf(address)]).slice(0, 16);
    warn({ refused, path, account: account?.id ?? '', network }, 'refused');
    if (!isSignIn && account === undefined) return; // anybody can post anything: that is no reason to write
    if (isSignIn) await store.countRefusedSignIn();
    const act = isSignIn ? 'sign-in-refused' : 'denied';
    const who = account?.email ?? 'nobody';
    if (!(await isToBeNoted(parts, [act, who, network]))) return;
    await store.log({ who, act, about: path, detail: `${refused}, network ${network}` });
  };
}

export type RefusalLog = ReturnType<typeof refusalLog>;
