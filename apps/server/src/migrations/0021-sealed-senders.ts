import { type Kysely, sql } from 'kysely';

/**
 * Digests that were made without a secret are forgotten: from them an address could be found. The calls and wishes that
 * are open now count for their e-mail address alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['bookings', 'reminders'])
    await sql`update ${sql.table(table)} set sender = '' where sender <> ''`.execute(db);
}
