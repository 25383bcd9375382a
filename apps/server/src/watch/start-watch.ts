import { startRounds, type Running } from '../scheduler.ts';
import { alarmRound } from './alarm-round.ts';
import { because, type Watched } from './finding.ts';

const everyMs = 5 * 60_000;

type WatchOptions = Omit<Watched, 'now'> &
  Readonly<{ log: Readonly<{ warn: (about: object, sentence: string) => void }> }>;

/** Looks at the start and every five minutes, until it is stopped. */
export function startWatch({ log, ...watched }: WatchOptions): Running {
  return startRounds({
    round: () => alarmRound({ ...watched, now: Date.now() }, log),
    restMs: everyMs,
    failed: (error) =>
      log.warn({ error: because(error) }, 'The alarms were not looked at; it is tried again in five minutes.'),
  });
}
