import { addDays, type IsoDate } from '@formation/calendar';
import type { ExpressionBuilder, Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Tables } from '../db/schema.ts';
import { mailRow } from '../outbox/mail-rows.ts';
import { reminder, type ReminderRow } from './reminder-rows.ts';
import type { NoticesFor } from './reminder.ts';

/** So many are planned in one transaction: visitors get in between. */
const atOnce = 20;
/** While so many reminders wait, no more are written: on a day that many share, enquiries must not queue behind them. */
const mostWaiting = 100;

/** Not planned for this day yet. A day further ahead was planned by a clock that has been put back since. */
function isOpen(day: IsoDate) {
  return (where: ExpressionBuilder<Tables, 'reminders'>) =>
    where.and([
      where('state', '=', 'confirmed'),
      where.or([where('planned_for', '<', day), where('planned_for', '>', addDays(day, 1))]),
    ]);
}

async function isBusy({ db }: Context): Promise<boolean> {
  const waiting = db.selectFrom('mails').select('id').where('state', '=', 'waiting').where('kind', '=', 'reminder');
  return (await waiting.limit(mostWaiting).execute()).length === mostWaiting;
}

type Plan = Readonly<{ context: Context; day: IsoDate; noticesFor: NoticesFor }>;

/** The key of a notice lets it be written once; who comes second finds nothing new and writes no mail. */
async function planOne(trx: Transaction<Tables>, row: ReminderRow, plan: Plan): Promise<void> {
  const { context, day, noticesFor } = plan;
  const mail = mailRow(context, { kind: 'reminder', subject: row.id });
  const notices = noticesFor(reminder(row), row.planned_for === '').map(({ isKnown = false, ...notice }) => {
    return { ...notice, reminder_id: row.id, mail_id: isKnown ? '' : mail.id };
  });
  if (notices.length > 0) {
    const insert = trx.insertInto('notices').values(notices);
    const fresh = await insert
      .onConflict((conflict) => conflict.doNothing())
      .returning('mail_id')
      .execute();
    if (fresh.some(({ mail_id }) => mail_id !== '')) await trx.insertInto('mails').values(mail).execute();
  }
  await trx.updateTable('reminders').set({ planned_for: day }).where('id', '=', row.id).execute();
}

/** Plans the mails of a day for some who have none yet. */
export async function planReminders(context: Context, day: IsoDate, noticesFor: NoticesFor): Promise<number> {
  const anyOpen = context.db.selectFrom('reminders').select('id').where(isOpen(day)).limit(1);
  if ((await anyOpen.execute()).length === 0 || (await isBusy(context))) return 0;
  return context.db.transaction().execute(async (trx) => {
    const open = trx.selectFrom('reminders').selectAll().where(isOpen(day)).orderBy('id').limit(atOnce);
    const rows = await (context.skipsLocked ? open.forUpdate().skipLocked() : open).execute();
    for (const row of rows) await planOne(trx, row, { context, day, noticesFor });
    return rows.length;
  });
}
