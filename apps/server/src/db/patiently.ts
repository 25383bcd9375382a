import { setTimeout as pause } from 'node:timers/promises';

/** How long a statement waits for another process (the command line) to finish writing. */
const patienceMs = 5000;

const sqliteBusy = 5;
const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;

/** Runs a query once the lock is free. One that found the database busy has done nothing, so it can be made again. */
export async function patiently<Answer>(query: () => Answer): Promise<Answer> {
  const start = performance.now();
  for (;;) {
    try {
      return query();
    } catch (error) {
      if (!isBusy(error) || performance.now() - start > patienceMs) throw error;
      await pause(5);
    }
  }
}
