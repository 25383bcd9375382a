import { type Kysely, sql } from 'kysely';

/** What the console reads at length, and found by looking through all: who has how much, the register, and the log about one thing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index enquiries_by_holder on enquiries (lower(holder), state, merged_into) where holder <> ''`.execute(
    db,
  );
  await db.schema.createIndex('register_day').on('register').columns(['day', 'id']).execute();
  await db.schema.createIndex('console_acts_about').on('console_acts').column('about').execute();
}
