import { setTimeout as pause } from 'node:timers/promises';
import type { DayCounts } from './day-counts.ts';

const everyMs = 60_000;

type Log = Readonly<{ warn: (about: object, sentence: string) => void }>;

/** Adds the counts to the store every minute, and once more when it is stopped. */
export function startCounts(counts: DayCounts, log: Log): Readonly<{ stop: () => Promise<void> }> {
  const stopping = new AbortController();
  const flush = () =>
    counts.flush().catch((error: unknown) => log.warn({ error: String(error) }, 'The counts were not kept.'));
  const work = async () => {
    while (!stopping.signal.aborted) {
      await pause(everyMs, undefined, stopping).catch(() => undefined); // ends early when stopped
      await flush();
    }
  };
  const ended = work();
  return {
    stop: () => {
      stopping.abort();
      return ended;
    },
  };
}
