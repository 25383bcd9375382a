import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { migrations } from '../migrations/migrations.ts';
import type { Tables } from './schema.ts';

/**
 * Brings the tables to the form that this code knows. Servers that start together wait for one another.
 *
 * @throws when the database cannot be reached or is newer than this code.
 */
export async function migrate(db: Kysely<Tables>, known: Record<string, Migration> = migrations): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve(known) };
  // versions that were made side by side may number their tables past one another: each needs only the first tables
  const { error } = await new Migrator({ db, provider, allowUnorderedMigrations: true }).migrateToLatest();
  if (error !== undefined)
    throw error instanceof Error ? error : new Error('The tables could not be made', { cause: error });
}
