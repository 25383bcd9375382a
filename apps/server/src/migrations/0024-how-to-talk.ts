import { type Kysely, sql } from 'kysely';

/**
 * In which language a call is held, and a number to call if its visitor gave one. Calls that were booked before are held
 * in the language of the page.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['call_language', 'phone'])
    await db.schema
      .alterTable('bookings')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  await sql`update bookings set call_language = language`.execute(db);
}
