import { setTimeout as pause } from 'node:timers/promises';

/** Something that goes on until it is stopped; stopping waits for what is under way. */
export type Running = Readonly<{ stop: () => Promise<void> }>;

type Rounds = Readonly<{
  /** What is done each time. Answering `again` leaves the rest out. */
  round: () => Promise<unknown>;
  /** How long it rests between two rounds. */
  restMs: number;
  /** Told of a round that failed; the next one comes all the same. */
  failed: (error: unknown) => void;
}>;

/** Goes round at once and then again and again, until it is stopped. */
export function startRounds({ round, restMs, failed }: Rounds): Running {
  const stopping = new AbortController();
  const work = async () => {
    while (!stopping.signal.aborted) {
      const next = await round().catch(failed);
      if (next !== 'again') await pause(restMs, undefined, stopping).catch(() => undefined); // ends early when stopped
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
