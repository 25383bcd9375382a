import { isRefused } from '@formation/leads';
import type { Refusal } from '../../http/edge/send-json.ts';
import type { ConsoleStore, Factors } from '../accounts/account-types.ts';
import { beginSession } from './begin-session.ts';
import { isEasyPassword } from './easy-password.ts';
import { invited } from './invitation.ts';
import { codeAddress, givenStep } from './one-time-code.ts';
import { type PasskeyService, passkeysFit, type Proof } from './passkeys.ts';
import { storedPassword } from './password.ts';
import { qrPicture } from './qr-code.ts';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts';
import { hashOf } from './tokens.ts';
import type { Entered, Visit } from './visit.ts';

type Parts = Readonly<{
  store: ConsoleStore;
  passkeys: PasskeyService;
  siteUrl: string;
  brand: string;
  now: () => number;
}>;

/** Who is in, and the codes that are shown once. */
export type Enrolled = Readonly<{ entered: Entered; recoveryCodes: readonly string[] }>;

const badLink: Refusal = { refused: 'bad-token' };

/** Uses the invitation up. The codes are shown once: only their hashes are kept. */
async function enrol(parts: Parts, visit: Visit, { invitation, ...factors }: Ways): Promise<Enrolled | Refusal> {
  const recoveryCodes = newRecoveryCodes();
  const stored = { ...factors, recovery: recoveryCodes.map(recoveryHash) };
  const account = await parts.store.enrol(hashOf(invitation), stored);
  if (isRefused(account)) return account;
  return { entered: await beginSession(parts, visit, { account, act: 'enrolled' }), recoveryCodes };
}

type Ways = Omit<Factors, 'recovery'> & Readonly<{ invitation: string }>;

/** Whom the invitation is for, and what the page needs for both ways. */
async function look({ store, passkeys, siteUrl, brand }: Parts, invitation: string) {
  const guest = await invited(store, invitation);
  if (guest === undefined) return badLink;
  const { email, role, codeSecret } = guest;
  const address = codeAddress(codeSecret, { brand, email });
  return {
    email,
    role,
    codeSecret,
    codeAddress: address,
    picture: qrPicture(address),
    passkey: passkeysFit(siteUrl) ? await passkeys.toMake(email) : null,
  };
}

type Typed = Readonly<{ invitation: string; password: string; code: string }>;

/** Makes the accounts of those who were invited: with a passkey, or with a password and one-time codes. */
export function enrolmentService(parts: Parts) {
  const { store, passkeys, now } = parts;
  return {
    look: (invitation: string) => look(parts, invitation),

    async byPasskey(
      { invitation, proof }: Readonly<{ invitation: string; proof: Proof }>,
      visit: Visit,
    ): Promise<Enrolled | Refusal> {
      if ((await invited(store, invitation)) === undefined) return badLink;
      const passkey = await passkeys.made(proof);
      if (passkey === undefined) return { refused: 'bad-field', field: 'proof' };
      return enrol(parts, visit, { invitation, passkey, name: visit.browser });
    },

    /** The first one-time code shows that the program has the secret. */
    async byPassword({ invitation, ...typed }: Typed, visit: Visit): Promise<Enrolled | Refusal> {
      const guest = await invited(store, invitation);
      if (guest === undefined) return badLink;
      const { codeSecret, email } = guest;
      const codeStep = givenStep(typed.code.replaceAll(' ', ''), { secret: codeSecret, lastStep: 0 }, now());
      if (codeStep === undefined) return { refused: 'bad-field', field: 'code' };
      if (await isEasyPassword(typed.password, email)) return { refused: 'easy-password' };
      const password = { kept: await storedPassword(typed.password), codeSecret, codeStep };
      return enrol(parts, visit, { invitation, password });
    },
  };
}
