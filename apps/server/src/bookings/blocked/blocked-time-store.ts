import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Context } from '../../db/context.ts';
import type { Tables } from '../../db/schema.ts';
import { digest, remember } from '../../enquiries/requests.ts';
import { storable } from '../booking-row.ts';
import { lockCalls } from '../booking-taken.ts';
import type { BlockedTimeStore } from './blocked-time.ts';

const blockedTimes = (db: Kysely<Tables>) =>
  db.selectFrom('blocked_times').select(['id', 'start_at as start', 'end_at as end', 'reason', 'who']);

/** The times that are blocked. Of a call and a block that race, the call is refused or stands in the block: never unseen. */
export function blockedTimeStore(context: Context): BlockedTimeStore {
  const { db, transact, now } = context;
  return {
    between: (from, to) => {
      const inSpan = blockedTimes(db).where('start_at', '<', to).where('end_at', '>', from);
      return inSpan.orderBy('start_at').orderBy('id').execute();
    },

    async block({ start, end, reason }, { who, key }) {
      const own = { id: randomUUID(), start, end, reason: storable(reason), who };
      const body = digest(String(start), String(end), reason);
      const outcome = await transact(async (trx) => {
        await lockCalls(trx, context);
        const request = { origin: { sender: who, key }, call: 'block-time', body, subject: own.id };
        const before = await remember(trx, request, now());
        if (before !== 'new') return before;
        const row = { id: own.id, start_at: start, end_at: end, reason: own.reason, who, at: now() };
        await trx.insertInto('blocked_times').values(row).execute();
        return before;
      });
      if (outcome === 'new') return { blocked: own, repeated: false };
      return 'refused' in outcome ? outcome : { blocked: { ...own, id: outcome.repeats }, repeated: true };
    },

    unblock: (id) =>
      transact((trx) => {
        const gone = trx.deleteFrom('blocked_times').where('id', '=', id);
        return gone.returning(['start_at as start', 'end_at as end']).executeTakeFirst();
      }),
  };
}
