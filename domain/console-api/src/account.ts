import * as v from 'valibot';
import type { Call } from './call.ts';
import {
  codeKey,
  count,
  done,
  email,
  instant,
  newPassword,
  passkeyOptions,
  passkeyProof,
  password,
  role,
  text,
} from './fields.ts';
import { roles } from './names.ts';

/** What somebody calls a passkey; empty for what the browser calls itself. */
const name = v.pipe(v.string(), v.trim(), v.maxLength(60));
/** As long as the standard lets it be. */
const passkeyId = v.pipe(v.string(), v.minLength(1), v.maxLength(2000));

/** Showing again that it is still who signed in. */
export const confirmationCalls = {
  byPasskey: {
    method: 'POST',
    path: '/confirmation/passkey',
    who: roles,
    body: v.object({ proof: passkeyProof }),
    answer: done,
    refusals: ['bad-sign-in', 'too-many-requests'],
  },
  byPassword: {
    method: 'POST',
    path: '/confirmation/password',
    who: roles,
    body: v.object({ password, code: text }),
    answer: done,
    refusals: ['bad-sign-in', 'too-many-requests'],
  },
} as const satisfies Record<string, Call>;

const passkey = v.object({ id: v.string(), name: v.string(), since: instant, used: instant });

const ways = v.object({
  passkeys: v.array(passkey),
  password: v.boolean(),
  /** How many of them are left. */
  recoveryCodes: count,
  /** Whether browsers make passkeys at the address of the site. */
  takesPasskeys: v.boolean(),
});

const change = { method: 'POST', who: roles, asksAgain: true, answer: done } as const;

/** One's own ways to sign in. */
export const accountCalls = {
  look: { method: 'GET', path: '/account', who: roles, answer: ways, refusals: [] },
  passkeyOptions: {
    method: 'POST',
    path: '/account/passkeys/options',
    who: roles,
    answer: v.object({ passkey: v.nullable(passkeyOptions) }),
    refusals: [],
  },
  addPasskey: { ...change, path: '/account/passkeys', body: v.object({ proof: passkeyProof, name }), refusals: [] },
  namePasskey: {
    method: 'POST',
    path: '/account/passkeys/name',
    who: roles,
    body: v.object({ id: passkeyId, name: v.pipe(name, v.minLength(1)) }),
    answer: done,
    refusals: ['not-found'],
  },
  removePasskey: {
    ...change,
    path: '/account/passkeys/remove',
    body: v.object({ id: passkeyId }),
    refusals: ['not-found', 'last-way'],
  },
  changePassword: {
    ...change,
    path: '/account/password',
    body: v.object({ password: newPassword }),
    refusals: ['easy-password'],
  },
  newCodeKey: { method: 'POST', path: '/account/codes/look', who: roles, answer: v.object(codeKey), refusals: [] },
  changeCodes: {
    ...change,
    path: '/account/codes',
    body: v.object({ code: text, password: v.optional(newPassword) }),
    refusals: ['easy-password'],
  },
  renewRecoveryCodes: {
    ...change,
    path: '/account/recovery-codes',
    answer: v.object({ recoveryCodes: v.array(v.string()) }),
    refusals: [],
  },
} as const satisfies Record<string, Call>;

const account = v.object({
  id: v.string(),
  email: v.string(),
  role,
  since: instant,
  passkeys: count,
  password: v.boolean(),
  /** Whether it is who asks. */
  isYou: v.boolean(),
  /** When they were last there in a session that has not ended; null where there is none. */
  seen: v.nullable(instant),
  /** Enquiries that they have and that are neither won nor lost: nobody’s once the account ends, or only looks. */
  has: count,
});

const invitation = v.object({ id: v.string(), email: v.string(), role, until: instant });
const link = v.object({ link: v.string() });
const byOwner = { method: 'POST', who: ['owner'], asksAgain: true } as const;

/** Who may come in, and as what. */
export const firmCalls = {
  list: {
    method: 'GET',
    path: '/accounts',
    who: ['owner'],
    answer: v.object({ accounts: v.array(account), invitations: v.array(invitation) }),
    refusals: [],
  },
  changeRole: {
    ...byOwner,
    path: '/accounts/:id/role',
    body: v.object({ role }),
    answer: done,
    refusals: ['not-found', 'last-owner'],
  },
  reset: { ...byOwner, path: '/accounts/:id/reset', answer: link, refusals: ['not-found', 'last-owner'] },
  end: { ...byOwner, path: '/accounts/:id/end', answer: done, refusals: ['not-found', 'last-owner'] },
  invite: {
    ...byOwner,
    path: '/invitations',
    body: v.object({ email, role }),
    answer: link,
    refusals: ['has-account'],
  },
  withdraw: { ...byOwner, path: '/invitations/:id/withdraw', answer: done, refusals: ['not-found'] },
} as const satisfies Record<string, Call>;
