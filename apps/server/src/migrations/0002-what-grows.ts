import type { Kysely } from 'kysely';

/** The mails of a kind or a state since an instant are asked for at every round of the outbox, whatever was kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('mails_kind').on('mails').columns(['kind', 'created_at']).execute();
  await db.schema.createIndex('mails_settled').on('mails').columns(['state', 'settled_at']).execute();
}
