import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { ChangeName } from './inbox.ts';
import type { Tables } from './schema.ts';

type Note = Readonly<{ id: string; version: number; at: number; who: string; what: ChangeName; text?: string }>;

/** Enters in the history of an enquiry what made its version. */
export async function note(trx: Transaction<Tables>, { id, text = '', ...rest }: Note): Promise<void> {
  const row = { id: randomUUID(), enquiry_id: id, text, ...rest };
  await trx.insertInto('enquiry_history').values(row).execute();
}
