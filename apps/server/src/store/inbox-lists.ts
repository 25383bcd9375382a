import { sql } from 'kysely';
import type { Context } from './context.ts';
import { heldFor } from './held.ts';
import { type EnquiryState, enquiryStates, type InboxPage, type InboxRow, type InboxStore } from './inbox.ts';
import { readParams } from './read-params.ts';
import { hits } from './search-store.ts';
import { searchTerms } from './search-words.ts';

/** As many as one looks through at once. */
const pageSize = 50;

/** States of enquiries that wait for us: the one that has waited longest comes first. */
const isToDo = (state: EnquiryState) => state === 'new' || state === 'waiting';

type Place = Readonly<{ taken: number; at: number; id: string }>;
const placeText = ({ taken, at, id }: Place) => [taken, at, id].join(' ');

/** What nobody was given by us is no place: the list begins at its start. */
function placeIn(text = ''): Place | undefined {
  const [whole, taken, at, id = ''] = /^([01]) (\d{1,15}) ([\w-]+)$/.exec(text) ?? [];
  return whole === undefined ? undefined : { taken: Number(taken), at: Number(at), id };
}

/** What a list shows of enquiries. */
const rows = (db: Context['db']) =>
  db
    .selectFrom('enquiries')
    .select(['id', 'received_at', 'address', 'params', 'state', 'held_for', 'holder', 'follow_up'])
    .select((one) =>
      one
        .selectFrom('files')
        .select(one.cast<number>(one.fn.countAll(), 'integer').as('count'))
        .whereRef('files.enquiry_id', '=', 'enquiries.id')
        .as('files'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

const asRow = (row: Row): InboxRow => ({
  id: row.id,
  receivedAt: row.received_at,
  address: row.address,
  params: readParams(row.params),
  state: row.state,
  heldFor: heldFor(row),
  holder: row.holder,
  followUp: row.follow_up,
  files: row.files ?? 0,
});

type Part = Readonly<{ state: EnquiryState; taken: number; after: Place | undefined }>;

/** One more than a page of those that somebody has, or of those that nobody has. */
async function part({ db }: Context, { state, taken, after }: Part) {
  const [order, beyond] = isToDo(state) ? (['asc', '>'] as const) : (['desc', '<'] as const);
  const all = rows(db)
    .where('state', '=', state)
    .where(taken === 1 ? sql<boolean>`holder <> ''` : sql<boolean>`holder = ''`); // as the indexes say it
  const rest =
    after === undefined
      ? all
      : all.where((row) => {
          const sameTime = row.and([row('received_at', '=', after.at), row('id', beyond, after.id)]);
          return row.or([row('received_at', beyond, after.at), sameTime]);
        });
  const ordered = rest.orderBy('received_at', order).orderBy('id', order);
  return (await ordered.limit(pageSize + 1).execute()).map((row) => ({ ...row, taken }));
}

async function list(context: Context, state: EnquiryState, place?: Place): Promise<InboxPage> {
  const isFirst = place?.taken !== 1;
  const found = isFirst ? await part(context, { state, taken: 0, after: place }) : [];
  if (found.length <= pageSize)
    found.push(...(await part(context, { state, taken: 1, after: isFirst ? undefined : place })));
  const shown = found.slice(0, pageSize);
  const last = found.length > pageSize ? shown.at(-1) : undefined;
  return {
    rows: shown.map(asRow),
    next: last && placeText({ taken: last.taken, at: last.received_at, id: last.id }),
  };
}

/** A page of what is found, whatever its state. Where it begins is the number of the last one shown. */
async function search({ db }: Context, typed: string, from = ''): Promise<InboxPage> {
  const terms = searchTerms(typed);
  if (terms.length === 0) return { rows: [], next: undefined };
  const before = /^\d{1,15}$/.test(from) ? Number(from) : Number.MAX_SAFE_INTEGER;
  const found = await hits(db, { terms, before, most: pageSize + 1 });
  const shown = found.slice(0, pageSize);
  const ids = shown.map((hit) => hit.enquiry_id);
  const kept = ids.length === 0 ? [] : await rows(db).where('id', 'in', ids).execute();
  const byId = new Map(kept.map((row) => [row.id, row]));
  const last = found.length > pageSize ? shown.at(-1) : undefined;
  return {
    rows: ids.flatMap((id) => byId.get(id) ?? []).map(asRow),
    next: last && String(last.number),
  };
}

async function counts({ db }: Context) {
  const rows = await db
    .selectFrom('enquiries')
    .select((one) => ['state', one.cast<number>(one.fn.countAll(), 'integer').as('count')])
    .groupBy('state')
    .execute();
  const of = new Map(rows.map(({ state, count }) => [state, count]));
  return Object.fromEntries(enquiryStates.map((state) => [state, of.get(state) ?? 0])) as Record<EnquiryState, number>; // all of them
}

/** The enquiries one below the other: of a state, or found by what was typed. */
export function inboxLists(context: Context) {
  return {
    list: (state, from) => list(context, state, placeIn(from)),
    search: (typed, from) => search(context, typed, from),
    counts: () => counts(context),
  } satisfies Partial<InboxStore>;
}
