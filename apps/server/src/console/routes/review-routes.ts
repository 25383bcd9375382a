import { dayAt, dayMs } from '@formation/calendar';
import { reviewCalls } from '@formation/console-api';
import { calls, nameOfConfirmed } from '@formation/content';
import type { Store } from '../../db/store.ts';
import { launchList } from '../../launch/launch-list.ts';
import { reviewed } from '../../watch/reviewed.ts';
import { dueReviews, nameOfThing } from '../reviews.ts';
import { type Route, route } from './route.ts';

type Parts = Readonly<{ store: Store; now: () => number }>;

/** So long a wrong tap is in sight. */
const shownForMs = 7 * dayMs;

const dayOf = ({ now }: Parts) => dayAt(now(), calls.hours.timeZone);

async function shown(parts: Parts) {
  const day = dayOf(parts);
  const [found, all] = await Promise.all([reviewed(parts.store, day), parts.store.confirmations.list()]);
  const lately = all.filter(({ at }) => at > parts.now() - shownForMs).toReversed();
  return {
    reviews: dueReviews(found, day),
    confirmed: lately.map((one) => ({
      id: one.id,
      kind: one.kind,
      name: nameOfThing(one, found),
      day: one.day,
      who: one.who,
    })),
  };
}

const confirmRoutes = (parts: Parts): readonly Route[] => [
  route(
    reviewCalls.confirm,
    'Confirms that a fact, the fees of a source or a claim were read again today and are as they were; twice a day counts once.',
    async ({ by: { account } }, { kind: of, key, version }) => {
      const day = dayOf(parts);
      const thing = { kind: of, key };
      const known = (await reviewed(parts.store, day)).known.get(nameOfConfirmed(thing));
      if (known === undefined) return { refused: 'not-found' };
      if (known.version !== version) return { refused: 'changed' };
      const { repeated } = await parts.store.confirmations.add({ ...thing, version, day }, account.email);
      const act = { who: account.email, act: 'found-still-true', about: nameOfConfirmed(thing) } as const;
      if (!repeated) await parts.store.console.log(act);
      return shown(parts);
    },
  ),
  route(
    reviewCalls.undo,
    'Takes a confirmation back, for a wrong tap: what it confirmed is as before.',
    async ({ by: { account }, params: { id } }) => {
      if (!(await parts.store.confirmations.takeBack(id, account.email))) return { refused: 'not-found' };
      await parts.store.console.log({ who: account.email, act: 'confirmation-undone', about: id });
      return shown(parts);
    },
  ),
];

/** What has to be looked at again: rules, prices and figures that others set or the firm states. */
export const reviewRoutes = (parts: Parts): readonly Route[] => [
  route(
    reviewCalls.list,
    'The facts, fees and claims that are due for a review, where to look and where to change them; and what was confirmed in the last seven days.',
    () => shown(parts),
  ),
  ...confirmRoutes(parts),
  route(
    reviewCalls.launch,
    'What must be replaced, confirmed or checked before the site is shown to customers.',
    async () => {
      const { facts } = await reviewed(parts.store, dayOf(parts));
      return { items: [...launchList({ day: dayOf(parts), settings: process.env, facts })] };
    },
  ),
];
