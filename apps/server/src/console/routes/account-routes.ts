import * as v from 'valibot';
import type { Refusal } from '../../http/api/send-json.ts';
import { roles } from '../../store/console.ts';
import type { AccountDesk } from '../account.ts';
import type { confirmationDesk } from '../confirmation.ts';
import { codeKey, done, instant, newPassword, passkeyOptions, passkeyProof, password, text, toIso } from './fields.ts';
import { type Route, staffRoute } from './route.ts';

type Desks = Readonly<{ account: AccountDesk; confirmation: ReturnType<typeof confirmationDesk> }>;

const said = (outcome: 'done' | Refusal) => (outcome === 'done' ? ({ done: true } as const) : outcome);

/** What somebody calls a passkey; empty for what the browser calls itself. */
const name = v.pipe(v.string(), v.trim(), v.maxLength(60));
/** As long as the standard lets it be. */
const passkeyId = v.pipe(v.string(), v.minLength(1), v.maxLength(2000));

const confirmationRoutes = ({ confirmation }: Desks): readonly Route[] => [
  staffRoute(roles, {
    method: 'POST',
    path: '/confirmation/passkey',
    does: 'Confirms by a passkey that it is still who signed in; good for one call that asks again, for five minutes.',
    body: v.object({ proof: passkeyProof }),
    answer: done,
    run: async (call, { proof }) => said(await confirmation.byPasskey(call, proof)),
  }),
  staffRoute(roles, {
    method: 'POST',
    path: '/confirmation/password',
    does: 'The same by the password and a one-time code, or a recovery code in its place.',
    body: v.object({ password, code: text }),
    answer: done,
    run: async (call, typed) => said(await confirmation.byPassword(call, typed)),
  }),
];

const passkey = v.object({ id: v.string(), name: v.string(), since: instant, used: instant });

const lookRoutes = ({ account }: Desks): readonly Route[] => [
  staffRoute(roles, {
    method: 'GET',
    path: '/account',
    does: 'The ways in which one can sign in.',
    answer: v.object({
      passkeys: v.array(passkey),
      password: v.boolean(),
      /** How many of them are left. */
      recoveryCodes: v.number(),
      /** Whether browsers make passkeys at the address of the site. */
      takesPasskeys: v.boolean(),
    }),
    run: async (call) => {
      const { passkeys, ...rest } = await account.look(call);
      const asPasskey = passkeys.map(({ id, name: called, createdAt, usedAt }) => ({
        id,
        name: called,
        since: toIso(createdAt),
        used: toIso(usedAt),
      }));
      return { ...rest, passkeys: asPasskey };
    },
  }),
];

const passkeyRoutes = ({ account }: Desks): readonly Route[] => [
  staffRoute(roles, {
    method: 'POST',
    path: '/account/passkeys/options',
    does: 'What a browser needs to make one more passkey; null where the address of the site has none.',
    answer: v.object({ passkey: v.nullable(passkeyOptions) }),
    run: async (call) => {
      const options = await account.toMake(call);
      return { passkey: options && { ...options } };
    },
  }),
  staffRoute(roles, {
    method: 'POST',
    path: '/account/passkeys',
    does: 'Adds a passkey; every other session of one’s own ends.',
    asksAgain: true,
    body: v.object({ proof: passkeyProof, name }),
    answer: done,
    run: async (call, sent) => said(await account.addPasskey(call, sent)),
  }),
  staffRoute(roles, {
    method: 'POST',
    path: '/account/passkeys/name',
    does: 'Gives a passkey of one’s own a name.',
    body: v.object({ id: passkeyId, name: v.pipe(name, v.minLength(1)) }),
    answer: done,
    run: async (call, named) => said(await account.namePasskey(call, named)),
  }),
  staffRoute(roles, {
    method: 'POST',
    path: '/account/passkeys/remove',
    does: 'Removes a passkey of one’s own, unless nothing else is left; every other session of one’s own ends.',
    asksAgain: true,
    body: v.object({ id: passkeyId }),
    answer: done,
    run: async (call, { id }) => said(await account.removePasskey(call, id)),
  }),
];

const passwordRoutes = ({ account }: Desks): readonly Route[] => [
  staffRoute(roles, {
    method: 'POST',
    path: '/account/password',
    does: 'Changes the password of who has one; every other session of one’s own ends.',
    asksAgain: true,
    body: v.object({ password: newPassword }),
    answer: done,
    run: async (call, typed) => said(await account.changePassword(call, typed.password)),
  }),
  staffRoute(roles, {
    method: 'POST',
    path: '/account/codes/look',
    does: 'A new key for one-time codes; the old one stays until the new one has shown a code.',
    answer: v.object(codeKey),
    run: (call) => account.newKey(call),
  }),
  staffRoute(roles, {
    method: 'POST',
    path: '/account/codes',
    does: 'Uses the new key from now on, with a password where there is none yet; every other session of one’s own ends.',
    asksAgain: true,
    body: v.object({ code: text, password: v.optional(newPassword) }),
    answer: done,
    run: async (call, typed) => said(await account.changeCodes(call, typed)),
  }),
  staffRoute(roles, {
    method: 'POST',
    path: '/account/recovery-codes',
    does: 'Ten new recovery codes, shown once, for all old ones; every other session of one’s own ends.',
    asksAgain: true,
    answer: v.object({ recoveryCodes: v.array(v.string()) }),
    run: async (call) => {
      const codes = await account.renewRecovery(call);
      return 'refused' in codes ? codes : { recoveryCodes: [...codes] };
    },
  }),
];

/** What one does with one's own account. */
export const accountRoutes = (desks: Desks): readonly Route[] => [
  ...confirmationRoutes(desks),
  ...lookRoutes(desks),
  ...passkeyRoutes(desks),
  ...passwordRoutes(desks),
];
