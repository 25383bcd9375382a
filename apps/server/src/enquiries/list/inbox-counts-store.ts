import { sql } from 'kysely';
import type { Context } from '../../db/context.ts';
import { readParams } from '../../db/read-params.ts';
import { isMerged, isNotMerged, stateOfFew } from '../merge/thread.ts';
import { dueBy } from '../work/snooze.ts';
import type { InboxCounts, FollowUp, Waiting } from './inbox-counts.ts';
import { partsOfView } from './list-parts.ts';

/** States of enquiries that wait for us. */
const toDo = ['new', 'waiting'] as const;

const isNobodys = sql<boolean>`holder = ''`; // as the index says it

/** When the oldest came that nobody took. */
async function oldestIn(db: Context['db'], state: (typeof toDo)[number]): Promise<number | undefined> {
  const waiting = db.selectFrom('enquiries').select('received_at').where('state', '=', state);
  const first = waiting.where(isNobodys).where(isNotMerged).orderBy('received_at').orderBy('id').limit(1);
  return (await first.executeTakeFirst())?.received_at;
}

async function came({ db }: Context, since: number) {
  const count = db.selectFrom('enquiries').select((one) => one.cast<number>(one.fn.countAll(), 'integer').as('count'));
  const recent = count.where('received_at', '>=', since).where('state', '!=', 'held').where(isNotMerged);
  const lately = await recent.executeTakeFirstOrThrow();
  const nobodys = await count.where('state', 'in', toDo).where(isNobodys).executeTakeFirstOrThrow(); // by their index
  const few = count.where(stateOfFew, 'in', toDo).where(isNobodys).where(isMerged);
  const merged = await few.executeTakeFirstOrThrow();
  const oldest = await Promise.all(toDo.map((state) => oldestIn(db, state)));
  const quarantined = await count.where('state', '=', 'held').executeTakeFirstOrThrow(); // none of them sleeps or was merged
  return {
    since: lately.count,
    nobodys: nobodys.count - merged.count,
    oldest: oldest.filter((at) => at !== undefined).toSorted((a, b) => a - b)[0],
    held: quarantined.count,
  };
}

async function followUps({ db }: Context, before: number, most: number) {
  const due = db.selectFrom('enquiries').where(dueBy(before - 1));
  const { count } = await due
    .select((one) => one.cast<number>(one.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow();
  const rows = await due
    .select(['id', 'address', 'params', 'state', 'holder', 'follow_up_at'])
    .orderBy('follow_up_at')
    .orderBy('id')
    .limit(most)
    .execute();
  const shown = rows.map(({ follow_up_at: followUp, params, ...row }): FollowUp => {
    return { ...row, params: readParams(params), followUp };
  });
  return { rows: shown, count };
}

/** The first of each part, and of these the one that came first: each is read by its index. */
async function longestWaiting({ db, now }: Context): Promise<Waiting | undefined> {
  const parts = (['unassigned', 'overdue'] as const).flatMap((name) => partsOfView({ name, who: '' }, now()));
  const firsts = parts.map(({ where }) => {
    const meant = db.selectFrom('enquiries').select(['id', 'address', 'params', 'received_at']).where(where);
    return meant.orderBy('received_at').orderBy('id').limit(1).executeTakeFirst();
  });
  const found = (await Promise.all(firsts)).filter((row) => row !== undefined);
  const [first] = found.toSorted((a, b) => a.received_at - b.received_at);
  if (first === undefined) return undefined;
  return { id: first.id, address: first.address, params: readParams(first.params), receivedAt: first.received_at };
}

/** What is to be done today. */
export function inboxCounts(context: Context): InboxCounts {
  return {
    came: (since) => came(context, since),
    longestWaiting: () => longestWaiting(context),
    followUps: (before, most) => followUps(context, before, most),
  };
}
