import { isRefused, type Refused } from '@formation/leads';
import type { Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Tables } from '../db/schema.ts';
import { type Pseudonymised, pseudonymised } from '../enquiries/pseudonymised-sender.ts';
import { digest, rememberPost } from '../enquiries/requests.ts';
import { mailRow } from '../outbox/mail-rows.ts';
import { countedFor } from '../outbox/stranger-letters.ts';
import { removeReminders } from '../people/removal.ts';
import { reminderRefusal } from './reminder-limits.ts';
import { planReminders } from './reminder-plan.ts';
import { forget, reminder, type ReminderRow, reminderRow } from './reminder-rows.ts';
import type { NewReminder, Reminder, ReminderStore } from './reminder.ts';

type Limit = Awaited<ReturnType<typeof reminderRefusal>>;

/** Thrown to undo the transaction; never leaves this file. */
class Limited extends Error {
  readonly limit: NonNullable<Limit>;
  constructor(limit: NonNullable<Limit>) {
    super(limit.refused);
    this.limit = limit;
  }
}

async function ask(context: Context, wanted: NewReminder, origin: Pseudonymised): ReturnType<ReminderStore['ask']> {
  const row = reminderRow(wanted, origin, context.now());
  const body = digest(row.email_key, row.facts);
  const outcome = await context
    .transact(async (trx) => {
      const before = await rememberPost(trx, { origin, call: 'reminder', body, subject: row.id }, context.now());
      if (before !== 'new') return before;
      const limit = await reminderRefusal(trx, context, row);
      if (limit) throw new Limited(limit);
      await trx.insertInto('reminders').values(row).execute();
      await trx
        .insertInto('mails')
        .values(mailRow(context, { kind: 'reminder-ask', subject: row.id, ...countedFor(row) }))
        .execute();
      return before;
    })
    .catch((error: unknown) => {
      if (error instanceof Limited) return error.limit;
      throw error;
    });
  if (outcome === 'new') return { id: row.id };
  return isRefused(outcome) ? outcome : { id: outcome.repeats };
}

/** The reminders of the same company that the address gets already. */
function olderOf(
  trx: Transaction<Tables>,
  { id, email_key, company, state }: ReminderRow,
): Promise<ReminderRow | undefined> {
  if (state === 'confirmed' || company === '') return Promise.resolve(undefined);
  const same = trx.selectFrom('reminders').selectAll().where('email_key', '=', email_key).where('id', '!=', id);
  return same.where('company', '=', company).where('state', '=', 'confirmed').executeTakeFirst();
}

const successor = (id: string) => digest('reminder that took the place of', id);

/** The reminder of a wish: its own, or the older one whose place it took. */
async function reminderOf(trx: Transaction<Tables>, wish: string): Promise<string> {
  const taken = trx.selectFrom('requests').select('subject').where('fingerprint', '=', successor(wish));
  return (await taken.executeTakeFirst())?.subject ?? wish;
}

/** Forgets a wish in favour of an older reminder; its link, pressed again, is that one's until it is stopped. */
async function mergeInto(trx: Transaction<Tables>, older: string, wish: Readonly<{ id: string; until: number }>) {
  await forget(trx, wish.id);
  const request = { fingerprint: successor(wish.id), body: '', subject: older, until_at: wish.until };
  const insert = trx.insertInto('requests').values(request);
  await insert.onConflict((conflict) => conflict.doNothing()).execute(); // pressed twice at once
}

type TermsOf = Parameters<ReminderStore['confirm']>[1];

function confirm(context: Context, wish: string, termsOf: TermsOf): ReturnType<ReminderStore['confirm']> {
  const now = context.now();
  return context.transact(async (trx): Promise<Reminder | Refused<'not-found'>> => {
    const id = await reminderOf(trx, wish);
    const stored = trx.selectFrom('reminders').selectAll().where('id', '=', id).where('until_at', '>', now);
    const row = await stored.executeTakeFirst();
    if (row === undefined) return { refused: 'not-found' };
    const { until, consentText } = termsOf(row.facts);
    const older = await olderOf(trx, row);
    if (older) await mergeInto(trx, older.id, { id, until });
    const isSame = older?.facts === row.facts; // and goes on to be told, without a beginning
    const begins = row.state === 'asked' ? { since_at: now, ...(!isSame && { planned_for: '' }) } : {};
    const confirmed = await trx
      .updateTable('reminders')
      .set({
        ...begins,
        facts: row.facts,
        state: 'confirmed',
        until_at: until,
        consent_text: consentText,
        language: row.language,
        sender: '',
        network: '',
      })
      .where('id', '=', older?.id ?? id)
      .returningAll()
      .executeTakeFirst();
    return confirmed ? reminder(confirmed) : { refused: 'not-found' };
  });
}

/** Who is reminded of what, and of what they have been told. */
export function reminderStore(context: Context): ReminderStore {
  const { db } = context;
  return {
    ask: async (wanted, origin) => ask(context, wanted, await pseudonymised(context, origin)),
    confirm: (id, termsOf) => confirm(context, id, termsOf),
    stop: async (id) => (await removeReminders(context, { id })).reminders > 0,
    erase: async (address) => (await removeReminders(context, { address })).reminders,
    plan: (day, noticesFor) => planReminders(context, day, noticesFor),

    async find(id) {
      const row = await db.selectFrom('reminders').selectAll().where('id', '=', id).executeTakeFirst();
      return row && reminder(row);
    },

    async list() {
      return (await db.selectFrom('reminders').selectAll().orderBy('asked_at').orderBy('id').execute()).map(reminder);
    },

    async counts() {
      const states = db.selectFrom('reminders').groupBy('state');
      const rows = await states
        .select((select) => ['state', select.cast<number>(select.fn.countAll(), 'integer').as('count')])
        .execute();
      return { asked: 0, confirmed: 0, ...Object.fromEntries(rows.map((row) => [row.state, row.count])) };
    },

    noticesOf: (mailId) =>
      db.selectFrom('notices').select(['about', 'days', 'due']).where('mail_id', '=', mailId).orderBy('due').execute(),
  };
}
