import { startRounds, type Running } from '../rounds.ts';
import { monthsBefore } from './months-before.ts';
import type { Store } from './store.ts';

const hourMs = 3_600_000;

export type HousekeepingOptions = Readonly<{
  store: Store;
  /** How long enquiries and calls are kept. */
  retentionMonths: number;
  /** Told how much went; never whose. */
  log: Readonly<{
    info: (about: object, sentence: string) => void;
    warn: (about: object, sentence: string) => void;
  }>;
  now?: (() => number) | undefined;
}>;

/** Removes what crashes left behind and what has been kept long enough. */
export async function keepHouse({ store, retentionMonths, log, now = () => Date.now() }: HousekeepingOptions) {
  const abandoned = await store.files.sweep();
  await store.console.tidy();
  const removed = await store.enquiries.purge(monthsBefore(now(), retentionMonths));
  const copies = await store.sweepCopies(); // last: a file that cannot be removed keeps nothing else
  const total = abandoned + Object.values(removed).reduce((sum, count) => sum + count, copies);
  if (total > 0) log.info({ abandoned, copies, ...removed }, 'Removed what was abandoned or kept long enough.');
}

/** Keeps house at the start and every hour, until it is stopped. */
export function startHousekeeping(options: HousekeepingOptions): Running {
  return startRounds({
    round: () => keepHouse(options),
    restMs: hourMs,
    failed: (error) => options.log.warn({ error: String(error) }, 'Housekeeping failed; it is tried again in an hour.'),
  });
}
