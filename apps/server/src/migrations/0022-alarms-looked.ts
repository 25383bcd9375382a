import type { Kysely } from 'kysely';

/** When somebody last looked at what an alarm is of: one of a machine that is gone ends. 0 where it was never noted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('alarms')
    .addColumn('looked_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
}
