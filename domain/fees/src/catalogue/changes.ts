import { platformNames } from '../platforms.ts';
import { startOf, type Dated } from '../schedule/schedule.ts';
import type { FeeValue } from '../value/fee-value.ts';
import { feesOf, type Fee } from './fees-of.ts';

/** A value that took the place of another. */
export type Change = Pick<Fee, 'platform' | 'path'> & Readonly<{ before: Dated<FeeValue>; after: Dated<FeeValue> }>;

/** Every change of every table, the newest first; an entry that only confirms the value before it is none. */
export async function changes(): Promise<readonly Change[]> {
  const fees = await Promise.all(platformNames.map(feesOf));
  return fees
    .flat()
    .flatMap(changesOf)
    .toSorted((a, b) => startOf(b.after).localeCompare(startOf(a.after)));
}

function changesOf({ platform, path, entries }: Fee): readonly Change[] {
  return entries.slice(1).flatMap((after, index) => {
    const before = entries[index];
    if (!before || JSON.stringify(before.value) === JSON.stringify(after.value)) return [];
    return [{ platform, path, before, after }];
  });
}
