import { sql } from 'kysely';
import type { Context } from './context.ts';
import type { DeskStore, FollowUp } from './desk.ts';
import { dueBy } from './look-again.ts';
import { readParams } from './read-params.ts';

async function came({ db }: Context, since: number) {
  const count = db.selectFrom('enquiries').select((one) => one.cast<number>(one.fn.countAll(), 'integer').as('count'));
  const lately = await count.where('received_at', '>=', since).where('state', '!=', 'held').executeTakeFirstOrThrow();
  const nobodys = await db
    .selectFrom('enquiries')
    .select((one) => [
      one.cast<number>(one.fn.countAll(), 'integer').as('count'),
      one.fn.min<number | null>('received_at').as('oldest'),
    ])
    .where('state', 'in', ['new', 'waiting'])
    .where(sql<boolean>`holder = ''`) // as the index says it
    .executeTakeFirstOrThrow();
  return { since: lately.count, nobodys: nobodys.count, oldest: nobodys.oldest ?? undefined };
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

/** What is to be done today. */
export function deskStore(context: Context): DeskStore {
  return {
    came: (since) => came(context, since),
    followUps: (before, most) => followUps(context, before, most),
  };
}
