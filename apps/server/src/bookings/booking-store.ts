import { isRefused, type Refused } from '@formation/leads';
import type { Selectable, Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Tables } from '../db/schema.ts';
import type { Booking, BookingStore, NewBooking } from '../db/store.ts';
import { transactionOrRefusal } from '../db/transaction-or-refusal.ts';
import { type Pseudonymised, pseudonymised } from '../enquiries/pseudonymised-sender.ts';
import { digest, forgetUnkeyed, remember, rememberPost } from '../enquiries/requests.ts';
import { unsnooze } from '../enquiries/work/snooze.ts';
import { hasMail } from '../outbox/mail-rows.ts';
import { addByFirm } from './booking-by-firm.ts';
import { bookingReads, find } from './booking-reads.ts';
import { bookingRow } from './booking-row.ts';
import { lockCalls, refuseOverlap, overlapIsAValue } from './booking-taken.ts';
import { hasTooMany, isConfirmedAddress, isShareTaken } from './call-limits.ts';
import { writeMails } from './call-mails.ts';
import { callService, noteChange } from './call-work.ts';
import { alikeCalls, cancelAlike } from './cancel-alike.ts';

type Trx = Transaction<Tables>;

type Row = Selectable<Tables['bookings']>;

const isMailed = (context: Context, id: string) => hasMail(context, id, 'booking-visitor');

/** Thrown to undo the transaction when a limit of visitors is reached; never leaves this file. */
class OverLimit extends Error {
  readonly refused;
  constructor(refused: 'too-many-calls' | 'share-taken') {
    super(refused);
    this.refused = refused;
  }
}

/** The row as it is stored: without a confirmed address only as long as their share of the calls lasts. */
async function admitted(trx: Trx, row: Row, shares: NewBooking['unconfirmedShares']): Promise<Row> {
  if (shares === undefined || (await isConfirmedAddress(trx, row.email_key))) return row;
  if (await isShareTaken(trx, shares)) throw new OverLimit('share-taken');
  return { ...row, confirmed_at: 0 };
}

async function add(context: Context, made: NewBooking, origin: Pseudonymised): ReturnType<BookingStore['add']> {
  const row = bookingRow(made, origin, context.now());
  const { start, name, email, timeZone, topic, phone = '', callLanguage = '' } = made;
  const body = digest(String(start), name, email, timeZone, topic, phone, callLanguage);
  const work = context.transact(async (trx) => {
    await lockCalls(trx, context);
    const before = await rememberPost(trx, { origin, call: 'booking', body, subject: row.id }, context.now());
    if (before !== 'new') return before;
    if (await hasTooMany(trx, context, row)) throw new OverLimit('too-many-calls');
    await refuseOverlap(trx, row);
    await trx
      .insertInto('bookings')
      .values(await admitted(trx, row, made.unconfirmedShares))
      .execute();
    await writeMails(trx, context, { row, by: 'visitor' });
    await unsnooze(trx, { addressKey: row.email_key, what: 'call-booked', about: row.id, at: context.now() });
    return before;
  });
  const outcome = await overlapIsAValue(work).catch((error: unknown) => {
    if (error instanceof OverLimit) return { refused: error.refused };
    throw error;
  });
  if (outcome !== 'new' && 'refused' in outcome) return outcome;
  const stands = await find(context, outcome === 'new' ? row.id : outcome.repeats);
  if (!stands) return { refused: 'taken' };
  return { booking: stands, repeated: outcome !== 'new', isMailed: await isMailed(context, stands.id) };
}

/** Notes that the e-mail address is the visitor’s. Once: then both sides get what they put into their calendars. */
async function confirm(context: Context, id: string): Promise<Booking | Refused<'not-found'>> {
  await context.transact(async (trx) => {
    const unconfirmed = trx.updateTable('bookings').set({ confirmed_at: context.now() }).where('id', '=', id);
    const open = unconfirmed.where('confirmed_at', '=', 0).where('state', '=', 'booked');
    const row = await open.where('end_at', '>', context.now()).returningAll().executeTakeFirst();
    if (row === undefined) return;
    await noteChange(trx, row, { at: context.now(), who: '', what: 'confirmed', text: '' });
    await writeMails(trx, context, { row, by: 'firm' }); // it is asked for by the one who reads it
  });
  return (await find(context, id)) ?? { refused: 'not-found' };
}

type Change = Partial<Pick<Tables['bookings'], 'start_at' | 'end_at' | 'state' | 'changed' | 'outcome'>>;

type Wish = Readonly<{ id: string; to: Change; key: string | undefined }>;

/**
 * Notes that a change was asked for, by whoever holds the link, from wherever. Without a key nothing is noted: asked
 * again, it changes nothing more.
 */
async function rememberChange(trx: Trx, { id, to, key }: Wish, now: number) {
  if (key === undefined) return 'new';
  const call = `${to.state === 'cancelled' ? 'cancel' : 'move'} ${id}`;
  return remember(trx, { origin: { sender: '', key }, call, body: digest(JSON.stringify(to)), subject: id }, now);
}

/** What is noted of a visitor's own change. */
const said = ({ state, start_at: start = 0 }: Change) =>
  state === 'cancelled'
    ? ({ who: '', what: 'cancelled', text: '' } as const)
    : ({ who: '', what: 'moved', text: new Date(start).toISOString() } as const);

/** Why a visitor cannot change a call; nothing is wrong with cancelling what is cancelled. */
function refusalOf(found: Booking | undefined, { state }: Change): 'done' | Refused<'not-found' | 'too-late'> {
  if (found?.state === 'booked') return { refused: 'too-late' };
  return found !== undefined && state === 'cancelled' ? 'done' : { refused: 'not-found' };
}

/** Changes a call that is booked and not over: what became of it stays as it was. */
async function changeIn(trx: Trx, context: Context, wish: Wish) {
  const { id, to } = wish;
  const isMove = to.start_at !== undefined;
  if (isMove) await lockCalls(trx, context);
  const before = await rememberChange(trx, wish, context.now());
  if (before !== 'new') return isRefused(before) ? before : 'done';
  await forgetUnkeyed(trx, id, context.now());
  const row = await trx
    .updateTable('bookings')
    .set((set) => ({ ...to, sequence: set('sequence', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'booked')
    .where('end_at', '>', context.now())
    .where('outcome', '!=', 'held')
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return refusalOf(await find({ db: trx }, id), to);
  if (isMove) await refuseOverlap(trx, row);
  await noteChange(trx, row, { at: context.now(), ...said(to) });
  await writeMails(trx, context, { row, by: 'visitor' });
  return 'done';
}

/** A visitor's own change, and how the call stands then. */
async function change(context: Context, wish: Wish) {
  const outcome = await overlapIsAValue(transactionOrRefusal(context, (trx) => changeIn(trx, context, wish)));
  return outcome === 'done' ? ((await find(context, wish.id)) ?? ({ refused: 'not-found' } as const)) : outcome;
}

/** The calls that are booked: no two at the same time. */
export function bookingStore(context: Context): BookingStore {
  return {
    add: async (made, origin) => add(context, made, await pseudonymised(context, origin)),
    addByFirm: (made, worker) => addByFirm(context, made, worker),
    ...bookingReads(context),
    ...callService(context),
    alike: (id) => alikeCalls(context, id),
    cancelAlike: (id, wish) => cancelAlike(context, id, wish),

    confirm: (id) => confirm(context, id),
    cancel: (id, key) => change(context, { id, to: { state: 'cancelled' }, key }),

    async move(id, { start, end }, key) {
      const before = await find(context, id);
      if (before?.state === 'booked' && before.start === start) return before;
      return change(context, { id, to: { start_at: start, end_at: end, changed: 'moved', outcome: '' }, key });
    },
  };
}
