import { dayAt, dayMs } from '@formation/calendar';
import { calls, confirmedKinds, launchCheck, nameOfConfirmed } from '@formation/content';
import * as v from 'valibot';
import { roles } from '../../store/console.ts';
import type { Store } from '../../store/store.ts';
import { reviewed } from '../../watch/reviewed.ts';
import { dueReviews, nameOfThing } from '../reviews.ts';
import { text } from './fields.ts';
import { type Route, staffRoute } from './route.ts';

type Parts = Readonly<{ store: Store; now: () => number }>;

/** So long a wrong tap is in sight. */
const shownForMs = 7 * dayMs;

const kind = v.picklist(confirmedKinds);

const review = v.object({
  kind,
  /** What it is called in the data, and a digest of what it says now: they name what is confirmed. */
  key: v.string(),
  version: v.string(),
  name: v.string(),
  /** What it says now, or how many fees there are. */
  says: v.string(),
  /** The day by which it should have been looked at; null where none is known. */
  by: v.nullable(v.string()),
  sources: v.array(v.object({ title: v.string(), url: v.nullable(v.string()) })),
  /** Who answers for it; empty where anybody may look. */
  owner: v.string(),
  /** The file to change, when it is true no more. */
  where: v.string(),
  /** The page of the site that says all of it; null where it is said here. */
  page: v.nullable(v.string()),
});

const confirmed = v.object({ id: v.string(), kind, name: v.string(), day: v.string(), who: v.string() });
const answer = v.object({ reviews: v.array(review), confirmed: v.array(confirmed) });

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
  staffRoute(['owner', 'agent'], {
    method: 'POST',
    path: '/reviews',
    does: 'Confirms that a fact, the fees of a source or a claim were read again today and are as they were; twice a day counts once.',
    body: v.object({ kind, key: text, version: text }),
    answer,
    run: async ({ by: { account } }, { kind: of, key, version }) => {
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
  }),
  staffRoute(['owner', 'agent'], {
    method: 'POST',
    path: '/reviews/:id/undo',
    does: 'Takes a confirmation back, for a wrong tap: what it confirmed is as before.',
    answer,
    run: async ({ by: { account }, params: { id = '' } }) => {
      if (!(await parts.store.confirmations.takeBack(id, account.email))) return { refused: 'not-found' };
      await parts.store.console.log({ who: account.email, act: 'confirmation-undone', about: id });
      return shown(parts);
    },
  }),
];

/** What has to be looked at again: rules, prices and figures that others set or the firm states. */
export const reviewRoutes = (parts: Parts): readonly Route[] => [
  staffRoute(roles, {
    method: 'GET',
    path: '/reviews',
    does: 'The facts, fees and claims that are due for a review, where to look and where to change them; and what was confirmed in the last seven days.',
    answer,
    run: () => shown(parts),
  }),
  ...confirmRoutes(parts),
  staffRoute(roles, {
    method: 'GET',
    path: '/launch',
    does: 'What must be replaced, confirmed or checked before the site is shown to customers.',
    answer: v.object({ items: v.array(v.object({ kind: v.string(), what: v.string(), where: v.string() })) }),
    run: async () => {
      const { facts } = await reviewed(parts.store, dayOf(parts));
      return { items: [...launchCheck(dayOf(parts), { settings: process.env, facts })] };
    },
  }),
];
