import { type Kysely, sql } from 'kysely';

type Db = Kysely<unknown>;

/** How the work on an enquiry stands. What looked like a robot's is held; the rest begins as new. */
export async function up(db: Db): Promise<void> {
  const columns = [
    ['state', 'new'],
    ['holder', ''],
    ['follow_up', ''],
  ] as const;
  for (const [name, usual] of columns)
    await db.schema
      .alterTable('enquiries')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(usual))
      .execute();
  await db.schema
    .alterTable('enquiries')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await sql`update enquiries set state = 'held' where suspicious = 1`.execute(db);
  await db.schema.createIndex('enquiries_state').on('enquiries').column('state').execute(); // to count them
  for (const [name, condition] of [
    ['enquiries_of_nobody', sql<boolean>`holder = ''`],
    ['enquiries_of_somebody', sql<boolean>`holder <> ''`],
  ] as const)
    await db.schema
      .createIndex(name)
      .on('enquiries')
      .columns(['state', 'received_at', 'id'])
      .where(condition as never) // the table has no type here
      .execute();

  await db.schema
    .createTable('enquiry_history')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('enquiry_history_of').on('enquiry_history').columns(['enquiry_id', 'version']).execute();
}
