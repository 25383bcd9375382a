import { randomUUID } from 'node:crypto';
import { isRefused, type Refused } from '@formation/leads';
import type { Transaction } from 'kysely';
import { actRow } from '../../console/accounts/console-rows.ts';
import type { Context } from '../../db/context.ts';
import type { Tables } from '../../db/schema.ts';
import { type ChangeName, type Seen, unmergeMs } from '../list/inbox.ts';
import { digest, remember } from '../requests.ts';
import { joinedTags } from '../work/tags.ts';
import type { Worker } from '../work/worker.ts';
import { isMerged, isNotMerged, standsElsewhere, mergeRootOf } from './thread.ts';

type Trx = Transaction<Tables>;
type Done = 'done' | Refused<'not-found' | 'changed' | 'key-reused'>;

/** Raises the version of an enquiry that stands by itself and is as it was seen: of all who try at once one does. */
async function raise(trx: Trx, { id, version }: Seen): Promise<boolean> {
  const seen = trx
    .updateTable('enquiries')
    .set({ version: version + 1 })
    .where('id', '=', id);
  const raised = await seen.where('version', '=', version).where(isNotMerged).executeTakeFirst();
  return raised.numUpdatedRows === 1n;
}

type Notified = Readonly<{
  into: Seen;
  other: string;
  who: string;
  at: number;
  what: ChangeName & ('merged' | 'unmerged');
}>;

/** Enters it in the history of the one that stands, and in the log. */
async function tell(trx: Trx, { into, other, who, at, what }: Notified): Promise<void> {
  const row = { id: randomUUID(), enquiry_id: into.id, version: into.version + 1, at, who, what, text: other };
  await trx.insertInto('enquiry_history').values(row).execute();
  const act = { who, act: `enquiry-${what}`, about: into.id, detail: other } as const;
  await trx.insertInto('console_acts').values(actRow(act, at)).execute();
}

/** Whether the same was sent before; it is remembered by its key. */
async function isRepeat(trx: Trx, said: readonly [string, Seen, string, Worker], at: number) {
  const [call, { id, version }, other, { who, key }] = said;
  const body = digest(id, String(version), other);
  return remember(trx, { origin: { sender: who, key }, call, body, subject: id }, at);
}

type Merging = Readonly<{ into: Seen; other: Seen; worker: Worker }>;

/** Merges, unless one of the two is not as it was seen. */
export async function mergeIn(
  trx: Trx,
  { into, other, worker }: Merging,
  at: number,
): Promise<Done | Refused<'unlike'>> {
  const before = await isRepeat(trx, ['merge', into, `${other.id} ${other.version}`, worker], at);
  if (before !== 'new') return isRefused(before) ? before : 'done';
  const both = [into, other].toSorted((a, b) => (a.id < b.id ? -1 : 1)); // so that two who merge crosswise do not lock each other
  const ids = both.map(({ id }) => id);
  const stored = trx
    .selectFrom('enquiries')
    .select(['id', 'address_key', 'state', 'tags', 'merged_into'])
    .where('id', 'in', ids);
  const rows = await stored.execute();
  if (into.id === other.id) return { refused: 'unlike' };
  if (rows.length < 2) return { refused: 'not-found' };
  const gone = rows.find((row) => row.merged_into !== '');
  if (gone !== undefined) return standsElsewhere(trx, gone.id);
  const isUnlike = rows[0]?.address_key !== rows[1]?.address_key || rows.some(({ state }) => state === 'held');
  if (isUnlike) return { refused: 'unlike' };
  for (const each of both) if (!(await raise(trx, each))) return { refused: 'changed' };
  const merged = { merged_into: into.id, merged_by: worker.who, merged_at: at };
  await trx.updateTable('enquiries').set(merged).where('id', '=', other.id).execute();
  const tagsOf = (id: string) => rows.find((row) => row.id === id)?.tags ?? '';
  const tags = joinedTags(tagsOf(into.id), tagsOf(other.id));
  await trx.updateTable('enquiries').set({ tags }).where('id', '=', into.id).execute();
  await tell(trx, { into, other: other.id, who: worker.who, at, what: 'merged' });
  return 'done';
}

/** What stands by itself: no enquiry stands for it. */
const byItself = { merged_into: '', merged_by: '', merged_at: 0 } as const;

type Unmerging = Readonly<{ from: Seen; other: string; worker: Worker }>;

/** Lets what was merged stand by itself again, with what had been merged into it before. */
export async function unmergeIn(
  trx: Trx,
  { from, other, worker }: Unmerging,
  at: number,
): Promise<Done | Refused<'too-late'>> {
  const before = await isRepeat(trx, ['unmerge', from, other, worker], at);
  if (before !== 'new') return isRefused(before) ? before : 'done';
  const stored = trx.selectFrom('enquiries').select(['merged_into', 'merged_at']).where('id', '=', other);
  const row = await stored.executeTakeFirst();
  if (row === undefined) return { refused: 'not-found' };
  if (row.merged_into === '' || (await mergeRootOf(trx, other)) !== from.id) return { refused: 'changed' };
  if (at >= row.merged_at + unmergeMs) return { refused: 'too-late' };
  if (!(await raise(trx, from))) return { refused: 'changed' };
  const free = trx.updateTable('enquiries').set((eb) => ({ ...byItself, version: eb('version', '+', 1) }));
  await free.where('id', '=', other).execute();
  await tell(trx, { into: from, other, who: worker.who, at, what: 'unmerged' });
  return 'done';
}

type Heirs = ReadonlyMap<string, string>;

/** For each of these that was merged into another, what it was merged into, or the next that stays when these go. */
export async function newParentsOf(
  trx: Trx,
  gone: readonly string[],
  { skipsLocked }: Pick<Context, 'skipsLocked'>,
): Promise<Heirs> {
  const links = trx.selectFrom('enquiries').select(['id', 'merged_into']).where(isMerged).where('id', 'in', gone);
  const into = new Map((await links.execute()).map((row) => [row.id, row.merged_into]));
  const goes = new Set(gone);
  const next = (id: string): string => {
    const above = into.get(id) ?? '';
    return goes.has(above) ? next(above) : above;
  };
  const heirs = [...into.keys()].map((id) => [id, next(id)] as const).filter(([, heir]) => heir !== '');
  if (heirs.length === 0) return new Map();
  const names = heirs.map(([, heir]) => heir);
  const staying = trx.selectFrom('enquiries').select('id').where('id', 'in', names).orderBy('id');
  const rows = await (skipsLocked ? staying.forUpdate() : staying).execute(); // nobody removes it before we are done
  const there = new Set(rows.map(({ id }) => id));
  return new Map(heirs.filter(([, heir]) => there.has(heir)));
}

/** What was merged into those that went stays in the thread of the one that stood above them; without one it stands by itself again. */
export async function reparent(trx: Trx, heirs: Heirs, gone: readonly string[]): Promise<void> {
  const left = trx.updateTable('enquiries').where(isMerged);
  for (const [id, heir] of heirs)
    await left
      .set((eb) => ({ merged_into: heir, version: eb('version', '+', 1) }))
      .where('merged_into', '=', id)
      .execute();
  const freed = left.set((eb) => ({ ...byItself, version: eb('version', '+', 1) }));
  await freed.where('merged_into', 'in', gone).execute();
}
