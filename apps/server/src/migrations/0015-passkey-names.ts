import type { Kysely } from 'kysely';

/** What somebody calls a passkey; until they name it, what made it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('console_passkeys')
    .addColumn('name', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
