import { randomUUID } from 'node:crypto';
import { isRefused, type Refused } from '@formation/leads';
import type { Transaction } from 'kysely';
import { answersTo } from '../../answers/answer-store.ts';
import type { Context } from '../../db/context.ts';
import type { Tables } from '../../db/schema.ts';
import { transactionOrRefusal } from '../../db/transaction-or-refusal.ts';
import { repliesTo } from '../../mailbox/replies.ts';
import { isUnreached } from '../../outbox/unreached.ts';
import { eraseQuarantined } from '../enquiry-erase.ts';
import { othersSince, raised } from '../enquiry-history.ts';
import { release } from '../enquiry-release.ts';
import { eraseAlike, quarantinedAlike } from '../erase-alike.ts';
import { leads } from '../leads.ts';
import { mergeIn, unmergeIn } from '../merge/merge-store.ts';
import { mergedInto, standsElsewhere, mergeRootOf } from '../merge/thread.ts';
import { uploadLinksOf } from '../papers/paper-store.ts';
import { digest, remember } from '../requests.ts';
import { addWords } from '../search/search-store.ts';
import { restOf } from '../work/snooze.ts';
import { readTags, retagged } from '../work/tags.ts';
import type { Worker } from '../work/worker.ts';
import { inboxLists } from './inbox-lists.ts';
import { type Change, type ChangeName, type EnquiryState, type Entry, type InboxStore, type Work } from './inbox.ts';
import { othersOfPerson } from './others-of-person.ts';

type Trx = Transaction<Tables>;

/** What was done to these, each in its own order, and all by their time. */
async function historyOf({ db }: Context, ids: readonly string[]): Promise<readonly Change[]> {
  const past = db.selectFrom('enquiry_history').selectAll().where('enquiry_id', 'in', ids);
  const rows = await past.orderBy('version').orderBy('at').execute();
  const history = rows.map(({ enquiry_id: enquiry, at, who, what, text }): Change => ({
    enquiry,
    at,
    who,
    what,
    text,
  }));
  return ids.length === 1 ? history : history.toSorted((a, b) => a.at - b.at);
}

/** Its version is read before what is shown: whoever has seen less than there is has an older one. */
async function find(context: Context, wanted: string): Promise<Entry | undefined> {
  const { db, now } = context;
  const id = await mergeRootOf(db, wanted);
  const work = db
    .selectFrom('enquiries')
    .select(['state', 'holder', 'follow_up_at', 'tags', 'version'])
    .where('id', '=', id);
  const row = await work.executeTakeFirst();
  const ids = await mergedInto(db, id);
  const all = await leads(db, ids);
  const lead = all.find((each) => each.id === id);
  if (lead === undefined || row === undefined) return undefined;
  const { state, holder, follow_up_at: followUp, tags, version } = row;
  return {
    ...lead,
    state,
    holder,
    followUp,
    rest: restOf(row, now()),
    tags: readTags(tags),
    version,
    merged: all.filter((each) => each !== lead).toReversed(),
    history: await historyOf(context, ids),
    answers: await answersTo(context, ids),
    uploadLink: (await uploadLinksOf(context, ids))[0],
    replies: await repliesTo(db, ids),
    isUnreached: await isUnreached(db, ids),
    others: await othersOfPerson(db, id, ids),
  };
}

/** As it stands in the history; empty where there is no time any more. */
function timeText(at: number | undefined): string | undefined {
  if (at === undefined) return undefined;
  return at === 0 ? '' : new Date(at).toISOString();
}

type Before = Readonly<{ state: EnquiryState; holder: string; follow_up_at: number; tags: string }>;

/** What is said of a change, for each thing that it changes. */
function said(work: Work, before: Before) {
  const tags = readTags(before.tags);
  const all: readonly (readonly [ChangeName, string | undefined, string | undefined])[] = [
    ['answered-elsewhere', work.answeredElsewhere && '', undefined],
    ['note', work.note, undefined],
    ['state', work.state, before.state],
    ['holder', work.holder, before.holder],
    ['follow-up', timeText(work.followUp), timeText(before.follow_up_at)],
    ['tagged', work.tag, tags.find((each) => each === work.tag)],
    ['untagged', tags.find((each) => each === work.untag), undefined],
  ];
  return all.flatMap(([what, text, old]) => (text === undefined || text === old ? [] : [{ what, text }]));
}

/** How an enquiry stands after a change. */
function changed(work: Work, before: Before) {
  const { state = work.answeredElsewhere ? 'answered' : before.state } = work;
  const { holder = before.holder, followUp = before.follow_up_at } = work;
  const byHand = state === 'held' && before.state !== 'held' ? { held_for: 'by-hand' as const } : {};
  const tags = retagged(before.tags, work);
  return tags === undefined ? undefined : { state, holder, follow_up_at: followUp, tags, ...byHand };
}

async function changeIn(
  trx: Trx,
  [id, work, { who, key }]: readonly [string, Work, Worker],
  now: number,
): Promise<'done' | Refused<'not-found' | 'changed' | 'key-reused' | 'too-many-tags'>> {
  const body = digest(id, JSON.stringify(work));
  const request = { origin: { sender: who, key }, call: 'work', body, subject: id };
  const seen = await remember(trx, request, now);
  if (seen !== 'new') return isRefused(seen) ? seen : 'done';
  const before = await raised(trx, id);
  if (before === undefined) return { refused: 'not-found' } as const;
  if (before.merged_into !== '') return standsElsewhere(trx, id);
  if (await othersSince(trx, id, { version: work.version, who })) return { refused: 'changed' } as const;
  const next = changed(work, before);
  if (next === undefined) return { refused: 'too-many-tags' };
  const { state } = next;
  await trx.updateTable('enquiries').set(next).where('id', '=', id).execute();
  const rows = said({ ...work, state }, before).map((each) => ({
    id: randomUUID(),
    enquiry_id: id,
    version: before.version,
    at: now,
    who,
    ...each,
  }));
  if (rows.length > 0) await trx.insertInto('enquiry_history').values(rows).execute();
  if (work.note !== undefined) await addWords(trx, id, [work.note]);
  if (before.state === 'held' && state !== 'held') await release(trx, id, now);
  return 'done';
}

/** Does it, and shows how the enquiry stands then. */
async function done<Why extends string>(
  context: Context,
  id: string,
  work: (trx: Trx, now: number) => Promise<'done' | Refused<Why>>,
): Promise<Entry | Refused<Why | 'not-found'>> {
  const outcome = await transactionOrRefusal(context, (trx) => work(trx, context.now()));
  if (outcome !== 'done') return outcome;
  return (await find(context, id)) ?? { refused: 'not-found' };
}

/** The enquiries as the firm's people work on them. */
export function inboxStore(context: Context): InboxStore {
  return {
    ...inboxLists(context),
    find: (id) => find(context, id),
    survivor: (id) => mergeRootOf(context.db, id),
    change: (id, work, worker) => done(context, id, (trx, now) => changeIn(trx, [id, work, worker], now)),
    merge: (into, other, worker) => done(context, into.id, (trx, now) => mergeIn(trx, { into, other, worker }, now)),
    unmerge: (from, other, worker) =>
      done(context, from.id, (trx, now) => unmergeIn(trx, { from, other, worker }, now)),
    eraseQuarantined: (id, by) => eraseQuarantined(context, id, by),
    quarantinedAlike: (id) => quarantinedAlike(context, id),
    eraseAlike: (id, wish) => eraseAlike(context, id, wish),
  };
}
