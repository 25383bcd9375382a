import type { Kysely } from 'kysely';

/**
 * From which network a wish or a call came, and to which mailbox a letter goes that a stranger has brought about, from
 * which network: what many share is shared by networks. Empty for what was there before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns = { reminders: ['network'], bookings: ['network'], mails: ['mailbox', 'network'] };
  for (const [table, names] of Object.entries(columns))
    for (const name of names)
      await db.schema
        .alterTable(table)
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
        .execute();
  await db.schema.createIndex('mails_by_mailbox').on('mails').columns(['mailbox', 'created_at']).execute();
}
