import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { ChangeName } from './list/inbox.ts';

type Note = Readonly<{ id: string; version: number; at: number; who: string; what: ChangeName; text?: string }>;

/** Enters in the history of an enquiry what made its version. */
export async function note(trx: Transaction<Tables>, { id, text = '', ...rest }: Note): Promise<void> {
  const row = { id: randomUUID(), enquiry_id: id, text, ...rest };
  await trx.insertInto('enquiry_history').values(row).execute();
}

/** Raises the version of an enquiry, which stands as before otherwise: nobody else works on it until this is done. */
export const raised = (trx: Transaction<Tables>, id: string) =>
  trx
    .updateTable('enquiries')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning(['state', 'holder', 'follow_up_at', 'tags', 'version', 'address', 'merged_into'])
    .executeTakeFirst();

/** Leaves an enquiry as it is and holds its row until this is done: nobody erases it meanwhile, or does the same. */
export const locked = (trx: Transaction<Tables>, id: string) =>
  trx
    .updateTable('enquiries')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', id)
    .returning('merged_into')
    .executeTakeFirst();

type Seen = Readonly<{ version: number; who: string }>;

/** Whether anybody else did something since the version that somebody saw; what they did themselves they know. */
export async function othersSince(trx: Transaction<Tables>, id: string, { version, who }: Seen): Promise<boolean> {
  const changes = trx.selectFrom('enquiry_history').select('id').where('enquiry_id', '=', id);
  const theirs = changes.where('version', '>', version).where('who', '!=', who).limit(1);
  return (await theirs.executeTakeFirst()) !== undefined;
}
