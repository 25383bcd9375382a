import { callFeedCalls } from '@formation/console-api';
import type { CallFeedStore } from '../../../bookings/feed/call-feed.ts';
import { callFeedPath } from '../../../http/api/call-feed-route.ts';
import type { ConsoleStore } from '../../accounts/account-types.ts';
import { type Route, route } from '../route.ts';
import { toIso } from '../to-iso.ts';

const isDone = { done: true } as const;

type Parts = Readonly<{ feeds: CallFeedStore; store: ConsoleStore; siteUrl: string }>;

/** The calls in one's own calendar. */
export const callFeedRoutes = ({ feeds, store, siteUrl }: Parts): readonly Route[] => [
  route(
    callFeedCalls.look,
    'Whether one has the calls in one’s own calendar, since when and which; null without it.',
    async ({ by: { account } }) => {
      const own = await feeds.of(account.id);
      return { feed: own === undefined ? null : { scope: own.scope, since: toIso(own.madeAt) } };
    },
  ),
  route(
    callFeedCalls.make,
    'Makes the address that one’s calendar asks for the calls; it is shown once, and the one before ends.',
    async ({ by: { account } }, { scope }) => {
      const secret = await feeds.make(account.id, scope);
      await store.log({ who: account.email, act: 'call-feed-made', detail: scope });
      return { address: `${siteUrl}${callFeedPath}/${secret}.ics` };
    },
  ),
  route(callFeedCalls.revoke, 'Ends that address: whoever has it gets nothing more.', async ({ by: { account } }) => {
    if (!(await feeds.revoke(account.id))) return { refused: 'not-found' };
    await store.log({ who: account.email, act: 'call-feed-revoked' });
    return isDone;
  }),
];
