import { sql, type Transaction } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { noteChange } from './call-work.ts';

/** `email` in any case. */
type Leaving = Readonly<{ email: string; who: string; at: number }>;

/** Of somebody who comes no more, or only looks: their calls that are not over are nobody's. */
export async function unassignCalls(trx: Transaction<Tables>, { email, who, at }: Leaving): Promise<void> {
  const theirs = trx.updateTable('bookings').set((row) => ({ assignee: '', sequence: row('sequence', '+', 1) }));
  const open = theirs.where(sql`lower(assignee)`, '=', email.toLowerCase()).where('state', '=', 'booked');
  for (const row of await open.where('end_at', '>', at).returningAll().execute())
    await noteChange(trx, row, { at, who, what: 'assignee', text: '' });
}
