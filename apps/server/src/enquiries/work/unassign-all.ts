import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { keyOf } from '../../console/accounts/console-rows.ts';
import type { Tables } from '../../db/schema.ts';
import { isNotMerged } from '../merge/thread.ts';

type Trx = Transaction<Tables>;

const isSomebodys = sql<boolean>`holder <> ''`; // as the index says it
const done = ['won', 'lost'] as const;

/** How many enquiries somebody has that are neither won nor lost. */
export async function assignedTo(db: Kysely<Tables>, email: string): Promise<number> {
  const theirs = db
    .selectFrom('enquiries')
    .where(sql`lower(holder)`, '=', keyOf(email))
    .where(isSomebodys);
  const open = theirs.where('state', 'not in', done).where(isNotMerged);
  const { count } = await open
    .select((one) => one.cast<number>(one.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

type Leaving = Readonly<{ email: string; who: string; at: number }>;

/**
 * Of somebody who comes no more, or only looks: what they had that is neither won nor lost is nobody's, also what was
 * merged and may stand by itself again, and they are writing nothing any more. Nobody else could read their drafts.
 */
export async function unassignAll(trx: Trx, { email, who, at }: Leaving): Promise<void> {
  const theirs = trx.updateTable('enquiries').set((row) => ({ holder: '', version: row('version', '+', 1) }));
  const open = theirs
    .where(sql`lower(holder)`, '=', keyOf(email))
    .where(isSomebodys)
    .where('state', 'not in', done);
  for (const { id, version } of await open.returning(['id', 'version']).execute()) {
    const row = { id: randomUUID(), enquiry_id: id, version, at, who, what: 'holder', text: '' } as const;
    await trx.insertInto('enquiry_history').values(row).execute();
  }
  await trx.deleteFrom('enquiry_drafts').where('who', '=', email).execute();
  // The files themselves go with the next sweep.
  await trx.deleteFrom('files').where('written_by', '=', email).where('answer_id', '=', '').execute();
}
