import { randomUUID } from 'node:crypto';
import { isRefused, type Refused } from '@formation/leads';
import type { Selectable, Transaction } from 'kysely';
import { hasTooMany, mayWriteTo } from './call-limits.ts';
import type { Context } from './context.ts';
import { mailRow } from './mail-rows.ts';
import type { Origin } from './origin.ts';
import { digest, forgetUnkeyed, remember } from './requests.ts';
import type { Tables } from './schema.ts';
import type { Booking, BookingStore, NewBooking } from './store.ts';

function booking(row: Selectable<Tables['bookings']>): Booking {
  return {
    id: row.id,
    start: row.start_at,
    end: row.end_at,
    name: row.name,
    email: row.email,
    timeZone: row.time_zone,
    topic: row.topic,
    state: row.state,
    sequence: row.sequence,
  };
}

/** PostgreSQL keeps no NUL in a text, and none of it a half character. */
const storable = (text: string) => text.toWellFormed().replaceAll('\0', '\uFFFD');

function bookingRow(id: string, made: NewBooking, sender: string): Selectable<Tables['bookings']> {
  return {
    id,
    start_at: made.start,
    end_at: made.end,
    name: storable(made.name),
    email: made.email,
    email_key: made.email.toLowerCase(),
    time_zone: made.timeZone,
    topic: storable(made.topic),
    state: 'booked',
    sequence: 0,
    sender: digest('sender', sender),
  };
}

type Row = Selectable<Tables['bookings']>;

/** Tells both sides of a booking or its change. A mail that never left would say the same: it goes. */
async function writeMails(trx: Transaction<Tables>, context: Context, row: Row): Promise<void> {
  const { id: subject } = row;
  const mayWrite = await mayWriteTo(trx, context, row.email_key);
  const kinds = mayWrite ? (['booking-visitor', 'booking-owner'] as const) : (['booking-owner'] as const);
  const unsent = trx.deleteFrom('mails').where('subject', '=', subject).where('state', '=', 'waiting');
  await unsent.where('attempts', '=', 0).where('claimed_until', '=', 0).execute();
  await trx
    .insertInto('mails')
    .values(kinds.map((kind) => mailRow(context, { kind, subject })))
    .execute();
}

/** Thrown to undo the transaction when the slot is somebody else's; never leaves this file. */
class Taken extends Error {}
/** The same when the visitor has as many open calls as one may have. */
class TooMany extends Error {}

async function takenIsAValue<Answer>(work: Promise<Answer>): Promise<Answer | Refused<'taken'>> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Taken || isUniqueViolation(error)) return { refused: 'taken' };
    throw error;
  }
}

/** PostgreSQL says 23505; SQLite's extended code is SQLITE_CONSTRAINT_UNIQUE. */
function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '23505') || ('errcode' in error && error.errcode === 2067);
}

async function add(context: Context, made: NewBooking, origin: Origin): ReturnType<BookingStore['add']> {
  const row = bookingRow(randomUUID(), made, origin.sender);
  const body = digest('booking', String(made.start), made.name, made.email, made.timeZone, made.topic);
  const work = context.transact(async (trx) => {
    const before = await remember(trx, { origin, body, subject: row.id }, context.now());
    if (before !== 'new') return before;
    if (await hasTooMany(trx, context, row)) throw new TooMany();
    const inserted = await trx
      .insertInto('bookings')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows !== 1n) throw new Taken();
    await writeMails(trx, context, row);
    return before;
  });
  const outcome = await takenIsAValue(work).catch((error: unknown) => {
    if (error instanceof TooMany) return { refused: 'too-many-calls' } as const;
    throw error;
  });
  if (outcome === 'new') return { booking: booking(row), repeated: false };
  if ('refused' in outcome) return outcome;
  const before = await find(context, outcome.repeats);
  return before ? { booking: before, repeated: true } : { refused: 'taken' };
}

async function find({ db }: Pick<Context, 'db'>, id: string): Promise<Booking | undefined> {
  const row = await db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
  return row && booking(row);
}

type Change = Partial<Pick<Tables['bookings'], 'start_at' | 'end_at' | 'state'>>;

type Wish = Readonly<{ id: string; to: Change; key: string | undefined }>;

/** Notes that a change was asked for. Without a key nothing is noted: asked again, it changes nothing more. */
async function rememberChange(trx: Transaction<Tables>, { id, to, key }: Wish, now: number) {
  if (key === undefined) return 'new';
  const body = digest('change', id, JSON.stringify(to));
  return remember(trx, { origin: { sender: '', key }, body, subject: id }, now);
}

/** Changes what is still booked; undefined when it is not. */
function change(context: Context, wish: Wish): Promise<Booking | Refused<'key-reused'> | undefined> {
  const { id, to } = wish;
  return context.transact(async (trx) => {
    const before = await rememberChange(trx, wish, context.now());
    if (before !== 'new') return isRefused(before) ? before : find({ db: trx }, id);
    await forgetUnkeyed(trx, id, context.now());
    const row = await trx
      .updateTable('bookings')
      .set((set) => ({ ...to, sequence: set('sequence', '+', 1) }))
      .where('id', '=', id)
      .where('state', '=', 'booked')
      .returningAll()
      .executeTakeFirst();
    if (row) await writeMails(trx, context, row);
    return row && booking(row);
  });
}

/** The calls that are booked. A unique index lets each slot be booked once. */
export function bookingStore(context: Context): BookingStore {
  return {
    add: (made, origin) => add(context, made, origin),
    find: (id) => find(context, id),

    async list() {
      return (await context.db.selectFrom('bookings').selectAll().orderBy('start_at').orderBy('id').execute()).map(
        booking,
      );
    },

    async countAfter(instant) {
      const row = await context.db
        .selectFrom('bookings')
        .select((select) => select.cast<number>(select.fn.countAll(), 'integer').as('count'))
        .where('state', '=', 'booked')
        .where('start_at', '>', instant)
        .executeTakeFirstOrThrow();
      return row.count;
    },

    async taken(from, to) {
      const query = context.db.selectFrom('bookings').select('start_at').where('state', '=', 'booked');
      const rows = await query.where('start_at', '>=', from).where('start_at', '<', to).execute();
      return rows.map((row) => row.start_at);
    },

    async cancel(id, key) {
      const changed = await change(context, { id, to: { state: 'cancelled' }, key });
      return changed ?? (await find(context, id)) ?? { refused: 'not-found' };
    },

    async move(id, { start, end }, key) {
      const before = await find(context, id);
      if (before?.state === 'booked' && before.start === start) return before;
      const work = change(context, { id, to: { start_at: start, end_at: end }, key });
      return (await takenIsAValue(work)) ?? { refused: 'not-found' };
    },
  };
}
