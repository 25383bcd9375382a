import type { Selectable } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Tables } from '../db/schema.ts';
import type { Booking, BookingStore, CallTime } from '../db/store.ts';

/** A booking from its row. */
export function booking(row: Selectable<Tables['bookings']>): Booking {
  return {
    id: row.id,
    start: row.start_at,
    end: row.end_at,
    name: row.name,
    email: row.email,
    timeZone: row.time_zone,
    topic: row.topic,
    phone: row.phone,
    callLanguage: row.call_language,
    state: row.state,
    confirmed: row.confirmed_at === 0 ? '' : row.confirmed_at === row.booked_at ? 'before' : 'by-link',
    sequence: row.sequence,
    changed: row.changed,
    outcome: row.outcome,
    videoUrl: row.video_url,
    language: row.language,
    assignee: row.assignee,
  };
}

/** A booking, in or outside a transaction. */
export async function find({ db }: Pick<Context, 'db'>, id: string): Promise<Booking | undefined> {
  const row = await db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
  return row && booking(row);
}

async function list({ db }: Context): Promise<readonly Booking[]> {
  return (await db.selectFrom('bookings').selectAll().orderBy('start_at').orderBy('id').execute()).map(booking);
}

async function between({ db }: Context, from: number, to: number): Promise<readonly Booking[]> {
  const span = db.selectFrom('bookings').selectAll().where('start_at', '>=', from).where('start_at', '<', to);
  return (await span.orderBy('start_at').orderBy('id').execute()).map(booking);
}

/** What the firm's people have noted about the calls that start in a span, by the call's id, the oldest first. */
async function notes({ db }: Context, from: number, to: number): Promise<ReadonlyMap<string, readonly string[]>> {
  const all = db
    .selectFrom('booking_history as note')
    .innerJoin('bookings as call', 'call.id', 'note.booking_id')
    .select(['note.booking_id as id', 'note.text as text'])
    .where('note.what', '=', 'note');
  const inSpan = all.where('call.start_at', '>=', from).where('call.start_at', '<', to);
  const rows = await inSpan.orderBy('note.sequence').orderBy('note.at').execute();
  const byCall = Map.groupBy(rows, ({ id }) => id);
  return new Map([...byCall].map(([id, own]) => [id, own.map(({ text }) => text)]));
}

async function countAfter({ db }: Context, column: 'start_at' | 'booked_at', instant: number): Promise<number> {
  const row = await db
    .selectFrom('bookings')
    .select((select) => select.cast<number>(select.fn.countAll(), 'integer').as('count'))
    .where('state', '=', 'booked')
    .where(column, '>', instant)
    .executeTakeFirstOrThrow();
  return row.count;
}

async function taken({ db }: Context, from: number, to: number): Promise<readonly CallTime[]> {
  const times = ['start_at as start', 'end_at as end'] as const;
  const booked = db.selectFrom('bookings').select(times).where('state', '=', 'booked');
  const blocked = db.selectFrom('blocked_times').select(times).where('start_at', '<', to).where('end_at', '>', from);
  const both = booked.where('start_at', '<', to).where('end_at', '>', from).unionAll(blocked);
  return both.orderBy('start').execute();
}

/** The first that stands and is not over at an instant. */
async function nextAfter({ db }: Context, instant: number): Promise<Booking | undefined> {
  const ahead = db.selectFrom('bookings').selectAll().where('state', '=', 'booked').where('end_at', '>', instant);
  const row = await ahead.orderBy('start_at').limit(1).executeTakeFirst();
  return row && booking(row);
}

/** What is known of the calls. */
export const bookingReads = (
  context: Context,
): Pick<
  BookingStore,
  'find' | 'list' | 'between' | 'notes' | 'nextAfter' | 'bookedSince' | 'countAfter' | 'taken'
> => ({
  find: (id) => find(context, id),
  list: () => list(context),
  between: (from, to) => between(context, from, to),
  notes: (from, to) => notes(context, from, to),
  nextAfter: (instant) => nextAfter(context, instant),
  bookedSince: (instant) => countAfter(context, 'booked_at', instant),
  countAfter: (instant) => countAfter(context, 'start_at', instant),
  taken: (from, to) => taken(context, from, to),
});
