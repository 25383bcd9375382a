import { setTimeout as pause } from 'node:timers/promises';
import { outbox, type OutboxOptions } from './outbox.ts';

export type RunningOutbox = Readonly<{ stop: () => Promise<void> }>;

type StartOptions = OutboxOptions & Readonly<{ outboxTickMs: number }>;

/**
 * Runs the outbox until it is stopped; stopping waits for the mails under way. Mails that waited as files go out by
 * the mail server once there is one.
 */
export function startOutbox(options: StartOptions): RunningOutbox {
  const round = outbox(options);
  const stopping = new AbortController();
  const rest = () => pause(options.outboxTickMs, undefined, stopping).catch(() => undefined); // ends early when stopped

  const work = async () => {
    if (options.smtpUrl !== undefined) await options.store.mails.resumeWritten();
    while (!stopping.signal.aborted) if (!(await round())) await rest();
  };
  const keepWorking = async () => {
    while (!stopping.signal.aborted) {
      await work().catch((error: unknown) => options.log.warn({ error: String(error) }, 'The outbox starts again.'));
      await rest();
    }
  };

  const ended = keepWorking();
  return {
    stop: () => {
      stopping.abort();
      return ended;
    },
  };
}
