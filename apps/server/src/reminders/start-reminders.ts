import type { Store } from '../db/store.ts';
import { startRounds, type Running } from '../scheduler.ts';
import { type FeeNews, feeNews } from './fee-news.ts';
import { mailDay, noticesOn } from './notices.ts';

type StartOptions = Readonly<{
  store: Pick<Store, 'reminders'>;
  /** How long it rests when nothing is to be done. */
  outboxTickMs: number;
  log: Readonly<{ warn: (about: object, sentence: string) => void }>;
  now?: (() => number) | undefined;
}>;

type PlanOptions = Pick<StartOptions, 'store' | 'now'> & Readonly<{ news?: FeeNews }>;

/** Writes the mails of the day that are not written yet. Says how many reminders it looked at. */
export async function planDay({ store, now = () => Date.now(), news }: PlanOptions): Promise<number> {
  const day = mailDay(now());
  return store.reminders.plan(day, noticesOn(day, news ?? (await feeNews())));
}

/** Writes the mails of each day until it is stopped; the outbox sends them. */
export function startReminders(options: StartOptions): Running {
  return startRounds({
    round: async () => ((await planDay(options)) > 0 ? 'again' : undefined),
    restMs: options.outboxTickMs,
    failed: (error) =>
      options.log.warn({ error: String(error) }, 'The reminders of the day were not written; it is tried again.'),
  });
}
