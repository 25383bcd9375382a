import { startRounds, type Running } from '../scheduler.ts';
import { monthsBefore } from './months-before.ts';
import { settleAll } from './settle-all.ts';
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

/** Removes what crashes left behind and what has been kept long enough; what fails keeps nothing else. */
export async function runHousekeeping({ store, retentionMonths, log, now = () => Date.now() }: HousekeepingOptions) {
  const gone: Record<string, number> = {};
  const note = (counts: Readonly<Record<string, number>>) => Object.assign(gone, counts);
  await settleAll([
    async () => note({ abandoned: await store.files.sweep() }),
    async () => note({ copies: await store.sweepCopies() }),
    () => store.console.tidy(),
    async () => note(await store.enquiries.purge(monthsBefore(now(), retentionMonths))),
  ]).finally(() => {
    const isAny = Object.values(gone).some((count) => count > 0);
    if (isAny) log.info(gone, 'Removed what was abandoned or kept long enough.');
  });
}

/** Keeps house at the start and every hour, until it is stopped. */
export function startHousekeeping(options: HousekeepingOptions): Running {
  return startRounds({
    round: () => runHousekeeping(options),
    restMs: hourMs,
    failed: (error) => options.log.warn({ error: String(error) }, 'Housekeeping failed; it is tried again in an hour.'),
  });
}
