import { tagLimits } from '@formation/console-api';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';

/** The tags of an enquiry as its row holds them. */
export const readTags = (stored: string): readonly string[] =>
  stored === '' ? [] : (JSON.parse(stored) as readonly string[]); // we wrote it

/** The same for its row: each once, in the order of their letters. */
const tagText = (tags: readonly string[]): string =>
  tags.length === 0 ? '' : JSON.stringify([...new Set(tags)].toSorted());

type Tagging = Readonly<{ tag?: string | undefined; untag?: string | undefined }>;

/** The tags after a change; undefined where there would be too many. */
export function retagged(stored: string, { tag, untag }: Tagging): string | undefined {
  const left = readTags(stored).filter((each) => each !== untag);
  const tags = tag === undefined || left.includes(tag) ? left : [...left, tag];
  return tags.length > tagLimits.each && tags.length > left.length ? undefined : tagText(tags);
}

/** The tags of two that are merged, as many as one may have: those of the one that stays first. */
export const joinedTags = (stays: string, goes: string): string =>
  tagText([...new Set([...readTags(stays), ...readTags(goes)])].slice(0, tagLimits.each));

/** Those with a tag, found by the index of what is tagged at all. */
export function hasTag(tag: string) {
  const pattern = `%${JSON.stringify(tag).replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`id in (select id from enquiries where tags <> '' and tags like ${pattern} escape '\\')`;
}

/** As many as one chooses from. */
const mostOffered = 200;

/** The tags in use, what is used most first. */
export async function tagsInUse(db: Kysely<Tables>): Promise<readonly string[]> {
  const tagged = db
    .selectFrom('enquiries')
    .where(sql<boolean>`tags <> ''`)
    .groupBy('tags'); // as the index says it
  const rows = await tagged
    .select((one) => ['tags' as const, one.cast<number>(one.fn.countAll(), 'integer').as('count')])
    .execute();
  const counts = new Map<string, number>();
  for (const { tags, count } of rows) for (const tag of readTags(tags)) counts.set(tag, (counts.get(tag) ?? 0) + count);
  const byUse = [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return byUse.slice(0, mostOffered).map(([tag]) => tag);
}
