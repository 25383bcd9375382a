import { isRefused } from '@formation/leads';
import type { Refusal } from '../../http/edge/send-json.ts';
import type { Account, AuditAction, ConsoleStore } from '../accounts/account-types.ts';
import { beginSession } from './begin-session.ts';
import { givenStep } from './one-time-code.ts';
import type { PasskeyService, Proof } from './passkeys.ts';
import { type InLine, isPassword, withPlaceInLine } from './password.ts';
import { recoveryHash } from './recovery-codes.ts';
import { type SignInAttempt, signInTries } from './sign-in-limits.ts';
import type { Entered, Visit } from './visit.ts';

type Parts = Readonly<{ store: ConsoleStore; passkeys: PasskeyService; now: () => number }>;

/** What was typed. The code is a one-time code or one of the recovery codes. */
export type Typed = Readonly<{ email: string; password: string; code: string }>;

const wrong: Refusal = { refused: 'bad-sign-in' };
const tooMany = (retryAfter: number): Refusal => ({ refused: 'too-many-requests', retryAfter });
/** When to try again while as many strangers wait in line as may. */
const busySeconds = 5;
const isOneTimeCode = (code: string) => /^\d{6}$/.test(code.replaceAll(' ', ''));

type CodeAttempt = Readonly<{ account: Account; code: string; wait: () => Promise<number> }>;

async function takesOneTimeCode({ store, now }: Parts, { account, code, wait }: CodeAttempt) {
  const retryAfter = await wait();
  if (retryAfter > 0) return tooMany(retryAfter);
  const known = { secret: account.codeSecret, lastStep: account.codeStep };
  const step = account.codeSecret === '' ? undefined : givenStep(code.replaceAll(' ', ''), known, now());
  return step !== undefined && (await store.redeemCode(account.id, step)) ? ({ act: 'signed-in' } as const) : wrong;
}

async function takesRecovery({ store }: Parts, { account, code }: CodeAttempt) {
  return (await store.redeemRecoveryCode(account.id, recoveryHash(code))) ? ({ act: 'recovered' } as const) : wrong;
}

/** Somebody who has shown that an account is theirs, and how the log speaks of it. */
type Proven = Readonly<{ account: Account; act: AuditAction }>;

/** Finds out whose account it is. What is refused is refused in the same words and time, whatever was wrong. */
export function proofService(parts: Parts) {
  const { store, passkeys } = parts;
  const tries = signInTries(store);
  async function proven({ password, code }: Typed, attempt: SignInAttempt, who: InLine): Promise<Proven | Refusal> {
    const { account } = attempt;
    const retryAfter = await tries.atPassword(attempt);
    if (retryAfter > 0) return tooMany(retryAfter);
    const isRight = await isPassword(password, account?.password ?? '', who);
    if (account === undefined) return wrong;
    if (!isRight && (account.password !== '' || password !== '')) return wrong;
    const takes = isOneTimeCode(code) ? takesOneTimeCode : takesRecovery;
    const taken = await takes(parts, { account, code, wait: () => tries.atCode(attempt) });
    if (isRefused(taken)) return taken;
    await tries.forgive(attempt);
    return { account, act: taken.act };
  }
  return {
    /** Who has only passkeys, and has lost them, leaves the password empty: the recovery code is as long as a key. */
    async byPassword(typed: Typed, visit: Visit): Promise<Proven | Refusal> {
      const account = await store.account({ email: typed.email });
      const attempt = { email: typed.email.toLowerCase(), account, visit };
      const who = (await tries.isKnown(attempt)) ? 'known' : 'stranger';
      return (await withPlaceInLine(who, () => proven(typed, attempt, who))) ?? tooMany(busySeconds);
    },

    async byPasskey(proof: Proof): Promise<Proven | Refusal> {
      const id = await passkeys.used(proof);
      const account = id === undefined ? undefined : await store.account({ id });
      return account === undefined ? wrong : { account, act: 'signed-in' };
    },
  };
}

/** The desk at the door. */
export function signInService(parts: Parts) {
  const proofs = proofService(parts);
  const open = (visit: Visit, proven: Proven | Refusal) =>
    isRefused(proven) ? proven : beginSession(parts, visit, proven);
  return {
    byPassword: async (typed: Typed, visit: Visit): Promise<Entered | Refusal> =>
      open(visit, await proofs.byPassword(typed, visit)),
    byPasskey: async (proof: Proof, visit: Visit): Promise<Entered | Refusal> =>
      open(visit, await proofs.byPasskey(proof)),
  };
}
