import type { Refused } from '@formation/leads';
import type { ExpressionBuilder, Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Tables } from '../db/schema.ts';
import { lettersUsedUp } from '../outbox/stranger-letters.ts';
import { forget, type ReminderRow } from './reminder-rows.ts';

type Where = (where: ExpressionBuilder<Tables, 'reminders'>) => ReturnType<typeof where.and>;

async function count(trx: Transaction<Tables>, which: Where): Promise<number> {
  const row = await trx
    .selectFrom('reminders')
    .select((select) => select.cast<number>(select.fn.countAll(), 'integer').as('count'))
    .where(which)
    .executeTakeFirstOrThrow();
  return row.count;
}

/**
 * Makes room for one more: of the network that has most open wishes the oldest gives way, and its link is dead. So a crowd
 * keeps out itself alone. False where no network has more than one.
 */
async function makesRoom(trx: Transaction<Tables>, open: Where): Promise<boolean> {
  const crowds = trx
    .selectFrom('reminders')
    .select((one) => ['network', one.cast<number>(one.fn.countAll(), 'integer').as('count')])
    .where(open);
  const crowd = await crowds.groupBy('network').orderBy('count', 'desc').orderBy('network').executeTakeFirst();
  if (crowd === undefined || crowd.count < 2) return false;
  const wishes = trx.selectFrom('reminders').select('id').where(open).where('network', '=', crowd.network);
  const oldest = await wishes.orderBy('asked_at').orderBy('id').executeTakeFirst();
  if (oldest) await forget(trx, oldest.id);
  return oldest !== undefined;
}

/**
 * Why one more cannot be asked for. Whoever types in an address need not be whose it is: each open wish has sent it one
 * mail, so that their number is the number of mails that strangers can make us send to it.
 */
export async function reminderRefusal(
  trx: Transaction<Tables>,
  context: Context,
  row: ReminderRow,
): Promise<Refused<'too-many-reminders' | 'reminders-full'> | undefined> {
  const { reminderLimits, now } = context;
  const { email_key, sender } = row;
  if (reminderLimits === undefined) return undefined;
  const stored: Where = (where) => where.and([where('until_at', '>', now())]);
  const open: Where = (where) => where.and([stored(where), where('state', '=', 'asked')]);
  const ofEmail =
    (which: Where): Where =>
    (where) =>
      where.and([which(where), where('email_key', '=', email_key)]);
  const ofSender: Where = (where) => where.and([open(where), where('sender', '=', sender)]);
  const { openPerEmail, perEmail, openPerAddress, openInAll, inAll } = reminderLimits;
  if ((await count(trx, ofEmail(open))) >= openPerEmail) return { refused: 'too-many-reminders' };
  if ((await count(trx, ofEmail(stored))) >= perEmail) return { refused: 'too-many-reminders' };
  if ((await count(trx, ofSender)) >= openPerAddress) return { refused: 'too-many-reminders' };
  const letters = await lettersUsedUp(trx, context, row);
  if (letters === 'share') return { refused: 'too-many-reminders' };
  if (letters === 'all' || (await count(trx, stored)) >= inAll) return { refused: 'reminders-full' };
  const isFull = (await count(trx, open)) >= openInAll && !(await makesRoom(trx, open));
  return isFull ? { refused: 'reminders-full' } : undefined;
}
