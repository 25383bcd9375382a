import type { Kysely } from 'kysely';

/** What the owner was alarmed of, since when, and whether the alarm has been passed on. It names nobody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('alarms')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('says', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('since_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint', (column) => column.notNull())
    .addColumn('told_at', 'bigint', (column) => column.notNull())
    .addColumn('call_due', 'integer', (column) => column.notNull())
    .execute();
}
