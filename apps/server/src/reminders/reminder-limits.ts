import type { Refused } from '@formation/leads';
import type { ExpressionBuilder, Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Tables } from '../db/schema.ts';

type Row = Pick<Tables['reminders'], 'email_key' | 'sender'>;
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
 * Why one more cannot be asked for. Whoever types in an address need not be whose it is: each open wish has sent it one
 * mail, so that their number is the number of mails that strangers can make us send to it.
 */
export async function reminderRefusal(
  trx: Transaction<Tables>,
  { reminderLimits, now }: Context,
  { email_key, sender }: Row,
): Promise<Refused<'too-many-reminders' | 'reminders-full'> | undefined> {
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
  if ((await count(trx, open)) >= openInAll || (await count(trx, stored)) >= inAll)
    return { refused: 'reminders-full' };
  return undefined;
}
