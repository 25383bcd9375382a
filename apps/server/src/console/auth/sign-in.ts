import { isRefused } from '@formation/leads';
import type { Refusal } from '../../http/edge/send-json.ts';
import type { Account, ConsoleStore } from '../accounts/account-types.ts';
import { beginSession } from './begin-session.ts';
import { givenStep, newCodeSecret } from './one-time-code.ts';
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

/** Whose code is looked at beside a wrong password, so that nothing is done less than beside the right one. */
const nobody: Owner = { id: '', codeSecret: newCodeSecret(), codeStep: 0 };

type Owner = Pick<Account, 'id' | 'codeSecret' | 'codeStep'>;
type CodeAttempt = Readonly<{ owner: Owner; code: string; wait: () => Promise<number> }>;

/** Where all tries are used up the right code is wrong as well: “too many” would say that the password was right. */
async function takesOneTimeCode({ store, now }: Parts, { owner, code, wait }: CodeAttempt) {
  const isUsedUp = (await wait()) > 0;
  const known = { secret: owner.codeSecret, lastStep: owner.codeStep };
  const step = givenStep(code.replaceAll(' ', ''), known, now());
  if (step === undefined || owner.codeSecret === '' || isUsedUp) return wrong;
  return (await store.redeemCode(owner.id, step)) ? ({ act: 'signed-in' } as const) : wrong;
}

async function takesRecovery({ store }: Parts, { owner, code }: CodeAttempt) {
  return (await store.redeemRecoveryCode(owner.id, recoveryHash(code))) ? ({ act: 'recovered' } as const) : wrong;
}

/** Somebody who has shown that an account is theirs, and how the log speaks of it. */
type Proven = Readonly<{ account: Account; act: 'signed-in' | 'recovered' }>;

/** Finds out whose account it is. Whatever was wrong, the same is done, and refused in the same words. */
export function proofService(parts: Parts) {
  const { store, passkeys } = parts;
  const tries = signInTries(store);
  async function proven({ password, code }: Typed, attempt: SignInAttempt, who: InLine): Promise<Proven | Refusal> {
    const { account } = attempt;
    const retryAfter = await tries.atPassword(attempt);
    if (retryAfter > 0) return tooMany(retryAfter);
    const isTheirs = await isPassword(password, account?.password ?? '', who);
    const isRight = isTheirs || (account?.password === '' && password === '');
    const takes = isOneTimeCode(code) ? takesOneTimeCode : takesRecovery;
    const owner = isRight && account !== undefined ? account : nobody;
    const taken = await takes(parts, { owner, code, wait: () => tries.atCode(attempt, isRight) });
    if (isRefused(taken) || account === undefined) return wrong;
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
