import { addDays, dayAt, type IsoDate } from '@formation/calendar';
import { calls, claims, facts, launchCheck } from '@formation/content';
import * as v from 'valibot';
import { roles } from '../../store/console.ts';
import { feesToRead } from '../../watch/due-fees.ts';
import { type Route, staffRoute } from './route.ts';

type Parts = Readonly<{ now: () => number }>;

/** So many days before its day a review is announced. */
const soonDays = 30;

const review = v.object({
  kind: v.picklist(['fact', 'fee', 'claim'] as const),
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
});

type Review = v.InferOutput<typeof review>;

const factsDue = (day: IsoDate): readonly Review[] =>
  Object.values(facts)
    .filter(({ reviewBy }) => reviewBy < addDays(day, soonDays))
    .toSorted((a, b) => (a.reviewBy < b.reviewBy ? -1 : 1))
    .map(({ title, inForce, source, reviewBy }) => ({
      kind: 'fact',
      name: title.en,
      says: inForce.text.en,
      by: reviewBy,
      sources: [{ title: source.title, url: source.url }],
      owner: '',
      where: 'content/entries/facts/facts.ts',
    }));

const claimsOpen = (): readonly Review[] =>
  Object.values(claims)
    .filter(({ confirmed }) => !confirmed)
    .map(({ text, label, definition, owner, asOf }) => ({
      kind: 'claim',
      name: `${text.en} ${label.en}`,
      says: definition.en,
      by: asOf,
      sources: [],
      owner,
      where: 'content/entries/claims/claims.ts',
    }));

async function feesDue(day: IsoDate): Promise<readonly Review[]> {
  return (await feesToRead(day)).map(({ platform, count, sources }) => ({
    kind: 'fee',
    name: platform,
    says: String(count),
    by: null,
    sources: sources.map(({ title, href = null }) => ({ title, url: href })),
    owner: '',
    where: `domain/fees/src/platforms/${platform}`,
  }));
}

const dayOf = ({ now }: Parts) => dayAt(now(), calls.hours.timeZone);

/** What has to be looked at again: rules, prices and figures that others set or the firm states. */
export const reviewRoutes = (parts: Parts): readonly Route[] => [
  staffRoute(roles, {
    method: 'GET',
    path: '/reviews',
    does: 'The facts, fees and claims that are due for a review, each with where to look and where to change it.',
    answer: v.object({ reviews: v.array(review) }),
    run: async () => {
      const day = dayOf(parts);
      return { reviews: [...factsDue(day), ...(await feesDue(day)), ...claimsOpen()] };
    },
  }),
  staffRoute(roles, {
    method: 'GET',
    path: '/launch',
    does: 'What must be replaced, confirmed or checked before the site is shown to customers.',
    answer: v.object({ items: v.array(v.object({ kind: v.string(), what: v.string(), where: v.string() })) }),
    run: async () => ({ items: [...launchCheck(dayOf(parts), { settings: process.env })] }),
  }),
];
