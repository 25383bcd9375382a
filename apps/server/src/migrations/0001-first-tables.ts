import type { Kysely } from 'kysely';

// A migration knows no table types: it speaks of the tables as they were on its day.
type Db = Kysely<unknown>;

async function createEnquiries(db: Db): Promise<void> {
  await db.schema
    .createTable('enquiries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('address_key', 'text', (column) => column.notNull())
    .addColumn('params', 'text', (column) => column.notNull())
    .addColumn('suspicious', 'integer', (column) => column.notNull())
    .addColumn('consent_given', 'integer', (column) => column.notNull())
    .addColumn('consent_text', 'text', (column) => column.notNull())
    .addColumn('consent_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('enquiries_received').on('enquiries').column('received_at').execute();
  await db.schema.createIndex('enquiries_address').on('enquiries').column('address_key').execute();
}

async function createFiles(db: Db): Promise<void> {
  await db.schema
    .createTable('files')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('files_enquiry').on('files').column('enquiry_id').execute();
}

/** The unique index keeps two booked calls from one start; from overlapping, the store keeps them. */
async function createBookings(db: Db): Promise<void> {
  await db.schema
    .createTable('bookings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('start_at', 'bigint', (column) => column.notNull())
    .addColumn('end_at', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('bookings_one_a_slot')
    .unique()
    .on('bookings')
    .column('start_at')
    .where('state' as never, '=', 'booked') // `as never`: the table has no type here
    .execute();
  await db.schema.createIndex('bookings_email').on('bookings').column('email_key').execute();
}

async function createMails(db: Db): Promise<void> {
  await db.schema
    .createTable('mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('waited_ms', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('claimed_until', 'bigint', (column) => column.notNull())
    .addColumn('claimed_by', 'text', (column) => column.notNull())
    .addColumn('last_error', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('settled_at', 'bigint', (column) => column.notNull())
    .addColumn('digest_id', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('mails_due').on('mails').columns(['state', 'due_at']).execute();
  await db.schema.createIndex('mails_subject').on('mails').column('subject').execute();
  await db.schema.createIndex('mails_digest').on('mails').column('digest_id').execute();
}

async function createRequests(db: Db): Promise<void> {
  await db.schema
    .createTable('requests')
    .addColumn('fingerprint', 'text', (column) => column.primaryKey())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('until_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('requests_subject').on('requests').column('subject').execute();
}

/** Enquiries with their files, bookings, the mails about both, and the requests that were answered. */
export async function up(db: Db): Promise<void> {
  await createEnquiries(db);
  await createFiles(db);
  await createBookings(db);
  await createMails(db);
  await createRequests(db);
}
