import { accountCalls, confirmationCalls } from '@formation/console-api';
import type { Refusal } from '../../http/edge/send-json.ts';
import type { AccountService } from '../auth/account.ts';
import type { confirmationService } from '../auth/confirmation.ts';
import { type Cookies, type Route, route } from './route.ts';
import { toIso } from './to-iso.ts';

type Desks = Readonly<{ account: AccountService; confirmation: ReturnType<typeof confirmationService> }>;

const said = (outcome: 'done' | Refusal) => (outcome === 'done' ? ({ done: true } as const) : outcome);

function afterConfirmation(outcome: Readonly<{ session: string }> | Refusal, { renews }: Cookies) {
  if ('refused' in outcome) return outcome;
  renews(outcome.session);
  return { done: true } as const;
}

const confirmationRoutes = ({ confirmation }: Desks): readonly Route[] => [
  route(
    confirmationCalls.byPasskey,
    'Confirms by a passkey that it is still who signed in; good for one call that asks again, for five minutes. The session gets a new token.',
    async (call, { proof }) => afterConfirmation(await confirmation.byPasskey(call, proof), call.cookies),
  ),
  route(
    confirmationCalls.byPassword,
    'The same by the password and a one-time code, or a recovery code in its place.',
    async (call, typed) => afterConfirmation(await confirmation.byPassword(call, typed), call.cookies),
  ),
];

const lookRoutes = ({ account }: Desks): readonly Route[] => [
  route(accountCalls.look, 'The ways in which one can sign in.', async (call) => {
    const { passkeys, ...rest } = await account.look(call);
    const asPasskey = passkeys.map(({ id, name: called, createdAt, usedAt }) => ({
      id,
      name: called,
      since: toIso(createdAt),
      used: toIso(usedAt),
    }));
    return { ...rest, passkeys: asPasskey };
  }),
];

const passkeyRoutes = ({ account }: Desks): readonly Route[] => [
  route(
    accountCalls.passkeyOptions,
    'What a browser needs to make one more passkey; null where the address of the site has none.',
    async (call) => {
      const options = await account.toMake(call);
      return { passkey: options && { ...options } };
    },
  ),
  route(accountCalls.addPasskey, 'Adds a passkey; every other session of one’s own ends.', async (call, sent) =>
    said(await account.addPasskey(call, sent)),
  ),
  route(accountCalls.namePasskey, 'Gives a passkey of one’s own a name.', async (call, named) =>
    said(await account.namePasskey(call, named)),
  ),
  route(
    accountCalls.removePasskey,
    'Removes a passkey of one’s own, unless nothing else is left; every other session of one’s own ends.',
    async (call, { id }) => said(await account.removePasskey(call, id)),
  ),
];

const passwordRoutes = ({ account }: Desks): readonly Route[] => [
  route(
    accountCalls.changePassword,
    'Changes the password of who has one; every other session of one’s own ends.',
    async (call, typed) => said(await account.changePassword(call, typed.password)),
  ),
  route(
    accountCalls.newCodeKey,
    'A new key for one-time codes; the old one stays until the new one has shown a code.',
    (call) => account.newKey(call),
  ),
  route(
    accountCalls.changeCodes,
    'Uses the new key from now on, with a password where there is none yet; every other session of one’s own ends.',
    async (call, typed) => said(await account.changeCodes(call, typed)),
  ),
  route(
    accountCalls.renewRecoveryCodes,
    'Ten new recovery codes, shown once, for all old ones; every other session of one’s own ends.',
    async (call) => {
      const codes = await account.renewRecovery(call);
      return 'refused' in codes ? codes : { recoveryCodes: [...codes] };
    },
  ),
];

/** What one does with one's own account. */
export const accountRoutes = (desks: Desks): readonly Route[] => [
  ...confirmationRoutes(desks),
  ...lookRoutes(desks),
  ...passkeyRoutes(desks),
  ...passwordRoutes(desks),
];
