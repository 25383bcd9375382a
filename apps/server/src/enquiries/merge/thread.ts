import type { Refused } from '@formation/leads';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { EnquiryState } from '../list/inbox.ts';

type Db = Kysely<Tables>;

/** Those that no other enquiry stands for. */
export const isNotMerged = sql<boolean>`merged_into = ''`;

/** Those that were merged into another, as the index says it. */
export const isMerged = sql<boolean>`merged_into <> ''`;

/** The state where few rows are meant and have an index of their own: SQLite would look through that of the states. */
export const stateOfFew = sql<EnquiryState>`state || ''`;

/** What stands for each of these, in their order: what it was merged into, and that into, to the last; or itself. */
export async function mergeRootsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ start: string; id: string }>`with recursive up(start, id, merged_into) as (
    select id, id, merged_into from enquiries where id in (${sql.join(ids)})
    union select up.start, enquiries.id, enquiries.merged_into from up join enquiries on enquiries.id = up.merged_into)
    select start, id from up where merged_into = ''`.execute(db);
  const found = new Map(rows.map(({ start, id }) => [start, id]));
  return new Map(ids.map((id) => [id, found.get(id) ?? id])); // in their order
}

/** An enquiry and all that was merged into it, and into that. */
export async function mergedInto(db: Db, id: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`with recursive down(id) as (
    select cast(${id} as text)
    union select enquiries.id from down join enquiries on enquiries.merged_into = down.id and ${isMerged})
    select id from down`.execute(db);
  return rows.map((row) => row.id);
}

/** What stands for an enquiry. */
export async function mergeRootOf(db: Db, id: string): Promise<string> {
  return (await mergeRootsOf(db, [id])).get(id) ?? id;
}

/** What stands for an enquiry, and all that it stands for. */
export async function threadOf(db: Db, id: string): Promise<Readonly<{ survivor: string; ids: readonly string[] }>> {
  const survivor = await mergeRootOf(db, id);
  return { survivor, ids: await mergedInto(db, survivor) };
}

/** Why nothing more is done to what was merged: the one that stands for it is named. */
export async function standsElsewhere(
  db: Db,
  id: string,
): Promise<Refused<'changed'> & Readonly<{ survivor: string }>> {
  return { refused: 'changed', survivor: await mergeRootOf(db, id) };
}
