import { type Answer, firmCalls } from '@formation/console-api';
import { inBatches } from '../../db/every-page.ts';
import type { Refusal } from '../../http/edge/send-json.ts';
import type { Account, ConsoleStore } from '../accounts/account-types.ts';
import { invite } from '../auth/invitation.ts';
import { type Route, route } from './route.ts';
import { toIso } from './to-iso.ts';

type Parts = Readonly<{ store: ConsoleStore; siteUrl: string; now: () => number }>;

const isDone = { done: true } as const;
const said = (outcome: 'done' | Refusal) => (outcome === 'done' ? isDone : outcome);

type Person = Answer<typeof firmCalls.list>['accounts'][number];

async function asAccount(store: ConsoleStore, each: Account, asker: string): Promise<Person> {
  const { id, email: address, role: is, createdAt, passkeys, password } = each;
  const [newest] = await store.sessions(id);
  return {
    id,
    email: address,
    role: is,
    since: toIso(createdAt),
    passkeys,
    password: password !== '',
    isYou: id === asker,
    seen: newest === undefined ? null : toIso(newest.seenAt),
    has: await store.has(address),
  };
}

const listRoutes = ({ store }: Parts): readonly Route[] => [
  route(firmCalls.list, 'The people of the firm, and who is invited and has not come yet.', async ({ by }) => ({
    accounts: await inBatches(
      await store.accounts(),
      async ([each]) => (each === undefined ? [] : [await asAccount(store, each, by.account.id)]),
      1,
    ),
    invitations: (await store.invitations()).map((each) => ({ ...each, until: toIso(each.until) })),
  })),
];

const changeRoutes = (parts: Parts): readonly Route[] => [
  route(
    firmCalls.changeRole,
    'Gives somebody another role; their sessions end, and what a reader had is nobody’s then. An owner who can come in must stay.',
    async ({ by, params: { id } }, wish) => said(await parts.store.byOwner.setRole(id, wish.role, by.account.email)),
  ),
  route(
    firmCalls.reset,
    'Takes all ways to sign in from somebody who lost them, and makes a link for new ones, good once, for a day.',
    async ({ by, params: { id } }) => {
      const { email: who } = by.account;
      const somebody = await parts.store.account({ id });
      if (somebody === undefined) return { refused: 'not-found' };
      const outcome = await parts.store.byOwner.reset(id, who);
      return outcome === 'done' ? { link: await invite(parts, { ...somebody, who }) } : outcome;
    },
  ),
  route(
    firmCalls.end,
    'Removes an account; what it had is nobody’s then, and the log keeps what it did. An owner who can come in must stay.',
    async ({ by, params: { id } }) => said(await parts.store.byOwner.remove(id, by.account.email)),
  ),
];

const invitationRoutes = (parts: Parts): readonly Route[] => [
  route(
    firmCalls.invite,
    'Invites somebody; the link is good once, for a day, and shown once. It takes the place of an earlier one.',
    async ({ by }, wish) => {
      if ((await parts.store.account(wish)) !== undefined) return { refused: 'has-account' };
      return { link: await invite(parts, { ...wish, who: by.account.email }) };
    },
  ),
  route(firmCalls.withdraw, 'Takes an invitation back: its link opens nothing more.', async ({ by, params: { id } }) =>
    (await parts.store.withdraw(id, by.account.email)) ? isDone : { refused: 'not-found' },
  ),
];

/** Who may come in, and as what. */
export const accountsRoutes = (parts: Parts): readonly Route[] => [
  ...listRoutes(parts),
  ...changeRoutes(parts),
  ...invitationRoutes(parts),
];
