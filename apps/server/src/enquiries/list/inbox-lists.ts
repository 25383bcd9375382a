import { enquiryStates, viewNames } from '@formation/console-api';
import type { Context } from '../../db/context.ts';
import { readParams } from '../../db/read-params.ts';
import { isMerged, isNotMerged, mergeRootsOf, stateOfFew } from '../merge/thread.ts';
import { quarantineReason } from '../quarantine.ts';
import { hits } from '../search/search-store.ts';
import { searchTerms } from '../search/search-words.ts';
import { isSnoozable, restOf } from '../work/snooze.ts';
import { hasTag, readTags, tagsInUse } from '../work/tags.ts';
import type { InboxPage, InboxRow, InboxStore, ListName, View } from './inbox.ts';
import { both, type Group, lateMs, type Part, partsOfList, partsOfView } from './list-parts.ts';

/** As many as one looks through at once. */
const pageSize = 50;

type Place = Readonly<{ group: Group; at: number; id: string }>;
const placeText = ({ group, at, id }: Place) => [group, at, id].join(' ');

/** What nobody was given by us is no place: the list begins at its start. */
function placeIn(text = ''): Place | undefined {
  const [whole, group, at, id = ''] = /^([0-3]) (\d{1,15}) ([\w-]+)$/.exec(text) ?? [];
  return whole === undefined ? undefined : { group: Number(group) as Group, at: Number(at), id };
}

/** What a list shows of enquiries. */
const rows = (db: Context['db']) =>
  db
    .selectFrom('enquiries')
    .select([
      'id',
      'received_at',
      'address',
      'params',
      'state',
      'held_for',
      'holder',
      'follow_up_at',
      'tags',
      'version',
      'language',
    ])
    .select((one) =>
      one
        .selectFrom('files')
        .select(one.cast<number>(one.fn.countAll(), 'integer').as('count'))
        .whereRef('files.enquiry_id', '=', 'enquiries.id')
        .where('written_by', '=', '')
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
    isLate:
      restOf(row, now) === 'back' || (row.state === 'new' && row.follow_up_at === 0 && row.received_at <= now - lateMs),
    tags: readTags(row.tags),
    version: row.version,
    language: row.language,
    files: row.files ?? 0,
  });

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

/** Of each part what has a tag; all of it without one. */
const withTag = (parts: readonly Part[], tag: string | undefined): readonly Part[] =>
  tag === undefined ? parts : parts.map((part) => ({ ...part, where: both(part.where, hasTag(tag)) }));

/** A page of a list that is made of parts. */
async function list(context: Context, partsAt: (now: number) => readonly Part[], place?: Place): Promise<InboxPage> {
  const now = context.now();
  const found: Awaited<ReturnType<typeof rowsOf>> = [];
  for (const part of partsAt(now)) {
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

/** Nobody works off more than that at a glance: what is beyond is not counted. */
const mostCounted = 100;

async function viewCount({ db, now }: Context, view: View): Promise<number> {
  let count = 0;
  for (const { where } of partsOfView(view, now())) {
    const some = db.selectFrom('enquiries').select('id').where(where).limit(mostCounted);
    count += (await some.execute()).length;
  }
  return Math.min(count, mostCounted);
}

async function viewCounts(context: Context, who: string) {
  const all = await Promise.all(
    viewNames.map(async (name) => [name, await viewCount(context, { name, who })] as const),
  );
  return Object.fromEntries(all) as Record<View['name'], number>; // all of them
}

async function newest({ db }: Context): Promise<number | undefined> {
  const last = db.selectFrom('enquiries').select('received_at').orderBy('received_at', 'desc');
  return (await last.limit(1).executeTakeFirst())?.received_at;
}

async function version({ db }: Context, id: string): Promise<number | undefined> {
  const own = db.selectFrom('enquiries').select(['version', 'merged_into']).where('id', '=', id);
  const found = await own.executeTakeFirst();
  if (found === undefined || found.merged_into === '') return found?.version;
  const survivor = db.selectFrom('enquiries').select('version').where('id', '=', found.merged_into);
  return (await survivor.executeTakeFirst())?.version;
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
    list: (which, from, tag) => list(context, (at) => withTag(partsOfList(which, at), tag), placeIn(from)),
    view: (view, from, tag) => list(context, (at) => withTag(partsOfView(view, at), tag), placeIn(from)),
    tags: () => tagsInUse(context.db),
    viewCounts: (who) => viewCounts(context, who),
    search: (typed, from) => search(context, typed, from),
    counts: () => counts(context),
    newest: () => newest(context),
    version: (id) => version(context, id),
    others: (id) => others(context, id),
  } satisfies Partial<InboxStore>;
}
