import type { Refusal } from '../../http/edge/send-json.ts';
import type { ConsoleStore } from '../accounts/account-types.ts';
import { isEasyPassword } from './easy-password.ts';
import { codeAddress, givenStep, newCodeSecret } from './one-time-code.ts';
import { type PasskeyService, passkeysFit, type Proof } from './passkeys.ts';
import { storedPassword } from './password.ts';
import { qrPicture } from './qr-code.ts';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts';
import { hashOf } from './tokens.ts';
import type { StaffVisit } from './visit.ts';

type Parts = Readonly<{
  store: ConsoleStore;
  passkeys: PasskeyService;
  siteUrl: string;
  brand: string;
  now: () => number;
}>;

type Outcome = Promise<'done' | Refusal>;

/** How long a new key of one-time codes waits for the first code. */
const keyMs = 30 * 60_000;
/** A session that goes on under a new token is as old as before. */
const keyOf = ({ by: { account, session } }: StaffVisit) => hashOf(`one-time codes ${account.id} ${session.createdAt}`);

const badProof: Refusal = { refused: 'bad-field', field: 'proof' };
const easy: Refusal = { refused: 'easy-password' };

const passkeyCalls = ({ store, passkeys, siteUrl }: Parts) => ({
  /** What the browser needs to make one more passkey; null where the address of the site has none. */
  async toMake({ by: { account } }: StaffVisit) {
    if (!passkeysFit(siteUrl)) return null;
    const had = await store.passkeys(account.id);
    return passkeys.toMake(
      account.email,
      had.map(({ id }) => id),
    );
  },

  async addPasskey({ by, browser }: StaffVisit, { proof, name }: Readonly<{ proof: Proof; name: string }>): Outcome {
    const passkey = await passkeys.made(proof);
    if (passkey === undefined) return badProof;
    const outcome = await store.changeFactors(by, { act: 'passkey-added', passkey, name: name || browser });
    return outcome !== 'done' && outcome.refused === 'taken' ? badProof : outcome;
  },

  namePasskey: async ({ by }: StaffVisit, named: Readonly<{ id: string; name: string }>): Outcome =>
    (await store.namePasskey(by.account, named)) ? 'done' : { refused: 'not-found' },

  removePasskey: ({ by }: StaffVisit, passkeyId: string): Outcome =>
    store.changeFactors(by, { act: 'passkey-removed', passkeyId }),
});

type NewCodes = Readonly<{ code: string; password?: string | undefined }>;

const passwordCalls = ({ store, brand, now }: Parts) => ({
  async changePassword({ by }: StaffVisit, password: string): Outcome {
    if (await isEasyPassword(password, by.account.email)) return easy;
    return store.changeFactors(by, { act: 'password-changed', kept: await storedPassword(password) });
  },

  /** A new key for the program of one-time codes. The old one stays until a code of the new one is given. */
  async newKey(visit: StaffVisit) {
    const { account } = visit.by;
    const codeSecret = newCodeSecret();
    const token = { kind: 'code-secret', subject: account.id, data: codeSecret, until: now() + keyMs } as const;
    await store.putOneTimeToken(keyOf(visit), token);
    const address = codeAddress(codeSecret, { brand, email: account.email });
    return { codeSecret, codeAddress: address, picture: qrPicture(address) };
  },

  async changeCodes(visit: StaffVisit, { code, password }: NewCodes): Outcome {
    const { by } = visit;
    if (by.account.password === '' && password === undefined) return { refused: 'bad-field', field: 'password' };
    const key = await store.oneTimeToken(keyOf(visit), 'code-secret');
    const codeSecret = key?.data ?? '';
    const known = { secret: codeSecret, lastStep: 0 };
    const codeStep = key && givenStep(code.replaceAll(' ', ''), known, now());
    if (codeStep === undefined) return { refused: 'bad-field', field: 'code' };
    if (password !== undefined && (await isEasyPassword(password, by.account.email))) return easy;
    const stored = password === undefined ? undefined : await storedPassword(password);
    const outcome = await store.changeFactors(by, { act: 'codes-changed', codeSecret, codeStep, kept: stored });
    if (outcome === 'done') await store.redeemOneTimeToken(keyOf(visit), 'code-secret');
    return outcome;
  },
});

/** What one sees and changes of one's own ways to sign in. */
export function accountService(parts: Parts) {
  const { store, siteUrl } = parts;
  return {
    ...passkeyCalls(parts),
    ...passwordCalls(parts),

    async look({ by: { account } }: StaffVisit) {
      const passkeys = await store.passkeys(account.id);
      const recoveryCodes = await store.recoveryLeft(account.id);
      return { passkeys, recoveryCodes, password: account.password !== '', takesPasskeys: passkeysFit(siteUrl) };
    },

    /** New codes, shown once; the old ones are good no more. */
    async renewRecovery({ by }: StaffVisit): Promise<readonly string[] | Refusal> {
      const codes = newRecoveryCodes();
      const change = { act: 'recovery-renewed', hashes: codes.map(recoveryHash) } as const;
      const outcome = await store.changeFactors(by, change);
      return outcome === 'done' ? codes : outcome;
    },
  };
}

export type AccountService = ReturnType<typeof accountService>;
