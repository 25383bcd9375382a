import { startRounds, type Running } from '../scheduler.ts';
import type { DayCounts } from './day-counts.ts';

const everyMs = 60_000;

type Log = Readonly<{ warn: (about: object, sentence: string) => void }>;

/** Adds the counts to the store every minute, and once more when it is stopped. */
export function startCounts(counts: DayCounts, log: Log): Running {
  const failed = (error: unknown) => log.warn({ error: String(error) }, 'The counts were not kept.');
  const running = startRounds({ round: () => counts.flush(), restMs: everyMs, failed });
  return { stop: () => running.stop().then(() => counts.flush().catch(failed)) };
}
