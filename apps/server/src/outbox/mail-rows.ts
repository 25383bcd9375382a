import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Tables } from '../db/schema.ts';
import type { MailKind, MailState } from './mails.ts';

/** Kinds that carry or tell of others: counted as mails they would count twice. */
export const notAboutVisitors: readonly MailKind[] = ['digest', 'alarm', 'account-notice'];

/** The row of a mail that has not been tried. */
export function mailRow(
  { mailDomain, now }: Context,
  about: Readonly<{ kind: MailKind; subject: string; state?: MailState; mailbox?: string; network?: string }>,
): Insertable<Tables['mails']> {
  const id = randomUUID();
  return {
    id,
    kind: about.kind,
    subject: about.subject,
    message_id: `<${id}@${mailDomain}>`,
    state: about.state ?? 'waiting',
    attempts: 0,
    waited_ms: 0,
    due_at: 0,
    claimed_until: 0,
    claimed_by: '',
    last_error: '',
    created_at: now(),
    settled_at: 0,
    digest_id: '',
    mailbox: about.mailbox ?? '',
    network: about.network ?? '',
  };
}

/** Whether there is a letter of a kind about something: what a day allows of them may be used up. */
export async function hasMail({ db }: Pick<Context, 'db'>, subject: string, kind: MailKind): Promise<boolean> {
  const letters = db.selectFrom('mails').select('id').where('subject', '=', subject).where('kind', '=', kind);
  return (await letters.limit(1).executeTakeFirst()) !== undefined;
}
