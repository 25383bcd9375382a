import { type Kysely, sql } from 'kysely';
import { migrations } from '../migrations/migrations.ts';
import type { Tables } from './schema.ts';

/** How the tables of a database stand to what this program knows. */
export type TableState = Readonly<{
  state: 'none' | 'older' | 'same' | 'newer';
  /** The migrations that the database has and this program does not know. */
  unknown: readonly string[];
  /** Those that this program has and the database lacks. */
  missing: readonly string[];
}>;

async function made(db: Kysely<Tables>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map((row) => row.name);
}

/** Reads it; changes nothing and takes no lock. */
export async function tableState(db: Kysely<Tables>): Promise<TableState> {
  const names = await made(db);
  const known = Object.keys(migrations);
  const unknown = names.filter((name) => !known.includes(name));
  const missing = known.filter((name) => !names.includes(name));
  if (names.length === 0) return { state: 'none', unknown, missing };
  if (unknown.length > 0) return { state: 'newer', unknown, missing };
  return { state: missing.length > 0 ? 'older' : 'same', unknown, missing };
}

/** Why this program cannot work on the tables as they are; undefined when it can. */
export function tableFault({ state, unknown, missing }: TableState): string | undefined {
  if (state === 'none') return 'It holds no tables of this program.';
  if (state === 'newer')
    return `It was made by a newer version of this program (${unknown.join(', ')}). Start that version, or restore the copy that was made before the upgrade: see docs/upgrading.md.`;
  if (state === 'older')
    return `It is from an older version and lacks ${missing.join(', ')}. Run npm run leads -- upgrade: see docs/upgrading.md.`;
  return undefined;
}
