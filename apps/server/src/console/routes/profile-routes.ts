import { staffCalls } from '@formation/console-api';
import type { ConsoleStore } from '../accounts/account-types.ts';
import { type Route, route } from './route.ts';

type Parts = Readonly<{ store: ConsoleStore }>;

const gone = { refused: 'not-found' } as const;

/** What the firm's people are called, and how they sign. */
export const profileRoutes = ({ store }: Parts): readonly Route[] => [
  route(
    staffCalls.names,
    'Who of the firm has a name, by e-mail address, and how one signs oneself.',
    async ({ by: { account } }) => {
      const own = await store.profile(account.id);
      return { people: [...(await store.names())], signature: own?.signature ?? '' };
    },
  ),
  route(
    staffCalls.profile,
    'What one is called, and how one signs.',
    async ({ by: { account } }) => (await store.profile(account.id)) ?? gone,
  ),
  route(
    staffCalls.saveProfile,
    'Saves it, unless one has changed it elsewhere since the version that was seen. The same again counts once.',
    async ({ by: { account } }, sent) => store.saveProfile(account.id, sent),
  ),
];
