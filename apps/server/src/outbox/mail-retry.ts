import type { ExpressionBuilder } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Tables } from '../db/schema.ts';
import { releaseAsNew } from '../enquiries/enquiry-release.ts';

/** How long a process may be silent about a mail that it has claimed before another one tries: it may have been killed. */
export const claimMs = 60_000;

type Where = ExpressionBuilder<Tables, 'mails'>;

/** Nobody has it under way. A claim too far ahead was made before the clock was put back: it counts as run out. */
export const isFree = (now: number) => (where: Where) =>
  where.or([where('claimed_until', '<=', now), where('claimed_until', '>', now + claimMs)]);

/**
 * What was sent stays sent, and what is under way may be taken at any moment. The rest is tried again at once, alone.
 * Whoever sends a held mail on has seen that no robot wrote it.
 */
export function retry({ db, now }: Context, id: string, who: string): Promise<boolean> {
  const at = now();
  return db.transaction().execute(async (trx) => {
    const digests = trx.selectFrom('mails').select('id').where('kind', '=', 'digest');
    const underWay = digests.where((where) => where.not(isFree(at)(where)));
    const fresh = { state: 'waiting', waited_ms: 0, due_at: 0, claimed_until: 0, digest_id: '' } as const;
    const rest = trx.updateTable('mails').set(fresh).where('subject', '=', id).where('state', '!=', 'sent');
    const { numUpdatedRows } = await rest
      .where(isFree(at))
      .where('digest_id', 'not in', underWay)
      .where((mail) => mail.or([mail('due_at', '<=', at), mail('attempts', '>', 0)])) // a reminder keeps its time
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await releaseAsNew(trx, id, { who, at });
    return numUpdatedRows > 0n;
  });
}

/** Held or given up, it rests. */
export async function dismiss({ db }: Context, subject: string): Promise<boolean> {
  const resting = db.updateTable('mails').set({ state: 'dismissed', digest_id: '' }).where('subject', '=', subject);
  return (await resting.where('state', 'in', ['held', 'dead', 'refused']).executeTakeFirst()).numUpdatedRows > 0n;
}
