import { dayMs } from '@formation/calendar';
import type { Selectable, Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Tables } from '../db/schema.ts';

type Row = Selectable<Tables['bookings']>;

/** Whether a visitor has as many open calls as one may have: by e-mail address, or by the address it came from. */
export async function hasTooMany(trx: Transaction<Tables>, { callLimits, now }: Context, row: Row): Promise<boolean> {
  if (callLimits === undefined) return false;
  const open = async (column: 'email_key' | 'sender') => {
    const calls = trx.selectFrom('bookings').select('id').where(column, '=', row[column]).where('state', '=', 'booked');
    return (await calls.where('start_at', '>', now()).execute()).length;
  };
  return (await open('email_key')) >= callLimits.openPerEmail || (await open('sender')) >= callLimits.openPerAddress;
}

/**
 * Whether a visitor may bring about one more letter to an e-mail address today. Whoever types it in need not be whose it
 * is, and booking and cancelling in turns would write to it without end.
 */
export async function mayWriteTo(trx: Transaction<Tables>, { callLimits, now }: Context, emailKey: string) {
  if (callLimits === undefined) return true;
  const letters = trx.selectFrom('mails').innerJoin('bookings', 'bookings.id', 'mails.subject').select('mails.id');
  const today = letters.where('mails.kind', '=', 'booking-visitor').where('mails.created_at', '>', now() - dayMs);
  return (await today.where('bookings.email_key', '=', emailKey).execute()).length < callLimits.lettersPerDay;
}
