import { dayMs } from '@formation/calendar';
import type { ExpressionBuilder } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Tables } from '../db/schema.ts';
import { notAboutVisitors } from './mail-rows.ts';
import { type MailCounts, type MailState, type MailTroubles, refusedMark, type UnsentMail } from './mails.ts';

type Where = ExpressionBuilder<Tables, 'mails'>;

/** Tried in vain for a day, or due for a day and never tried. One that shall leave later has not waited yet. */
const hasWaited = (since: number) => (where: Where) =>
  where.or([
    where.and([where('attempts', '>', 0), where('waited_ms', '>=', dayMs)]),
    where.and([where('attempts', '=', 0), where('created_at', '<', since), where('due_at', '<', since)]),
  ]);

/** What has gone wrong with mails for a day. */
export async function mailTroubles({ db, now }: Context): Promise<MailTroubles> {
  const since = now() - dayMs;
  const of = (state: MailState) =>
    db
      .selectFrom('mails')
      .select((select) => [
        select.cast<number>(select.fn.countAll(), 'integer').as('count'),
        select.fn.max<number | null>(state === 'dead' ? 'settled_at' : 'created_at').as('newest'),
      ])
      .where('state', '=', state)
      .where('kind', 'not in', notAboutVisitors);
  const dead = await of('dead').executeTakeFirstOrThrow();
  const quarantined = await of('held').where('created_at', '<', since).executeTakeFirstOrThrow();
  const waiting = await of('waiting').where(hasWaited(since)).executeTakeFirstOrThrow();
  const refused = await of('waiting').where('last_error', 'like', `${refusedMark} (%`).executeTakeFirstOrThrow();
  return {
    refused: refused.count,
    dead: dead.count,
    held: quarantined.count,
    waiting: waiting.count,
    newestDead: dead.newest ?? 0,
    newestHeld: quarantined.newest ?? 0,
  };
}

/** The mails about visitors that ought to have gone and have not, the oldest first. */
export async function unsentMails({ db, now }: Context): Promise<readonly UnsentMail[]> {
  const due = (where: Where) => where.and([where('state', '=', 'waiting'), where('due_at', '<=', now())]);
  const failed = (where: Where) => where.and([where('state', '=', 'waiting'), where('attempts', '>', 0)]);
  const rows = await db
    .selectFrom('mails')
    .selectAll()
    .where('kind', 'not in', notAboutVisitors)
    .where((where) => where.or([where('state', 'in', ['dead', 'held', 'refused']), due(where), failed(where)]))
    .orderBy('created_at')
    .execute();
  return rows.map(({ kind, subject, state, attempts, last_error: lastError }) => {
    return { kind, subject, state, attempts, lastError };
  });
}

/** How the mails about visitors stand. What shall leave later is planned, and waits for nothing. */
export async function mailCounts({ db, now }: Context): Promise<MailCounts> {
  const counted = db
    .selectFrom('mails')
    .select((select) => ['state', select.cast<number>(select.fn.countAll(), 'integer').as('count')])
    .where('kind', 'not in', notAboutVisitors)
    .groupBy('state');
  const isPlanned = (where: Where) => where.and([where('attempts', '=', 0), where('due_at', '>', now())]);
  const later = await counted.where('state', '=', 'waiting').where(isPlanned).executeTakeFirst();
  const found = Object.fromEntries((await counted.execute()).map((row) => [row.state, row.count]));
  const all = { waiting: 0, written: 0, sent: 0, held: 0, dead: 0, refused: 0, dismissed: 0, ...found };
  const planned = later?.count ?? 0;
  return { ...all, waiting: all.waiting - planned, planned };
}

/** Whether a mail is still to go. */
export async function mailStands({ db }: Context, id: string): Promise<boolean> {
  const found = db.selectFrom('mails').select('id').where('id', '=', id).where('state', '=', 'waiting');
  return (await found.executeTakeFirst()) !== undefined;
}
