import type { Selectable, Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Tables } from '../db/schema.ts';

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
