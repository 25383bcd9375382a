import { randomUUID } from 'node:crypto';
import { isRefused } from '@formation/leads';
import type { Selectable, Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Tables } from '../db/schema.ts';
import { transactionOrRefusal } from '../db/transaction-or-refusal.ts';
import { digest, forgetUnkeyed, remember } from '../enquiries/requests.ts';
import { isUnreached } from '../outbox/unreached.ts';
import { booking } from './booking-reads.ts';
import { storable } from './booking-row.ts';
import { lockCalls, refuseOverlap, overlapIsAValue } from './booking-taken.ts';
import { writeMails } from './call-mails.ts';
import type { CallChangeName, CallService, CallEntry, CallRefusal, CallWork } from './calls.ts';

type Trx = Transaction<Tables>;
type Row = Selectable<Tables['bookings']>;
type Notified = Readonly<{ at: number; who: string; what: CallChangeName; text: string }>;

/** Notes who changed a call; nobody's name where the visitor did. */
export async function noteChange(trx: Trx, row: Row, notified: Notified): Promise<void> {
  const about = { id: randomUUID(), booking_id: row.id, sequence: row.sequence };
  await trx
    .insertInto('booking_history')
    .values({ ...about, ...notified })
    .execute();
}

/** What a wish sets in the row, what is said of it, and whether the visitor is told. */
function wished({ move, cancel, outcome, videoUrl, note, assignee }: CallWork) {
  if (move !== undefined)
    return {
      set: { start_at: move.start, end_at: move.end, changed: 'moved', outcome: '' },
      said: { what: 'moved', text: new Date(move.start).toISOString() },
      isTold: true,
    } as const;
  if (cancel !== undefined)
    return { set: { state: 'cancelled' }, said: { what: 'cancelled', text: cancel }, isTold: true } as const;
  if (videoUrl !== undefined)
    return {
      set: { video_url: videoUrl, changed: 'video' },
      said: { what: 'video', text: videoUrl },
      isTold: true,
    } as const;
  if (note !== undefined) return { set: {}, said: { what: 'note', text: storable(note) }, isTold: false } as const;
  if (assignee !== undefined)
    return { set: { assignee }, said: { what: 'assignee', text: assignee }, isTold: false } as const;
  return { set: { outcome: outcome ?? '' }, said: { what: 'outcome', text: outcome ?? '' }, isTold: false } as const;
}

type WorkRequest = readonly [id: string, work: CallWork, worker: Readonly<{ who: string; key: string }>];

async function workIn(
  trx: Trx,
  context: Context,
  [id, work, { who, key }]: WorkRequest,
): Promise<CallRefusal | 'done'> {
  const body = digest(id, JSON.stringify(work));
  const request = { origin: { sender: who, key }, call: 'call-work', body, subject: id };
  if (work.move !== undefined) await lockCalls(trx, context);
  const seen = await remember(trx, request, context.now());
  if (seen !== 'new') return isRefused(seen) ? seen : 'done';
  const isThere = await trx.selectFrom('bookings').select('id').where('id', '=', id).executeTakeFirst();
  if (isThere === undefined) return { refused: 'not-found' };
  const { set, said, isTold } = wished(work);
  const row = await trx
    .updateTable('bookings')
    .set({ ...set, sequence: work.version + 1 })
    .where('id', '=', id)
    .where('sequence', '=', work.version)
    .where('state', '=', 'booked')
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return { refused: 'changed' };
  // What is held cannot be changed by its visitor any more; an outcome that was said by mistake can be taken back.
  if (row.outcome !== '' && work.outcome !== undefined && row.start_at > context.now()) return { refused: 'too-early' };
  if (work.move !== undefined) await refuseOverlap(trx, row);
  await forgetUnkeyed(trx, id, context.now());
  await noteChange(trx, row, { at: context.now(), who, ...said });
  if (isTold) await writeMails(trx, context, { row, by: 'firm' });
  return 'done';
}

/** A call with all that is known of it. */
export async function callEntry({ db }: Context, id: string): Promise<CallEntry | undefined> {
  const row = await db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const past = db.selectFrom('booking_history').selectAll().where('booking_id', '=', id).orderBy('sequence');
  const history = (await past.orderBy('at').execute()).map(({ at, who, what, text }) => ({ at, who, what, text }));
  const about = db.selectFrom('mails').selectAll().where('subject', '=', id).where('kind', '!=', 'booking-owner');
  const mails = (await about.orderBy('due_at').orderBy('created_at').execute()).map((mail) => ({
    kind: mail.kind,
    state: mail.state,
    due: mail.due_at,
    settled: mail.settled_at,
    error: mail.last_error,
  }));
  return { ...booking(row), history, mails, isUnreached: await isUnreached(db, [id]) };
}

async function work(context: Context, ...input: WorkRequest): ReturnType<CallService['work']> {
  const outcome = await overlapIsAValue(transactionOrRefusal(context, (trx) => workIn(trx, context, input)));
  return outcome === 'done' ? ((await callEntry(context, input[0])) ?? { refused: 'not-found' }) : outcome;
}

/** The calls as the firm's people work on them. */
export const callService = (context: Context): Pick<CallService, 'entry' | 'work'> => ({
  entry: (id) => callEntry(context, id),
  work: (...input) => work(context, ...input),
});
