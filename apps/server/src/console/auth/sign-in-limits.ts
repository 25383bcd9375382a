import { digest } from '../../enquiries/requests.ts';
import { totals } from '../../totals.ts';
import type { Account, ConsoleStore } from '../accounts/account-types.ts';
import { isKnownDevice } from './begin-session.ts';
import type { Visit } from './visit.ts';

const { bounds } = totals.signIn;

/**
 * How often something may be tried. A stranger has few tries at one account and some at all of them, from one address;
 * what a stranger uses up is never the account's own: a browser that has signed in before has tries for itself.
 */
const limits = {
  pair: { most: bounds.perPair, spanMs: bounds.spanMs },
  address: { most: bounds.perAddress, spanMs: bounds.spanMs },
  device: { most: bounds.perDevice, spanMs: bounds.spanMs },
  /** Of one-time codes once the password was right, from all addresses together: six digits can be guessed. */
  codes: { most: bounds.codesPerEmail, spanMs: bounds.codesSpanMs },
  /** Of codes beside a wrong password. They keep nobody out: counting takes as long as it does beside the right one. */
  otherCodes: { most: bounds.codesPerEmail, spanMs: bounds.codesSpanMs },
} as const;

type Kind = keyof typeof limits;
export type SignInAttempt = Readonly<{ email: string; account: Account | undefined; visit: Visit }>;

/** Counts tries to sign in. Each call says how many seconds to wait, 0 for not at all. */
export function signInTries(store: ConsoleStore) {
  const keyOf = (kind: Kind, { email, visit }: SignInAttempt) => {
    const about = {
      pair: [email, visit.address],
      address: [visit.address],
      device: [visit.device ?? ''],
      codes: [email],
      otherCodes: [email],
    };
    return digest(kind, ...about[kind]);
  };
  const isKnown = ({ account, visit }: SignInAttempt) => isKnownDevice(store, visit, account?.id ?? ''); // an account that is not there is looked for as well
  const use = async (attempt: SignInAttempt, kinds: readonly Kind[]) => {
    let waitMs = 0;
    for (const kind of kinds) waitMs = Math.max(waitMs, await store.try(keyOf(kind, attempt), limits[kind]));
    return Math.ceil(waitMs / 1000);
  };
  return {
    /** Whether the browser has signed in to the account before. */
    isKnown,
    atPassword: async (attempt: SignInAttempt) =>
      use(attempt, (await isKnown(attempt)) ? ['device'] : ['pair', 'address']),
    atCode: async (attempt: SignInAttempt, isRightPassword: boolean) =>
      (await isKnown(attempt)) ? 0 : use(attempt, [isRightPassword ? 'codes' : 'otherCodes']),
    /** Who got in has tries as before. */
    forgive: (attempt: SignInAttempt) =>
      store.forgiveTries((['pair', 'device', 'codes'] as const).map((kind) => keyOf(kind, attempt))),
  };
}
