import type { ExpressionBuilder, Selectable, Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Tables } from '../db/schema.ts';
import { writerName } from '../db/writer-name.ts';
import { claimMs, dismiss, isFree, retry } from './mail-retry.ts';
import { mailRow } from './mail-rows.ts';
import { mailCounts, mailStands, mailTroubles, unsentMails } from './mail-troubles.ts';
import type { Mail, MailOutcome, MailStore } from './mails.ts';
import { strangerLetters } from './stranger-letters.ts';
import { reopen, unreached } from './unreached.ts';

/** As many enquiries as one digest tells of. */
const digestSize = 100;
const digestPauseMs = 10 * 60_000;

/**
 * Due and nobody's. A try in the future was made before the clock was put back: how long ago it really was nobody
 * knows, so its pause counts as over.
 */
function isDue(now: number) {
  return (where: ExpressionBuilder<Tables, 'mails'>) =>
    where.and([
      where('state', '=', 'waiting'),
      where('digest_id', '=', ''),
      where.or([where('due_at', '<=', now), where('settled_at', '>', now)]),
      isFree(now)(where),
    ]);
}

function asMail(row: Selectable<Tables['mails']>): Mail {
  return {
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    messageId: row.message_id,
    attempts: row.attempts,
    waitedMs: row.waited_ms,
  };
}

/** The ids of due mails, locked where several servers share the database. */
function dueIds(trx: Transaction<Tables>, { skipsLocked, now }: Context) {
  const due = trx.selectFrom('mails').select('id').where(isDue(now())).orderBy('created_at');
  return skipsLocked ? due.forUpdate().skipLocked() : due;
}

type Which = Readonly<{ withEnquiries: boolean }>;

async function claim(context: Context, limit: number, { withEnquiries }: Which): Promise<readonly Mail[]> {
  const isAnyDue = context.db.selectFrom('mails').select('id').where(isDue(context.now())).limit(1);
  if ((await isAnyDue.execute()).length === 0) return [];
  return context.db.transaction().execute(async (trx) => {
    const due = withEnquiries ? dueIds(trx, context) : dueIds(trx, context).where('kind', '!=', 'enquiry');
    const ids = (await due.limit(limit).execute()).map((row) => row.id);
    if (ids.length === 0) return [];
    const until = { claimed_until: context.now() + claimMs, claimed_by: writerName };
    const rows = await trx.updateTable('mails').set(until).where('id', 'in', ids).returningAll().execute();
    return rows.map(asMail);
  });
}

/** What a failed or finished try leaves behind. */
function tried({ attempts, waitedMs }: Mail, outcome: MailOutcome, now: number) {
  const pauseMs = outcome.state === 'waiting' ? outcome.pauseMs : 0;
  return {
    state: outcome.state,
    attempts: attempts + 1,
    waited_ms: waitedMs + pauseMs,
    due_at: now + pauseMs,
    claimed_until: 0,
    last_error: 'error' in outcome ? outcome.error.toWellFormed().replaceAll('\0', '') : '',
    settled_at: now,
  };
}

/** The digest's fate is that of the mails in it. */
function settle({ db, now }: Context, mail: Mail, outcome: MailOutcome): Promise<boolean> {
  const at = now();
  return db.transaction().execute(async (trx) => {
    const settled = await trx
      .updateTable('mails')
      .set(tried(mail, outcome, at))
      .where((where) => where.or([where('id', '=', mail.id), where('digest_id', '=', mail.id)]))
      .executeTakeFirst();
    const isKnown = settled.numUpdatedRows > 0n;
    if (isKnown && mail.kind === 'answer' && outcome.state === 'refused') await reopen(trx, mail.subject, at);
    return isKnown;
  });
}

/** The halves wait for the pause of the whole: a server that takes nothing is not asked more often for it. */
function split(context: Context, mail: Mail, outcome: MailOutcome): Promise<boolean> {
  const after = tried(mail, outcome, context.now());
  return context.db.transaction().execute(async (trx) => {
    const members = trx.selectFrom('mails').select('id').where('digest_id', '=', mail.id).orderBy('created_at');
    const ids = (await members.execute()).map((row) => row.id);
    const half = Math.ceil(ids.length / 2);
    if (ids.length < 2) return false;
    for (const part of [ids.slice(0, half), ids.slice(half)]) {
      const row = { ...mailRow(context, { kind: 'digest', subject: '' }), ...after };
      await trx.insertInto('mails').values(row).execute();
      const moved = { ...after, digest_id: row.id };
      await trx.updateTable('mails').set(moved).where('id', 'in', part).execute();
    }
    await trx.deleteFrom('mails').where('id', '=', mail.id).execute();
    return true;
  });
}

/** Puts as many enquiry mails as fit into one digest; says how many. */
async function joinSome(trx: Transaction<Tables>, context: Context): Promise<number> {
  const due = dueIds(trx, context).where('kind', '=', 'enquiry').limit(digestSize);
  const ids = (await due.execute()).map((row) => row.id);
  if (ids.length === 0) return 0;
  const row = mailRow(context, { kind: 'digest', subject: '' });
  await trx.insertInto('mails').values(row).execute();
  await trx.updateTable('mails').set({ digest_id: row.id }).where('id', 'in', ids).execute();
  return ids.length;
}

function joinWaiting(context: Context): Promise<number> {
  const now = context.now();
  return context.db.transaction().execute(async (trx) => {
    const lately = trx.selectFrom('mails').select('id').where('kind', '=', 'digest').limit(1);
    const span = lately.where('created_at', '>', now - digestPauseMs).where('created_at', '<=', now);
    if ((await span.execute()).length > 0) return 0;
    for (let joined = 0; ;) {
      const some = await joinSome(trx, context);
      if (some === 0) return joined;
      joined += some;
    }
  });
}

/** Only what is still claimed, and by us: what was settled is nobody's. */
async function renewClaim({ db, now }: Context, { id }: Mail): Promise<void> {
  const ours = db.updateTable('mails').where('id', '=', id).where('claimed_by', '=', writerName);
  await ours
    .set({ claimed_until: now() + claimMs })
    .where('claimed_until', '>', 0)
    .execute();
}

/** The outbox. */
export function mailStore(context: Context): MailStore {
  return {
    claim: (limit, which = { withEnquiries: true }) => claim(context, limit, which),
    settle: (mail, outcome) => settle(context, mail, outcome),
    split: (mail, outcome) => split(context, mail, outcome),
    drop: async ({ id }) => void (await context.db.deleteFrom('mails').where('id', '=', id).execute()),
    stands: (id) => mailStands(context, id),
    renewClaim: (mail) => renewClaim(context, mail),
    joinWaiting: () => joinWaiting(context),
    retry: (subject, who) => retry(context, subject, who),
    dismiss: (subject) => dismiss(context, subject),
    counts: () => mailCounts(context),
    toStrangers: () => strangerLetters(context),
    troubles: () => mailTroubles(context),
    unsent: () => unsentMails(context),
    unreached: () => unreached(context),

    async membersOf(digestId) {
      const query = context.db.selectFrom('mails').select('subject').where('digest_id', '=', digestId);
      return (await query.orderBy('created_at').execute()).map((row) => row.subject);
    },

    async sentSince(since) {
      const { count } = await context.db
        .selectFrom('mails')
        .select((select) => select.cast<number>(select.fn.countAll(), 'integer').as('count'))
        .where('kind', 'in', ['enquiry', 'digest'])
        .where('digest_id', '=', '')
        .where('state', 'in', ['sent', 'written'])
        .where('settled_at', '>', since)
        .executeTakeFirstOrThrow();
      return count;
    },

    async resumeWritten() {
      const due = { state: 'waiting', due_at: 0 } as const;
      await context.db.updateTable('mails').set(due).where('state', '=', 'written').execute();
    },
  };
}
