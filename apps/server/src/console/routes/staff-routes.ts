import { sessionCalls } from '@formation/console-api';
import type { ConsoleStore, Session } from '../accounts/account-types.ts';
import { writeToken } from '../auth/tokens.ts';
import { type Route, route } from './route.ts';
import { toIso } from './to-iso.ts';

type Parts = Readonly<{ store: ConsoleStore }>;

/** As many acts as one looks through. */
const newestActs = 200;

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
  route(
    sessionCalls.me,
    'Who is signed in, and the token that every change must carry in X-Console-Token.',
    async ({ by: { account, session: own }, session: token }) => ({
      email: account.email,
      role: account.role,
      token: writeToken(token),
      until: toIso(own.until),
    }),
  ),
  route(sessionCalls.signOut, 'Ends this session.', async ({ by: { account, session: own }, cookies }) => {
    await store.end(account.id, own.id, { who: account.email, act: 'signed-out', detail: own.device });
    cookies.leaves();
    return isDone;
  }),
];

const sessionRoutes = ({ store }: Parts): readonly Route[] => [
  route(sessionCalls.list, 'Where one is signed in.', async ({ by: { account, session: own } }) => ({
    sessions: (await store.sessions(account.id)).map((each) => asSession(each, own.id)),
  })),
  route(sessionCalls.end, 'Ends another session of one’s own.', async ({ by: { account }, params: { id } }) => {
    const isEnded = await store.end(account.id, id, { who: account.email, act: 'session-ended' });
    return isEnded ? isDone : { refused: 'not-found' };
  }),
  route(sessionCalls.endOthers, 'Ends all other sessions of one’s own.', async ({ by: { account, session: own } }) => {
    await store.endAll(account.email, account.email, own.id);
    return isDone;
  }),
];

const logRoutes = ({ store }: Parts): readonly Route[] => [
  route(sessionCalls.acts, `The newest ${newestActs} entries of the log, which only grows.`, async () => ({
    acts: (await store.auditLog(newestActs)).map((each) => ({ ...each, at: toIso(each.at) })),
  })),
];

/** What one does when one is in. */
export const staffRoutes = (parts: Parts): readonly Route[] => [
  ...ownRoutes(parts),
  ...sessionRoutes(parts),
  ...logRoutes(parts),
];
