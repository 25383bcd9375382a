import type { Kysely } from 'kysely';

type Db = Kysely<unknown>;

/** The mailbox that is read: how far, by whom, and what became of its mails; and what came back to enquiries by mail. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('mailboxes')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('uid_validity', 'text', (column) => column.notNull())
    .addColumn('last_uid', 'bigint', (column) => column.notNull())
    .addColumn('since_at', 'bigint', (column) => column.notNull())
    .addColumn('read_at', 'bigint', (column) => column.notNull())
    .addColumn('claimed_until', 'bigint', (column) => column.notNull())
    .addColumn('claimed_by', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('mailbox_mails')
    .addColumn('fingerprint', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('mailbox_mails_at').on('mailbox_mails').column('at').execute();
  await db.schema
    .createTable('enquiry_replies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('quoted', 'text', (column) => column.notNull())
    .addColumn('is_cut', 'integer', (column) => column.notNull())
    .addColumn('left_out', 'integer', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('enquiry_replies_of').on('enquiry_replies').column('enquiry_id').execute();
  await db.schema
    .alterTable('files')
    .addColumn('reply_id', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
