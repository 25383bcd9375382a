import { addDays, daysBetween, type IsoDate } from '@formation/calendar';
import { claims, confirmedForDays, facts, type ConfirmedKind, nameOfConfirmed } from '@formation/content';
import { feesToRead, keyOfSource } from '../watch/due-fees.ts';
import type { Reviewed } from '../watch/reviewed.ts';

/** So many days before its day a review is announced. */
const soonDays = 30;

type Due = Readonly<{
  kind: ConfirmedKind;
  key: string;
  name: string;
  says: string;
  by: string | null;
  source: Readonly<{ title: string; url: string | null }> | undefined;
  owner: string;
  where: string;
  page: string | null;
}>;

/** Who looked at a fact before its day is asked again on that day. */
function factsDue({ facts: all }: Reviewed, day: IsoDate): readonly Due[] {
  return Object.entries(all)
    .filter(([, { reviewBy, readOn }]) => {
      const announced = addDays(reviewBy as IsoDate, -soonDays); // the schema has looked
      return day >= reviewBy || (day > announced && readOn <= announced);
    })
    .toSorted(([, a], [, b]) => (a.reviewBy < b.reviewBy ? -1 : 1))
    .map(([key, { title, inForce, source, reviewBy }]) => ({
      kind: 'fact',
      key,
      name: title.en,
      says: inForce.text.en,
      by: reviewBy,
      source,
      owner: '',
      where: 'content/entries/facts/facts.json',
      page: null,
    }));
}

const feesDue = ({ tables, days }: Reviewed, day: IsoDate): readonly Due[] =>
  feesToRead(tables, days, day).flatMap(({ table, sources }) =>
    [...sources].map(([id, count]) => {
      const { title = id, href = null } = table.sources[id] ?? {};
      return {
        kind: 'fee',
        key: keyOfSource(table, id),
        name: `${table.platform}: ${title}`,
        says: String(count),
        by: null,
        source: { title, url: href },
        owner: '',
        where: `domain/fees/src/platforms/${table.platform}`,
        page: `/fees/${table.platform}`,
      };
    }),
  );

/** A claim that the firm has not confirmed once and for all is asked about twice a year. */
const claimsOpen = ({ claims: all, days }: Reviewed, day: IsoDate): readonly Due[] =>
  Object.entries(all)
    .map(([key, claim]) => ({ ...claim, key, on: days.get(nameOfConfirmed({ kind: 'claim', key })) }))
    .filter(({ confirmed, on }) => !confirmed && (on === undefined || daysBetween(on, day) > confirmedForDays))
    .map(({ key, text, label, definition, owner, asOf, on }) => ({
      kind: 'claim',
      key,
      name: `${text.en} ${label.en}`,
      says: definition.en,
      by: on ?? asOf,
      source: undefined,
      owner,
      where: 'content/entries/claims/claims.json',
      page: null,
    }));

/** What has to be looked at again on a day, each with what it says now. */
export const dueReviews = (found: Reviewed, day: IsoDate) =>
  [...factsDue(found, day), ...feesDue(found, day), ...claimsOpen(found, day)].map(({ source, ...due }) => ({
    ...due,
    version: found.known.get(nameOfConfirmed(due))?.version ?? '',
    sources: source === undefined ? [] : [{ title: source.title, url: source.url }],
  }));

/** What people call a thing that was confirmed; its key where it is no more. */
export function nameOfThing(
  { kind, key }: Readonly<{ kind: ConfirmedKind; key: string }>,
  { tables }: Reviewed,
): string {
  if (kind === 'fact') return Object.hasOwn(facts, key) ? facts[key as keyof typeof facts].title.en : key; // it is one of them
  if (kind === 'claim') {
    if (!Object.hasOwn(claims, key)) return key;
    const { text, label } = claims[key as keyof typeof claims]; // it is one of them
    return `${text.en} ${label.en}`;
  }
  const table = tables.find((one) => key.startsWith(`${one.platform}/`));
  const title = table?.sources[key.slice(table.platform.length + 1)]?.title;
  return table === undefined || title === undefined ? key : `${table.platform}: ${title}`;
}
