import type { Dated, IsoDate, Schedule } from '../schedule.ts';
import { notPublished, type NotPublished } from './refusal.ts';

type Wanted = Readonly<Record<string, Schedule<unknown> | undefined>>;
type Entries<W extends Wanted> = {
  readonly [K in keyof W]: W[K] extends Schedule<infer V> | undefined ? Dated<V> : never;
};

/** The entry of a schedule in force on a day, if there is one. */
export function entryFor<V>(schedule: Schedule<V> | undefined, day: IsoDate): Dated<V> | undefined {
  return schedule?.findLast(({ from }) => from <= day);
}

/**
 * The entries that a calculation needs, all of them, or the first that nobody has published for the day.
 *
 * A key that is left out is not needed; a key without a schedule is needed and missing.
 */
export function entriesFor<const W extends Wanted>(wanted: W, day: IsoDate): Entries<W> | NotPublished {
  const found: Record<string, Dated<unknown>> = {};
  for (const [key, schedule] of Object.entries(wanted)) {
    const entry = entryFor(schedule, day);
    if (!entry) return notPublished(key);
    found[key] = entry;
  }
  return found as Entries<W>; // every wanted key was found, with the type of its schedule
}
