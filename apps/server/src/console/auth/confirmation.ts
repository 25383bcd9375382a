import { isRefused } from '@formation/leads';
import type { Refusal } from '../../http/edge/send-json.ts';
import type { ConsoleStore } from '../accounts/account-types.ts';
import { noteShown } from './lately.ts';
import type { PasskeyService, Proof } from './passkeys.ts';
import { proofService, type Typed } from './sign-in.ts';
import { hashOf, newToken } from './tokens.ts';
import type { StaffVisit } from './visit.ts';

type Parts = Readonly<{ store: ConsoleStore; passkeys: PasskeyService; now: () => number }>;
type Proven = Awaited<ReturnType<ReturnType<typeof proofService>['byPasskey']>>;

/** How long somebody may take between showing who they are and what they show it for. */
const goodForMs = 5 * 60_000;

const keyOf = (session: string) => hashOf(`confirmed ${session}`);

/** Uses the confirmation of a session up; undefined when there is none. What is given back is good for the same call only. */
export async function confirmed(store: ConsoleStore, session: string, call: string) {
  const token = await store.redeemOneTimeToken(keyOf(session), 'confirmation');
  if (token === undefined || !['', call].includes(token.data)) return undefined;
  return { putBack: () => store.putOneTimeToken(keyOf(session), { ...token, data: call }) };
}

const ways = { 'signed-in': 'password', recovered: 'recovery code' } as const;

/** The token under which a session goes on once somebody has shown who they are; a new one, unless the session ends now. */
async function renewedToken({ store }: Parts, { session, by }: StaffVisit): Promise<string> {
  const token = newToken();
  return (await store.renew(by.session.id, hashOf(token))) ? token : session;
}

/** Where somebody who is in shows again that it is they: a found phone must not change who may come in. */
export function confirmationService(parts: Parts) {
  const { store, now } = parts;
  const proofs = proofService(parts);
  const confirm = async (visit: StaffVisit, proven: Proven, way?: string) => {
    const { account } = visit.by;
    if (isRefused(proven)) return proven;
    if (proven.account.id !== account.id) return { refused: 'bad-sign-in' } satisfies Refusal; // somebody else's passkey
    const detail = way ?? ways[proven.act];
    await store.log({ who: account.email, act: 'confirmed', detail, tells: proven.act === 'recovered' });
    const session = await renewedToken(parts, visit);
    const token = { kind: 'confirmation', subject: account.id, data: '', until: now() + goodForMs } as const;
    await store.putOneTimeToken(keyOf(session), token);
    await noteShown(parts, session, account.id);
    return { session };
  };
  return {
    byPassword: async (visit: StaffVisit, typed: Omit<Typed, 'email'>) =>
      confirm(visit, await proofs.byPassword({ ...typed, email: visit.by.account.email }, visit)),
    byPasskey: async (visit: StaffVisit, proof: Proof) => confirm(visit, await proofs.byPasskey(proof), 'passkey'),
  };
}
