import { randomUUID } from 'node:crypto';
import { type Expression, type ExpressionBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { ChangeName, EnquiryState, Rest } from '../list/inbox.ts';
import { isNotMerged, stateOfFew } from '../merge/thread.ts';

/** States of enquiries that one looks at again. What is won or lost is done, and what is held is no one's yet. */
export const openStates: readonly EnquiryState[] = ['new', 'answered', 'waiting'];

export const isOpen = (state: EnquiryState): boolean => openStates.includes(state);

type Row = Readonly<{ state: EnquiryState; follow_up_at: number }>;

export function restOf({ state, follow_up_at: at }: Row, now: number): Rest {
  if (at === 0 || !isOpen(state)) return '';
  return at > now ? 'asleep' : 'back';
}

type Where = ExpressionBuilder<Tables, 'enquiries'>;

/** As the index says it; most enquiries have no time. */
const hasTime = sql<boolean>`follow_up_at > 0`;

/** Those that sleep after an instant; what was merged neither sleeps nor comes back. */
export const isSnoozable =
  (instant: number) =>
  (row: Where): Expression<SqlBool> =>
    row.and([hasTime, row('follow_up_at', '>', instant), row(stateOfFew, 'in', openStates), isNotMerged]);

/** Those whose time has come by an instant. */
export const dueBy =
  (instant: number) =>
  (row: Where): Expression<SqlBool> =>
    row.and([hasTime, row('follow_up_at', '<=', instant), row(stateOfFew, 'in', openStates), isNotMerged]);

type News = Readonly<{
  addressKey: string;
  what: Extract<ChangeName, 'wrote-again' | 'call-booked'>;
  about: string;
  at: number;
}>;

/** Brings back at once what sleeps of a person who is heard of again. */
export async function unsnooze(trx: Transaction<Tables>, { addressKey, what, about, at }: News): Promise<void> {
  const snoozed = trx
    .updateTable('enquiries')
    .set((row) => ({ follow_up_at: at, version: row('version', '+', 1) }))
    .where('address_key', '=', addressKey)
    .where(isSnoozable(at));
  const woken = await snoozed.returning(['id', 'version']).execute();
  const rows = woken.map(({ id, version }) => ({
    id: randomUUID(),
    enquiry_id: id,
    version,
    at,
    who: '',
    what,
    text: about,
  }));
  if (rows.length > 0) await trx.insertInto('enquiry_history').values(rows).execute();
}
