import { setTimeout as pause } from 'node:timers/promises';
import { alarmRound } from './alarm-round.ts';
import { because, type Watched } from './finding.ts';

const everyMs = 5 * 60_000;

type WatchOptions = Omit<Watched, 'now'> &
  Readonly<{ log: Readonly<{ warn: (about: object, sentence: string) => void }> }>;

/** Looks at the start and every five minutes, until it is stopped. */
export function startWatch({ log, ...watched }: WatchOptions): Readonly<{ stop: () => Promise<void> }> {
  const stopping = new AbortController();
  const work = async () => {
    while (!stopping.signal.aborted) {
      await alarmRound({ ...watched, now: Date.now() }, log).catch((error: unknown) =>
        log.warn({ error: because(error) }, 'The alarms were not looked at; it is tried again in five minutes.'),
      );
      await pause(everyMs, undefined, stopping).catch(() => undefined); // ends early when stopped
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
