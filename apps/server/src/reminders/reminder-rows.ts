import { randomUUID } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { Pseudonymised } from '../enquiries/pseudonymised-sender.ts';
import type { NewReminder, Reminder } from './reminder.ts';

export type ReminderRow = Selectable<Tables['reminders']>;

/** A reminder as the rest of the program sees it. */
export function reminder(row: ReminderRow): Reminder {
  return {
    id: row.id,
    email: row.email,
    facts: row.facts,
    state: row.state,
    askedAt: row.asked_at,
    since: row.since_at,
    until: row.until_at,
    language: row.language,
  };
}

/** The row of a wish that nobody has confirmed. */
export function reminderRow(
  { email, company, facts, until }: NewReminder,
  { sender, network, language = 'en' }: Pseudonymised,
  now: number,
): ReminderRow {
  return {
    id: randomUUID(),
    email,
    email_key: email.toLowerCase(),
    company,
    facts,
    state: 'asked',
    asked_at: now,
    since_at: 0,
    until_at: until,
    planned_for: '',
    consent_text: '',
    sender,
    network,
    language,
  };
}

/** Forgets a wish that nobody has confirmed, with the mail about it. */
export async function forget(trx: Transaction<Tables>, id: string): Promise<void> {
  await trx.deleteFrom('mails').where('subject', '=', id).execute();
  await trx.deleteFrom('requests').where('subject', '=', id).execute();
  await trx.deleteFrom('reminders').where('id', '=', id).execute();
}
