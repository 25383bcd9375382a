import * as v from 'valibot';
import type { Refusal } from '../../http/api/send-json.ts';
import type { Account, ConsoleStore } from '../../store/console.ts';
import { invite } from '../invitation.ts';
import { done, email, instant, role, toIso } from './fields.ts';
import { type Route, staffRoute } from './route.ts';

type Parts = Readonly<{ store: ConsoleStore; siteUrl: string; now: () => number }>;

const isDone = { done: true } as const;
const said = (outcome: 'done' | Refusal) => (outcome === 'done' ? isDone : outcome);
const link = v.object({ link: v.string() });

const account = v.object({
  id: v.string(),
  email: v.string(),
  role,
  since: instant,
  passkeys: v.number(),
  password: v.boolean(),
  /** Whether it is who asks. */
  isYou: v.boolean(),
  /** When they were last there in a session that has not ended; null where there is none. */
  seen: v.nullable(instant),
  /** Enquiries that they have and that are neither won nor lost: nobody’s once the account ends, or only looks. */
  has: v.number(),
});

const invitation = v.object({ id: v.string(), email: v.string(), role, until: instant });

async function asAccount(store: ConsoleStore, each: Account, asker: string): Promise<v.InferOutput<typeof account>> {
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
  staffRoute(['owner'], {
    method: 'GET',
    path: '/accounts',
    does: 'The people of the firm, and who is invited and has not come yet.',
    answer: v.object({ accounts: v.array(account), invitations: v.array(invitation) }),
    run: async ({ by }) => ({
      accounts: await Promise.all((await store.accounts()).map((each) => asAccount(store, each, by.account.id))),
      invitations: (await store.invitations()).map((each) => ({ ...each, until: toIso(each.until) })),
    }),
  }),
];

const changeRoutes = (parts: Parts): readonly Route[] => [
  staffRoute(['owner'], {
    method: 'POST',
    path: '/accounts/:id/role',
    does: 'Gives somebody another role; their sessions end, and what a reader had is nobody’s then. An owner who can come in must stay.',
    asksAgain: true,
    body: v.object({ role }),
    answer: done,
    run: async ({ by, params: { id = '' } }, wish) =>
      said(await parts.store.byOwner.setRole(id, wish.role, by.account.email)),
  }),
  staffRoute(['owner'], {
    method: 'POST',
    path: '/accounts/:id/reset',
    does: 'Takes all ways to sign in from somebody who lost them, and makes a link for new ones, good once, for a day.',
    asksAgain: true,
    answer: link,
    run: async ({ by, params: { id = '' } }) => {
      const { email: who } = by.account;
      const somebody = await parts.store.account({ id });
      if (somebody === undefined) return { refused: 'not-found' };
      const outcome = await parts.store.byOwner.reset(id, who);
      return outcome === 'done' ? { link: await invite(parts, { ...somebody, who }) } : outcome;
    },
  }),
  staffRoute(['owner'], {
    method: 'POST',
    path: '/accounts/:id/end',
    does: 'Removes an account; what it had is nobody’s then, and the log keeps what it did. An owner who can come in must stay.',
    asksAgain: true,
    answer: done,
    run: async ({ by, params: { id = '' } }) => said(await parts.store.byOwner.remove(id, by.account.email)),
  }),
];

const invitationRoutes = (parts: Parts): readonly Route[] => [
  staffRoute(['owner'], {
    method: 'POST',
    path: '/invitations',
    does: 'Invites somebody; the link is good once, for a day, and shown once. It takes the place of an earlier one.',
    asksAgain: true,
    body: v.object({ email, role }),
    answer: link,
    run: async ({ by }, wish) => {
      if ((await parts.store.account(wish)) !== undefined) return { refused: 'has-account' };
      return { link: await invite(parts, { ...wish, who: by.account.email }) };
    },
  }),
  staffRoute(['owner'], {
    method: 'POST',
    path: '/invitations/:id/withdraw',
    does: 'Takes an invitation back: its link opens nothing more.',
    asksAgain: true,
    answer: done,
    run: async ({ by, params: { id = '' } }) =>
      (await parts.store.withdraw(id, by.account.email)) ? isDone : { refused: 'not-found' },
  }),
];

/** Who may come in, and as what. */
export const accountsRoutes = (parts: Parts): readonly Route[] => [
  ...listRoutes(parts),
  ...changeRoutes(parts),
  ...invitationRoutes(parts),
];
