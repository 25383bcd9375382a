import { enquiryStates } from '@formation/console-api';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Context } from '../../db/context.ts';
import { readParams } from '../../db/read-params.ts';
import type { Tables } from '../../db/schema.ts';
import { isMerged, isNotMerged, stateOfFew, mergeRootsOf } from '../merge/thread.ts';
import { quarantineReason } from '../quarantine.ts';
import { hits } from '../search/search-store.ts';
import { searchTerms } from '../search/search-words.ts';
import { dueBy, isOpen, restOf, isSnoozable } from '../work/snooze.ts';
import { type EnquiryState, type InboxPage, type InboxRow, type InboxStore, type ListName } from './inbox.ts';

/** As many as one looks through at once. */
const pageSize = 50;

/** States of enquiries that wait for us: the one that has waited longest comes first. */
const isToDo = (state: EnquiryState) => state === 'new' || state === 'waiting';

/** The parts of a list, one below the other: what is back, what nobody has, what somebody has. */
type Group = 0 | 1 | 2;

type Place = Readonly<{ group: Group; at: number; id: string }>;
const placeText = ({ group, at, id }: Place) => [group, at, id].join(' ');

/** What nobody was given by us is no place: the list begins at its start. */
function placeIn(text = ''): Place | undefined {
  const [whole, group, at, id = ''] = /^([012]) (\d{1,15}) ([\w-]+)$/.exec(text) ?? [];
  return whole === undefined ? undefined : { group: Number(group) as Group, at: Number(at), id };
}

/** What a list shows of enquiries. */
const rows = (db: Context['db']) =>
  db
    .selectFrom('enquiries')
    .select(['id', 'received_at', 'address', 'params', 'state', 'held_for', 'holder', 'follow_up_at'])
    .select((one) =>
      one
        .selectFrom('files')
        .select(one.cast<number>(one.fn.countAll(), 'integer').as('count'))
        .whereRef('files.enquiry_id', '=', 'enquiries.id')
        .as('files'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

const asRow =
  (now: number) =>
  (row: Row): InboxRow => ({
    id: row.id,
    receivedAt: row.received_at,
    address: row.address,
    params: readParams(row.params),
    state: row.state,
    heldFor: quarantineReason(row),
    holder: row.holder,
    followUp: row.follow_up_at,
    rest: restOf(row, now),
    files: row.files ?? 0,
  });

type Part = Readonly<{
  where: (row: ExpressionBuilder<Tables, 'enquiries'>) => Expression<SqlBool>;
  by: 'received_at' | 'follow_up_at';
  order: 'asc' | 'desc';
  group: Group;
}>;

/** What a list is made of. */
function partsOf(which: ListName, now: number): readonly Part[] {
  if (which === 'asleep') return [{ where: isSnoozable(now), by: 'follow_up_at', order: 'asc', group: 0 }];
  const assignedTo = (holder: string) => (row: ExpressionBuilder<Tables, 'enquiries'>) =>
    row.and([
      row('state', '=', which),
      holder === '' ? sql<boolean>`holder = ''` : sql<boolean>`holder <> ''`, // as the indexes say it
      ...(isOpen(which) ? [row('follow_up_at', '=', 0)] : []),
      isNotMerged,
    ]);
  const order = isToDo(which) ? 'asc' : 'desc';
  const rest = [
    { where: assignedTo(''), by: 'received_at', order, group: 1 },
    { where: assignedTo('somebody'), by: 'received_at', order, group: 2 },
  ] as const;
  if (!isOpen(which)) return rest;
  const back: Part['where'] = (row) => row.and([row(stateOfFew, '=', which), dueBy(now)(row)]);
  return [{ where: back, by: 'follow_up_at', order: 'asc', group: 0 }, ...rest];
}

/** One more than a page of a part. */
async function rowsOf({ db }: Context, { where, by, order, group }: Part, after: Place | undefined) {
  const beyond = order === 'asc' ? '>' : '<';
  const all = rows(db).where(where);
  const rest =
    after === undefined
      ? all
      : all.where((row) =>
          row.or([row(by, beyond, after.at), row.and([row(by, '=', after.at), row('id', beyond, after.id)])]),
        );
  const ordered = rest.orderBy(by, order).orderBy('id', order);
  return (await ordered.limit(pageSize + 1).execute()).map((row) => ({
    row,
    place: { group, at: row[by], id: row.id },
  }));
}

async function list(context: Context, which: ListName, place?: Place): Promise<InboxPage> {
  const now = context.now();
  const found: Awaited<ReturnType<typeof rowsOf>> = [];
  for (const part of partsOf(which, now)) {
    if (part.group < (place?.group ?? 0) || found.length > pageSize) continue;
    found.push(...(await rowsOf(context, part, part.group === place?.group ? place : undefined)));
  }
  const shown = found.slice(0, pageSize);
  const last = found.length > pageSize ? shown.at(-1) : undefined;
  return { rows: shown.map(({ row }) => row).map(asRow(now)), next: last && placeText(last.place) };
}

/** A page of what is found, whatever its state; what was merged as the one that stands for it. Where it begins is the number of the last one shown. */
async function search({ db, now }: Context, typed: string, from = ''): Promise<InboxPage> {
  const terms = searchTerms(typed);
  if (terms.length === 0) return { rows: [], next: undefined };
  const before = /^\d{1,15}$/.test(from) ? Number(from) : Number.MAX_SAFE_INTEGER;
  const found = await hits(db, { terms, before, most: pageSize + 1 });
  const shown = found.slice(0, pageSize);
  const survivors = await mergeRootsOf(
    db,
    shown.map((hit) => hit.enquiry_id),
  );
  const ids = [...new Set(survivors.values())];
  const stored = ids.length === 0 ? [] : await rows(db).where('id', 'in', ids).execute();
  const byId = new Map(stored.map((row) => [row.id, row]));
  const last = found.length > pageSize ? shown.at(-1) : undefined;
  return {
    rows: ids.flatMap((id) => byId.get(id) ?? []).map(asRow(now())),
    next: last && String(last.number),
  };
}

async function counts({ db, now }: Context) {
  const counted = db
    .selectFrom('enquiries')
    .select((one) => one.cast<number>(one.fn.countAll(), 'integer').as('count'));
  const byState = counted.select('state').groupBy('state'); // all of them, by the index of states
  const few = counted.select(stateOfFew.as('state')).groupBy(stateOfFew);
  const snoozed = await few.where(isSnoozable(now())).execute();
  const merged = await few.where(isMerged).execute();
  const all = new Map((await byState.execute()).map(({ state, count }) => [state, count]));
  for (const { state, count } of [...snoozed, ...merged]) all.set(state, (all.get(state) ?? 0) - count);
  const shown = enquiryStates.map((state): [ListName, number] => [state, all.get(state) ?? 0]);
  shown.push(['asleep', snoozed.reduce((sum, { count }) => sum + count, 0)]);
  return Object.fromEntries(shown) as Record<ListName, number>; // all of them
}

async function newest({ db }: Context): Promise<number | undefined> {
  const last = db.selectFrom('enquiries').select('received_at').orderBy('received_at', 'desc');
  return (await last.limit(1).executeTakeFirst())?.received_at;
}

/** What an enquiry can be merged with. */
async function others({ db, now }: Context, id: string): Promise<readonly InboxRow[]> {
  const own = db.selectFrom('enquiries').select('address_key').where('id', '=', id);
  const sameAddress = rows(db).where('address_key', '=', own).where('id', '!=', id);
  const free = sameAddress.where('state', '!=', 'held').where(isNotMerged);
  const newest = free.orderBy('received_at', 'desc').orderBy('id').limit(pageSize);
  return (await newest.execute()).map(asRow(now()));
}

/** The enquiries one below the other: of a state, or found by what was typed. */
export function inboxLists(context: Context) {
  return {
    list: (which, from) => list(context, which, placeIn(from)),
    search: (typed, from) => search(context, typed, from),
    counts: () => counts(context),
    newest: () => newest(context),
    others: (id) => others(context, id),
  } satisfies Partial<InboxStore>;
}
