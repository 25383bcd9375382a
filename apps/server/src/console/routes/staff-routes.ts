import * as v from 'valibot';
import { actNames, type ConsoleStore, roles, type Session } from '../../store/console.ts';
import { writeToken } from '../tokens.ts';
import { done, instant, role, toIso } from './fields.ts';
import { type Route, staffRoute } from './route.ts';

type Parts = Readonly<{ store: ConsoleStore }>;

/** As many acts as one looks through. */
const newestActs = 200;

const session = v.object({
  id: v.string(),
  device: v.string(),
  since: instant,
  seen: instant,
  until: instant,
  isThis: v.boolean(),
});

const asSession = ({ id, device, createdAt, seenAt, until }: Session, thisId: string) => ({
  id,
  device,
  since: toIso(createdAt),
  seen: toIso(seenAt),
  until: toIso(until),
  isThis: id === thisId,
});

const isDone = { done: true } as const;

const ownRoutes = ({ store }: Parts): readonly Route[] => [
  staffRoute(roles, {
    method: 'GET',
    path: '/me',
    does: 'Who is signed in, and the token that every change must carry in X-Console-Token.',
    answer: v.object({ email: v.string(), role, token: v.string(), until: instant }),
    run: async ({ by: { account, session: own }, session: token }) => ({
      email: account.email,
      role: account.role,
      token: writeToken(token),
      until: toIso(own.until),
    }),
  }),
  staffRoute(roles, {
    method: 'POST',
    path: '/sign-out',
    does: 'Ends this session.',
    answer: done,
    run: async ({ by: { account, session: own }, cookies }) => {
      await store.end(account.id, own.id, { who: account.email, act: 'signed-out', detail: own.device });
      cookies.leaves();
      return isDone;
    },
  }),
];

const sessionRoutes = ({ store }: Parts): readonly Route[] => [
  staffRoute(roles, {
    method: 'GET',
    path: '/sessions',
    does: 'Where one is signed in.',
    answer: v.object({ sessions: v.array(session) }),
    run: async ({ by: { account, session: own } }) => ({
      sessions: (await store.sessions(account.id)).map((each) => asSession(each, own.id)),
    }),
  }),
  staffRoute(roles, {
    method: 'POST',
    path: '/sessions/:id/end',
    does: 'Ends another session of one’s own.',
    answer: done,
    run: async ({ by: { account }, params: { id = '' } }) => {
      const isEnded = await store.end(account.id, id, { who: account.email, act: 'session-ended' });
      return isEnded ? isDone : { refused: 'not-found' };
    },
  }),
];

const act = v.object({
  at: instant,
  who: v.string(),
  act: v.picklist(actNames),
  about: v.string(),
  detail: v.string(),
});

const logRoutes = ({ store }: Parts): readonly Route[] => [
  staffRoute(roles, {
    method: 'GET',
    path: '/acts',
    does: `The newest ${newestActs} entries of the log, which only grows.`,
    answer: v.object({ acts: v.array(act) }),
    run: async () => ({ acts: (await store.acts(newestActs)).map((each) => ({ ...each, at: toIso(each.at) })) }),
  }),
];

/** What one does when one is in. */
export const staffRoutes = (parts: Parts): readonly Route[] => [
  ...ownRoutes(parts),
  ...sessionRoutes(parts),
  ...logRoutes(parts),
];
