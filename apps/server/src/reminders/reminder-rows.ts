import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { Requester } from '../enquiries/requester.ts';
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
  { sender, language = 'en' }: Requester,
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
    language,
  };
}
