import { dayMs } from '@formation/calendar';
import type { Selectable, Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Tables } from '../db/schema.ts';
import { mailRow } from '../outbox/mail-rows.ts';
import type { Alarm, AlarmStore, Looked } from './alarms.ts';

type Row = Selectable<Tables['alarms']>;

/** Servers look every five minutes: whose machine has not for so long is gone, or cannot look. */
const goneMs = dayMs;

/** When somebody looked at it last; before that was noted, it was when it was told. */
const lookedAt = ({ looked_at, told_at }: Row) => Math.max(looked_at, told_at);

const asAlarm = (row: Row): Alarm => ({
  name: row.name,
  says: row.says,
  since: row.since_at,
  ended: row.ended_at === 0 ? undefined : row.ended_at,
  isUnlooked: row.ended_at > lookedAt(row),
});

type Next = Readonly<{ row: Row; isNews: boolean }>;

/** What becomes of an alarm's row; undefined when there is nothing to note. */
function next(row: Row | undefined, { name, stands, says, key, everyMs }: Looked, now: number): Next | undefined {
  const started = { name, says, key, since_at: now, ended_at: 0, told_at: now, call_due: 1, looked_at: now };
  if (row === undefined || row.ended_at > 0) return stands ? { row: started, isNews: true } : undefined;
  if (!stands) return { row: { ...row, ended_at: now, told_at: now, call_due: 1, looked_at: now }, isNews: true };
  const isDue = everyMs > 0 && (now - row.told_at >= everyMs || row.told_at > now); // or the clock was put back
  if (key !== row.key || isDue) return { row: { ...started, since_at: row.since_at }, isNews: true };
  return { row: { ...row, says, looked_at: now }, isNews: false };
}

/** One letter tells of all alarms: one that has not left yet will tell of this as well. */
async function writeMail(trx: Transaction<Tables>, context: Context): Promise<void> {
  const waiting = trx.selectFrom('mails').select('id').where('kind', '=', 'alarm').where('state', '=', 'waiting');
  if ((await waiting.where('attempts', '=', 0).where('claimed_until', '=', 0).execute()).length > 0) return;
  await trx
    .insertInto('mails')
    .values(mailRow(context, { kind: 'alarm', subject: '' }))
    .execute();
}

async function endUnlooked(trx: Transaction<Tables>, now: number): Promise<readonly Alarm[]> {
  const long = now - goneMs;
  const standing = trx.updateTable('alarms').set({ ended_at: now, call_due: 1 }).where('ended_at', '=', 0);
  const gone = standing.where('looked_at', '<', long).where('told_at', '<', long);
  return (await gone.returningAll().execute()).map(asAlarm);
}

async function noteIn(trx: Transaction<Tables>, context: Context, looked: readonly Looked[]) {
  const all = trx.selectFrom('alarms').selectAll();
  const rows = new Map((await (context.skipsLocked ? all.forUpdate() : all).execute()).map((row) => [row.name, row]));
  const now = context.now();
  const news: Alarm[] = [];
  for (const each of looked) {
    const before = rows.get(each.name);
    const after = next(before, each, now);
    if (after === undefined) continue;
    if (before === undefined) {
      const insert = trx.insertInto('alarms').values(after.row);
      const made = await insert.onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
      if (made.numInsertedOrUpdatedRows !== 1n) continue; // another server was faster
    } else await trx.updateTable('alarms').set(after.row).where('name', '=', each.name).execute();
    if (after.isNews) news.push(asAlarm(after.row));
  }
  news.push(...(await endUnlooked(trx, now)));
  if (news.length > 0) await writeMail(trx, context);
  return news;
}

/** What the owner was alarmed of. */
export function alarmStore(context: Context): AlarmStore {
  const { db, now } = context;
  return {
    note: (looked) => db.transaction().execute((trx) => noteIn(trx, context, looked)),

    async list() {
      const rows = db.selectFrom('alarms').selectAll().orderBy('since_at').orderBy('name');
      const lately = rows.where((where) =>
        where.or([where('ended_at', '=', 0), where('ended_at', '>', now() - dayMs)]),
      );
      return (await lately.execute()).map(asAlarm);
    },

    async takeCalls() {
      const due = db.updateTable('alarms').set({ call_due: 0 }).where('call_due', '=', 1).returningAll();
      return (await due.execute()).map(asAlarm);
    },

    async giveBackCalls(alarms) {
      const names = alarms.map(({ name }) => name);
      if (names.length > 0) await db.updateTable('alarms').set({ call_due: 1 }).where('name', 'in', names).execute();
    },
  };
}
