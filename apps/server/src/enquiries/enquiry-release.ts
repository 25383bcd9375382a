import type { Transaction } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { note } from './enquiry-history.ts';
import { unsnooze } from './work/snooze.ts';

/** One that was held and is not any more was no robot's: its mail goes out, and what sleeps of its person wakes. */
export async function release(trx: Transaction<Tables>, id: string, at: number): Promise<void> {
  const mail = trx.updateTable('mails').set({ state: 'waiting', due_at: 0 }).where('subject', '=', id);
  await mail.where('state', '=', 'held').execute();
  const released = trx.updateTable('enquiries').set({ suspicious: 0 }).where('id', '=', id).returning('address_key');
  const { address_key: addressKey } = await released.executeTakeFirstOrThrow();
  await unsnooze(trx, { addressKey, what: 'wrote-again', about: id, at });
}

type By = Readonly<{ who: string; at: number }>;

/** Releases a held one from outside the console, where nobody chose a state for it. */
export async function releaseAsNew(trx: Transaction<Tables>, id: string, { who, at }: By): Promise<void> {
  const raised = trx.updateTable('enquiries').set((eb) => ({ state: 'new', version: eb('version', '+', 1) }));
  const quarantined = raised.where('id', '=', id).where('state', '=', 'held').returning('version');
  const row = await quarantined.executeTakeFirst();
  if (row === undefined) return;
  await note(trx, { id, version: row.version, at, who, what: 'state', text: 'new' });
  await release(trx, id, at);
}

/**
 * Holds again what was released, with what is not under way of its mail. What one of our people held had been mailed
 * before, and was not suspicious.
 */
export async function quarantineAgain(trx: Transaction<Tables>, id: string): Promise<void> {
  const suspect = trx.updateTable('enquiries').set({ suspicious: 1 }).where('id', '=', id);
  const { numUpdatedRows } = await suspect.where('held_for', '!=', 'by-hand').executeTakeFirst();
  if (numUpdatedRows !== 1n) return;
  const mail = trx.updateTable('mails').set({ state: 'held' }).where('subject', '=', id).where('kind', '=', 'enquiry');
  await mail.where('state', '=', 'waiting').where('claimed_until', '=', 0).where('digest_id', '=', '').execute();
}
