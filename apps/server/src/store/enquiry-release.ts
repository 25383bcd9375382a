import type { Transaction } from 'kysely';
import type { Tables } from './schema.ts';

/** One that was held and is not any more was no robot's: its mail goes out. */
export async function release(trx: Transaction<Tables>, id: string): Promise<void> {
  const mail = trx.updateTable('mails').set({ state: 'waiting', due_at: 0 }).where('subject', '=', id);
  await mail.where('state', '=', 'held').execute();
  await trx.updateTable('enquiries').set({ suspicious: 0 }).where('id', '=', id).execute();
}
