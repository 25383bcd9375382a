import type { Dated } from '../schedule.ts';
import { feesOf, platforms, type Fee } from './fees-of.ts';

/** A value that took the place of another. */
export type Change = Pick<Fee, 'platform' | 'path' | 'units'> &
  Readonly<{ before: Dated<unknown>; after: Dated<unknown> }>;

/** Every change of every table, the newest first; an entry that only confirms the value before it is none. */
export function changes(): readonly Change[] {
  const all = platforms.flatMap(feesOf).flatMap(changesOf);
  return all.toSorted((a, b) => b.after.from.localeCompare(a.after.from));
}

function changesOf({ platform, path, units, entries }: Fee): readonly Change[] {
  return entries.slice(1).flatMap((after, index) => {
    const before = entries[index];
    if (!before || JSON.stringify(before.value) === JSON.stringify(after.value)) return [];
    return [{ platform, path, units, before, after }];
  });
}
