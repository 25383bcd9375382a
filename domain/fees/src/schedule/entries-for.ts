import { notPublished, type NotPublished } from '../refusal.ts';
import { inForce, type Dated, type IsoDate, type Schedule } from './schedule.ts';

type Wanted = Readonly<Record<string, Schedule<unknown> | undefined>>;
type Entries<W extends Wanted> = {
  readonly [K in keyof W]: W[K] extends Schedule<infer V> | undefined ? Dated<V> : never;
};

/**
 * The entries that a calculation needs, all of them, or the first that nobody has published.
 *
 * A key that is left out is not needed; a key without a schedule is needed and missing.
 */
export function entriesFor<const W extends Wanted>(wanted: W, day: IsoDate): Entries<W> | NotPublished {
  const found: Record<string, Dated<unknown>> = {};
  for (const [key, schedule] of Object.entries(wanted)) {
    if (!schedule) return notPublished(key);
    found[key] = inForce(schedule, day);
  }
  return found as Entries<W>; // every wanted key was found, with the type of its schedule
}
