import type { Kysely } from 'kysely';

/** What the firm's people are called, and how they sign; empty until they say so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['name', 'signature'])
    await db.schema
      .alterTable('console_accounts')
      .addColumn(column, 'text', (text) => text.notNull().defaultTo(''))
      .execute();
  await db.schema
    .alterTable('console_accounts')
    .addColumn('profile_version', 'integer', (number) => number.notNull().defaultTo(0))
    .execute();
}
