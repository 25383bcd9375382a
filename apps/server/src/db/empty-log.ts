import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Tables } from './schema.ts';

/** How long it waits for those who read what is to vanish; the log is emptied sooner or later without it as well. */
const patienceMs = 5000;

/** Empties the log of the embedded database, which still has what was deleted and overwritten. */
export async function emptyLog(db: Kysely<Tables>): Promise<void> {
  const start = performance.now();
  for (;;) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy !== 1 || performance.now() - start > patienceMs) return;
    await pause(5);
  }
}
