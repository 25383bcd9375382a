import type { Kysely } from 'kysely';

/** What a build of the site is for: to be published, to be looked at, or to say again what it says. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('site_publishes')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('publish'))
    .execute();
}
