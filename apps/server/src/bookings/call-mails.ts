import type { Selectable, Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Tables } from '../db/schema.ts';
import { isFree } from '../outbox/mail-retry.ts';
import { hasMail, mailRow } from '../outbox/mail-rows.ts';
import { callReminders } from '../outbox/mails.ts';
import { countedFor, lettersUsedUp } from '../outbox/stranger-letters.ts';

type Row = Selectable<Tables['bookings']>;

/** The reminders of a call that still lie ahead: each is a mail that leaves at its time. */
function reminders(context: Context, { id, state, start_at: start }: Row) {
  const ahead = callReminders.filter(({ leadMs }) => state === 'booked' && start - leadMs > context.now());
  return ahead.map(({ kind, leadMs }) => ({ ...mailRow(context, { kind, subject: id }), due_at: start - leadMs }));
}

/** `firm-alone`: the firm has changed many at once, and needs no letter about each. */
type Changed = Readonly<{ row: Row; by: 'visitor' | 'firm' | 'firm-alone' }>;

/**
 * Tells both sides of a booking or its change, and plans the reminders. A mail that waits would say the same: it goes
 * where another one comes. Whose first letter goes so is told of a new call, and not of its change. A reminder of how it
 * was before goes in any state but sent.
 *
 * Strangers can use up what a day allows of letters. So the firm's own changes are told of in any case, and a call that
 * stands is reminded of.
 */
export async function writeMails(trx: Transaction<Tables>, context: Context, { row, by }: Changed): Promise<void> {
  const { id: subject } = row;
  const isTold = by !== 'visitor' || (await lettersUsedUp(trx, context, row)) === undefined;
  const kinds = isTold ? (['booking-visitor', 'booking-owner'] as const) : (['booking-owner'] as const);
  const unsent = trx.deleteFrom('mails').where('subject', '=', subject).where('state', '=', 'waiting');
  const replaced = await unsent.where('kind', 'in', kinds).where(isFree(context.now())).returning('kind').execute();
  if (
    replaced.some(({ kind }) => kind === 'booking-visitor') &&
    !(await hasMail({ db: trx }, subject, 'booking-visitor'))
  )
    await trx.updateTable('bookings').set({ changed: '' }).where('id', '=', subject).execute();
  const stale = trx.deleteFrom('mails').where('subject', '=', subject).where('state', '!=', 'sent');
  const names = callReminders.map(({ kind }) => kind);
  await stale.where('kind', 'in', names).execute();
  const letters = kinds
    .filter((kind) => by !== 'firm-alone' || kind === 'booking-visitor')
    .map((kind) => {
      const counted = by === 'visitor' && kind === 'booking-visitor' ? countedFor(row) : {};
      return mailRow(context, { kind, subject, ...counted });
    });
  await trx
    .insertInto('mails')
    .values([...letters, ...reminders(context, row)])
    .execute();
}
