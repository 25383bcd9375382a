import { retentionCutoff } from './retention.ts';
import type { Store } from './store/store.ts';

const dayMs = 86_400_000;

type Options = Readonly<{
  store: Store;
  retentionMonths: number;
  now: () => number;
  log: Readonly<Record<'info' | 'error', (about: object, sentence: string) => void>>;
}>;

/** Removes, now and once a day, what is kept too long and what crashes left behind. */
export function startHousekeeping({ store, retentionMonths, now, log }: Options): Readonly<{ stop: () => void }> {
  const clean = async () => {
    const removed = await store.enquiries.purge(retentionCutoff(now(), retentionMonths));
    log.info({ ...removed, swept: await store.files.sweep() }, 'removed what was kept too long');
  };
  const cleanNow = () =>
    void clean().catch((error: unknown) => log.error({ error: String(error) }, 'could not remove old enquiries'));
  cleanNow();
  const timer = setInterval(cleanNow, dayMs).unref();
  return { stop: () => clearInterval(timer) };
}
