import { dayMs } from '@formation/calendar';
import type { Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Tables } from '../db/schema.ts';
import { leftFates } from './fate.ts';
import { type Claim, type MailboxStanding, type Numbering, type Position } from './mailbox.ts';

/** As long as one server has a mailbox without a sign of life. */
const claimMs = 5 * 60_000;

/** A mailbox that counts anew is read again so far back; what was dealt with is remembered longer. */
const againMs = 30 * dayMs;
const rememberedMs = 60 * dayMs;

/** Takes a mailbox that nobody has, or whose server has died; a claim far ahead was made before the clock was put back. */
export async function claim({ db, now }: Context, { name, by }: Claim): Promise<boolean> {
  const fresh = { uid_validity: '', last_uid: 0, since_at: 0, read_at: now() };
  const first = db.insertInto('mailboxes').values({ name, ...fresh, claimed_until: 0, claimed_by: '' });
  await first.onConflict((conflict) => conflict.doNothing()).execute();
  const free = db
    .updateTable('mailboxes')
    .set({ claimed_until: now() + claimMs, claimed_by: by })
    .where('name', '=', name)
    .where((row) =>
      row.or([
        row('claimed_by', '=', by),
        row('claimed_until', '<=', now()),
        row('claimed_until', '>', now() + 2 * claimMs),
      ]),
    );
  return (await free.executeTakeFirst()).numUpdatedRows === 1n;
}

/** Lets go of a mailbox. */
export async function release({ db, now }: Context, { name, by }: Claim, isRead: boolean): Promise<void> {
  const mine = db.updateTable('mailboxes').set({ claimed_until: 0, claimed_by: '', ...(isRead && { read_at: now() }) });
  await mine.where('name', '=', name).where('claimed_by', '=', by).execute();
  if (isRead)
    await db
      .deleteFrom('mailbox_mails')
      .where('at', '<', now() - rememberedMs)
      .execute();
}

/** Where to go on; undefined when another server has it. */
export async function position(
  { db, now }: Context,
  { name, by }: Claim,
  { validity, next }: Numbering,
): Promise<Position | undefined> {
  const mine = db.selectFrom('mailboxes').selectAll().where('name', '=', name).where('claimed_by', '=', by);
  const row = await mine.executeTakeFirst();
  if (row === undefined) return undefined;
  const isFirst = row.since_at === 0;
  const since = isFirst ? now() : Math.max(row.since_at, now() - againMs);
  if (row.uid_validity === validity) return { lastUid: row.last_uid, since };
  const lastUid = isFirst ? next - 1 : 0;
  const start = { uid_validity: validity, last_uid: lastUid, ...(isFirst && { since_at: since }) };
  await db.updateTable('mailboxes').set(start).where('name', '=', name).where('claimed_by', '=', by).execute();
  return { lastUid, since };
}

/** Moves on to a mail, and says that its server lives. False when the mail is dealt with, or the mailbox another's. */
export async function moveOn(trx: Transaction<Tables>, { name, by }: Claim, to: Readonly<{ uid: number; at: number }>) {
  const { uid, at } = to;
  const here = trx.updateTable('mailboxes').set({ last_uid: uid, claimed_until: at + claimMs });
  const moved = here.where('name', '=', name).where('claimed_by', '=', by).where('last_uid', '<', uid);
  return (await moved.executeTakeFirst()).numUpdatedRows === 1n;
}

/** How the reading of a mailbox stands. */
export async function standing({ db, now }: Context, name: string): Promise<MailboxStanding> {
  const row = await db.selectFrom('mailboxes').select('read_at').where('name', '=', name).executeTakeFirst();
  const left = db.selectFrom('mailbox_mails').select('fingerprint').where('outcome', 'in', leftFates);
  const ofADay = await left.where('at', '>', now() - dayMs).execute();
  return { readAt: row?.read_at ?? 0, left: ofADay.length };
}
