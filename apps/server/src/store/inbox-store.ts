import { randomUUID } from 'node:crypto';
import { isRefused } from '@formation/leads';
import { sql, type Transaction } from 'kysely';
import type { Context } from './context.ts';
import {
  type Change,
  type ChangeName,
  type EnquiryState,
  enquiryStates,
  type Entry,
  type InboxPage,
  type InboxStore,
  type Work,
  type Worker,
} from './inbox.ts';
import { leads, readParams } from './leads.ts';
import { digest, remember } from './requests.ts';
import type { Tables } from './schema.ts';

type Trx = Transaction<Tables>;

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

type Part = Readonly<{ state: EnquiryState; taken: number; after: Place | undefined }>;

/** One more than a page of those that somebody has, or of those that nobody has. */
async function part({ db }: Context, { state, taken, after }: Part) {
  const [order, beyond] = isToDo(state) ? (['asc', '>'] as const) : (['desc', '<'] as const);
  const all = db
    .selectFrom('enquiries')
    .select(['id', 'received_at', 'address', 'params', 'state', 'holder', 'follow_up'])
    .select((one) =>
      one
        .selectFrom('files')
        .select(one.cast<number>(one.fn.countAll(), 'integer').as('count'))
        .whereRef('files.enquiry_id', '=', 'enquiries.id')
        .as('files'),
    )
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
  const rows = isFirst ? await part(context, { state, taken: 0, after: place }) : [];
  if (rows.length <= pageSize)
    rows.push(...(await part(context, { state, taken: 1, after: isFirst ? undefined : place })));
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    rows: shown.map((row) => ({
      id: row.id,
      receivedAt: row.received_at,
      address: row.address,
      params: readParams(row.params),
      state: row.state,
      holder: row.holder,
      followUp: row.follow_up,
      files: row.files ?? 0,
    })),
    next: last && placeText({ taken: last.taken, at: last.received_at, id: last.id }),
  };
}

async function find({ db }: Context, id: string): Promise<Entry | undefined> {
  const [lead] = await leads(db, id);
  const work = db.selectFrom('enquiries').select(['state', 'holder', 'follow_up', 'version']).where('id', '=', id);
  const row = await work.executeTakeFirst();
  if (lead === undefined || row === undefined) return undefined;
  const past = db
    .selectFrom('enquiry_history')
    .selectAll()
    .where('enquiry_id', '=', id)
    .orderBy('version')
    .orderBy('at');
  const history = (await past.execute()).map(({ at, who, what, text }): Change => ({ at, who, what, text }));
  const { state, holder, follow_up: followUp, version } = row;
  return { ...lead, state, holder, followUp, version, history };
}

/** What is said of a change, for each thing that it changes. */
function said(work: Work, before: Readonly<{ state: EnquiryState; holder: string; follow_up: string }>) {
  const all: readonly (readonly [ChangeName, string | undefined, string | undefined])[] = [
    ['answered-elsewhere', work.answeredElsewhere && '', undefined],
    ['note', work.note, undefined],
    ['state', work.state, before.state],
    ['holder', work.holder, before.holder],
    ['follow-up', work.followUp, before.follow_up],
  ];
  return all.flatMap(([what, text, old]) => (text === undefined || text === old ? [] : [{ what, text }]));
}

/** One that was held and is not any more was no robot's: its mail goes out. */
async function release(trx: Trx, id: string): Promise<void> {
  const mail = trx.updateTable('mails').set({ state: 'waiting', due_at: 0 }).where('subject', '=', id);
  await mail.where('state', '=', 'held').execute();
  await trx.updateTable('enquiries').set({ suspicious: 0 }).where('id', '=', id).execute();
}

async function changeIn(trx: Trx, [id, work, { who, key }]: readonly [string, Work, Worker], now: number) {
  const request = { origin: { sender: who, key }, body: digest(id, JSON.stringify(work)), subject: id };
  const seen = await remember(trx, request, now);
  if (seen !== 'new') return isRefused(seen) ? seen : 'done';
  const found = trx.selectFrom('enquiries').select(['state', 'holder', 'follow_up']).where('id', '=', id);
  const before = await found.executeTakeFirst();
  if (before === undefined) return { refused: 'not-found' } as const;
  const { version, state = work.answeredElsewhere ? 'answered' : before.state } = work;
  const { holder = before.holder, followUp = before.follow_up } = work;
  const next = { state, holder, follow_up: followUp, version: version + 1 };
  const mine = trx.updateTable('enquiries').set(next).where('id', '=', id).where('version', '=', version);
  if ((await mine.executeTakeFirst()).numUpdatedRows !== 1n) return { refused: 'changed' } as const;
  const rows = said({ ...work, state }, before).map((each) => ({
    id: randomUUID(),
    enquiry_id: id,
    version: version + 1,
    at: now,
    who,
    ...each,
  }));
  if (rows.length > 0) await trx.insertInto('enquiry_history').values(rows).execute();
  if (before.state === 'held' && state !== 'held') await release(trx, id);
  return 'done';
}

/** Thrown to undo what was done so far: a refused change is not remembered as made. */
class Undone extends Error {
  readonly refusal;
  constructor(refusal: Exclude<Awaited<ReturnType<typeof changeIn>>, 'done'>) {
    super(refusal.refused);
    this.refusal = refusal;
  }
}

async function change(context: Context, ...asked: [string, Work, Worker]): ReturnType<InboxStore['change']> {
  const outcome = await context
    .transact(async (trx) => {
      const done = await changeIn(trx, asked, context.now());
      if (done !== 'done') throw new Undone(done);
    })
    .catch((error: unknown) => {
      if (error instanceof Undone) return error.refusal;
      throw error;
    });
  return outcome ?? (await find(context, asked[0])) ?? { refused: 'not-found' };
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

/** The enquiries as the firm's people work on them. */
export function inboxStore(context: Context): InboxStore {
  return {
    list: (state, from) => list(context, state, placeIn(from)),
    counts: () => counts(context),
    find: (id) => find(context, id),
    change: (id, work, worker) => change(context, id, work, worker),
  };
}
