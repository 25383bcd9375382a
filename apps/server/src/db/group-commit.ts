import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from './schema.ts';

/** Runs work in a transaction; what it answers holds once the promise does. */
export type Transact = <Answer>(work: (trx: Transaction<Tables>) => Promise<Answer>) => Promise<Answer>;

/** One caller's work: run inside the common transaction, it gives back what to tell the caller after the commit. */
type Job = Readonly<{
  run: (trx: Transaction<Tables>) => Promise<() => void>;
  fail: (error: unknown) => void;
}>;

/** As many callers as one commit serves. */
const largestGroup = 100;

/** A failed one is undone alone: its neighbours keep what they did. */
async function runApart(trx: Transaction<Tables>, job: Job): Promise<() => void> {
  await sql`savepoint job`.execute(trx);
  try {
    const settle = await job.run(trx);
    await sql`release job`.execute(trx);
    return settle;
  } catch (error) {
    await sql`rollback to job`.execute(trx);
    await sql`release job`.execute(trx);
    return () => job.fail(error);
  }
}

async function commitTogether(db: Kysely<Tables>, jobs: readonly Job[]): Promise<void> {
  const settles: (() => void)[] = [];
  try {
    await db.transaction().execute(async (trx) => {
      for (const job of jobs) settles.push(await runApart(trx, job));
    });
  } catch (error) {
    for (const job of jobs) job.fail(error);
    return;
  }
  for (const settle of settles) settle();
}

/**
 * Lets callers who come at the same time share one commit, and so one wait for the disk: for an engine with one
 * connection, where each would otherwise wait for all before it.
 */
export function groupCommit(db: Kysely<Tables>): Transact {
  const waiting: Job[] = [];
  let running = false;
  const work = async () => {
    running = true;
    while (waiting.length > 0) {
      await nextTurn(); // whoever has come meanwhile gets in
      await commitTogether(db, waiting.splice(0, largestGroup));
    }
    running = false;
  };
  return (task) =>
    new Promise((resolve, reject) => {
      const run = async (trx: Transaction<Tables>) => {
        const answer = await task(trx);
        return () => resolve(answer);
      };
      waiting.push({ run, fail: reject });
      if (!running) void work();
    });
}
