import type { Selectable, Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Tables } from '../db/schema.ts';
import type { UnconfirmedShare } from './booking.ts';

type Row = Selectable<Tables['bookings']>;

/** Whether a visitor has as many open calls as one may have: by e-mail address, by the address it came from, or by its network. */
export async function hasTooMany(trx: Transaction<Tables>, { callLimits, now }: Context, row: Row): Promise<boolean> {
  if (callLimits === undefined) return false;
  const open = async (column: 'email_key' | 'sender' | 'network') => {
    const calls = trx.selectFrom('bookings').select('id').where(column, '=', row[column]).where('state', '=', 'booked');
    return (await calls.where('start_at', '>', now()).execute()).length;
  };
  const { openPerEmail, openPerAddress, openPerNetwork } = callLimits;
  if ((await open('email_key')) >= openPerEmail || (await open('sender')) >= openPerAddress) return true;
  return (await open('network')) >= openPerNetwork;
}

/** Whether the e-mail address of a visitor has been confirmed with a call before. */
export async function isConfirmedAddress(trx: Transaction<Tables>, emailKey: string): Promise<boolean> {
  const theirs = trx.selectFrom('bookings').select('id').where('email_key', '=', emailKey);
  return (await theirs.where('confirmed_at', '>', 0).limit(1).executeTakeFirst()) !== undefined;
}

/** Whether visitors who have not confirmed their address have all the calls of a span that they may have. */
export async function isShareTaken(trx: Transaction<Tables>, shares: readonly UnconfirmedShare[]): Promise<boolean> {
  for (const { from, to, most } of shares) {
    const calls = trx.selectFrom('bookings').select('id').where('start_at', '>=', from).where('start_at', '<', to);
    const open = calls.where('state', '=', 'booked').where('confirmed_at', '=', 0).limit(most);
    if ((await open.execute()).length >= most) return true;
  }
  return false;
}
