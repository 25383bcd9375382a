import type { Kysely } from 'kysely';

// A migration knows no table types: it speaks of the tables as they were on its day.
type Db = Kysely<unknown>;

async function createReminders(db: Db): Promise<void> {
  await db.schema
    .createTable('reminders')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('company', 'text', (column) => column.notNull())
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('since_at', 'bigint', (column) => column.notNull())
    .addColumn('until_at', 'bigint', (column) => column.notNull())
    .addColumn('planned_for', 'text', (column) => column.notNull())
    .addColumn('consent_text', 'text', (column) => column.notNull())
    .addColumn('sender', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('reminders_email').on('reminders').column('email_key').execute();
  await db.schema.createIndex('reminders_sender').on('reminders').column('sender').execute();
  await db.schema.createIndex('reminders_planned').on('reminders').columns(['state', 'planned_for']).execute();
  await db.schema.createIndex('reminders_until').on('reminders').column('until_at').execute();
}

/** The primary key is what makes a second mail about the same deadline impossible. */
async function createNotices(db: Db): Promise<void> {
  await db.schema
    .createTable('notices')
    .addColumn('reminder_id', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('days', 'integer', (column) => column.notNull())
    .addColumn('due', 'text', (column) => column.notNull())
    .addColumn('mail_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('notices_once', ['reminder_id', 'about', 'days'] as never) // the table has no type here
    .execute();
  await db.schema.createIndex('notices_mail').on('notices').column('mail_id').execute();
  await db.schema.createIndex('notices_due').on('notices').column('due').execute();
}

/** Who wants to be reminded of which company's dates, and what they have been told of. */
export async function up(db: Db): Promise<void> {
  await createReminders(db);
  await createNotices(db);
}
