import { dayMs } from '@formation/calendar';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { isNotMerged, stateOfFew } from '../merge/thread.ts';
import { dueBy, isOpen, isSnoozable } from '../work/snooze.ts';
import type { EnquiryState, ListName, View } from './inbox.ts';

type Where = (row: ExpressionBuilder<Tables, 'enquiries'>) => Expression<SqlBool>;

/** The parts of a list, one below the other; the first holds what is back. */
export type Group = 0 | 1 | 2 | 3;

/** A part of a list, in its order. */
export type Part = Readonly<{
  where: Where;
  by: 'received_at' | 'follow_up_at';
  order: 'asc' | 'desc';
  group: Group;
}>;

/** States of enquiries that wait for us: the one that has waited longest comes first. */
const isToDo = (state: EnquiryState) => state === 'new' || state === 'waiting';

const isNobodys = sql<boolean>`holder = ''`; // as the indexes say it
const isSomebodys = sql<boolean>`holder <> ''`;

/** Those of one person, as the index of holders says it. */
const isOf = (who: string) => sql<boolean>`(${isSomebodys} and lower(holder) = ${who.toLowerCase()})`;

/** What is awake in a state, of those that are meant besides. */
const inState =
  (state: EnquiryState, besides: Expression<SqlBool>): Where =>
  (row) =>
    row.and([
      row('state', '=', state),
      besides,
      ...(isOpen(state) ? [row('follow_up_at', '=', 0)] : []), // the others never sleep
      isNotMerged,
    ]);

/** What is meant, and holds besides. */
export const both =
  (one: Where, besides: Expression<SqlBool>): Where =>
  (row) =>
    row.and([one(row), besides]);

const orderOf = (state: EnquiryState) => (isToDo(state) ? 'asc' : 'desc');

/** What a list is made of: what is back, what nobody has, what somebody has. */
export function partsOfList(which: ListName, now: number): readonly Part[] {
  if (which === 'asleep') return [{ where: isSnoozable(now), by: 'follow_up_at', order: 'asc', group: 0 }];
  const order = orderOf(which);
  const rest = [
    { where: inState(which, isNobodys), by: 'received_at', order, group: 1 },
    { where: inState(which, isSomebodys), by: 'received_at', order, group: 2 },
  ] as const;
  if (!isOpen(which)) return rest;
  const back: Where = (row) => row.and([row(stateOfFew, '=', which), dueBy(now)(row)]);
  return [{ where: back, by: 'follow_up_at', order: 'asc', group: 0 }, ...rest];
}

/** After a day somebody should have answered. */
export const lateMs = dayMs;

/**
 * Whether an enquiry is back because its client wrote, and that after an instant: its time is then that of what they
 * did. Somebody still has the day to answer that anybody has who writes.
 */
const wroteSince = (instant: number) =>
  sql<boolean>`(follow_up_at > ${instant} and exists (
    select 1 from enquiry_history as heard
    where heard.enquiry_id = enquiries.id and heard.at = enquiries.follow_up_at
      and heard.what in ('replied', 'papers-sent', 'wrote-again', 'call-booked')))`;

/** What is meant beside the states: each part by an index. What is back stands first. */
export function partsOfView({ name, who }: View, now: number): readonly Part[] {
  const back = { by: 'follow_up_at', order: 'asc', group: 0 } as const;
  const state = (wanted: EnquiryState, besides: Expression<SqlBool>, group: Group): Part => {
    return { where: inState(wanted, besides), by: 'received_at', order: orderOf(wanted), group };
  };
  if (name === 'overdue') {
    const late = (besides: Expression<SqlBool>) => sql<boolean>`(${besides} and received_at <= ${now - lateMs})`;
    return [
      { where: both(dueBy(now), sql<boolean>`not ${wroteSince(now - lateMs)}`), ...back },
      state('new', late(isNobodys), 1),
      state('new', late(isSomebodys), 2),
    ];
  }
  if (name === 'unassigned') {
    const toDo = sql<boolean>`(${isNobodys} and state in ('new', 'waiting'))`;
    return [{ where: both(dueBy(now), toDo), ...back }, state('new', isNobodys, 1), state('waiting', isNobodys, 2)];
  }
  const mine = isOf(who);
  return [
    { where: both(dueBy(now), mine), ...back },
    state('new', mine, 1),
    state('waiting', mine, 2),
    state('answered', mine, 3),
  ];
}
