import type { Kysely, Transaction } from 'kysely';
import type { Context } from '../../db/context.ts';
import type { Tables } from '../../db/schema.ts';
import { mailRow } from '../../outbox/mail-rows.ts';
import type { AccountNotice, NewAuditEntry } from './account-types.ts';
import { actRow, asAct, keyOf } from './console-rows.ts';

/** Adds an entry to the log; with it goes, where it tells, the mail to whose account it is about. */
export async function logAct(trx: Transaction<Tables>, context: Context, act: NewAuditEntry): Promise<void> {
  const row = actRow(act, context.now());
  await trx.insertInto('console_acts').values(row).execute();
  if (act.tells !== true) return;
  const mail = mailRow(context, { kind: 'account-notice', subject: row.id });
  await trx.insertInto('mails').values(mail).execute();
}

/** What a mail tells, and to whom: whose account it was done to by somebody else, or who did it. */
export async function noticeOf(db: Kysely<Tables>, actId: string): Promise<AccountNotice | undefined> {
  const row = await db.selectFrom('console_acts').selectAll().where('id', '=', actId).executeTakeFirst();
  if (row === undefined) return undefined;
  const key = keyOf(row.about === '' ? row.who : row.about);
  const account = db.selectFrom('console_accounts').select('email').where('email_key', '=', key);
  const { email } = (await account.executeTakeFirst()) ?? {};
  return email === undefined ? undefined : { ...asAct(row), email };
}
