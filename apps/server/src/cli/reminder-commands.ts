import { csv } from '@formation/csv';
import type { Reminder } from '../reminders/reminder.ts';
import { type Answer, asJson, type Call, type Command } from './command.ts';
import { table } from './table.ts';

const iso = (instant: number) => new Date(instant).toISOString();

const reminderJson = ({ id, email, facts, state, askedAt, since, until }: Reminder) => ({
  id,
  email,
  facts,
  state,
  askedAt: iso(askedAt),
  since: since === 0 ? null : iso(since),
  until: iso(until),
});

const headings = ['id', 'e-mail', 'about', 'state', 'asked', 'since', 'until'];
const row = (reminder: Reminder) => Object.values(reminderJson(reminder)).map((value) => value ?? '');

async function list({ store, format }: Call): Promise<Answer> {
  const reminders = await store.reminders.list();
  if (format === 'json') return asJson({ reminders: reminders.map(reminderJson) });
  return { text: format === 'csv' ? csv([headings, ...reminders.map(row)]) : table(headings, reminders.map(row)) };
}

async function erase({ store, argument, format }: Call): Promise<Answer> {
  const reminders = await store.reminders.erase(argument);
  if (format === 'json') return asJson({ removed: { reminders } });
  return { text: `Removed ${reminders} ${reminders === 1 ? 'reminder' : 'reminders'} of ${argument}.` };
}

/** The commands about mails before deadlines and of fee changes. */
export const reminderCommands: Readonly<Record<string, Command>> = {
  'reminders list': {
    takes: '',
    formats: ['table', 'json', 'csv'],
    does: 'who is reminded of which dates, or told of which fees',
    run: list,
  },
  'reminders erase': {
    takes: 'EMAIL',
    formats: ['table', 'json'],
    does: 'end and remove those of one address',
    run: erase,
  },
};
