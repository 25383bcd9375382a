import { addDays, isoDate } from '@formation/calendar';
import { platformNames } from '../platforms.ts';
import { startOf, type Dated, type IsoDate } from '../schedule/schedule.ts';
import type { FeeValue } from '../value/fee-value.ts';
import { feesOf, type Fee } from './fees-of.ts';

/** A value that took the place of another, a fee that began (no `before`), or one that ended (no `after`), on a day. */
export type Change = Pick<Fee, 'platform' | 'path'> & Readonly<{ day: IsoDate }> & Sides;
type Sides =
  | Readonly<{ before: Dated<FeeValue>; after: Dated<FeeValue> }>
  | Readonly<{ before?: undefined; after: Dated<FeeValue> }>
  | Readonly<{ before: Dated<FeeValue>; after?: undefined }>;

/** Every change of every table, the newest first; an entry that only confirms the value before it is none. */
export async function changes(): Promise<readonly Change[]> {
  const fees = await Promise.all(platformNames.map(feesOf));
  return fees
    .flat()
    .flatMap(changesOf)
    .toSorted((a, b) => b.day.localeCompare(a.day));
}

/** What a fee became, when it began, and when each of its seasons began and ended. */
export function changesOf({ platform, path, entries }: Fee): readonly Change[] {
  return entries.flatMap((after, index): readonly Change[] => {
    const on = (day: IsoDate, sides: Sides): Change => ({ platform, path, day, ...sides });
    const [before] = index === 0 ? [] : entries.slice(index - 1);
    if (after.value.kind === 'period') {
      const last = isoDate(after.value.to);
      const begin = after.from ? [on(after.from, { after })] : [];
      return last ? [...begin, on(addDays(last, 1), { before: after })] : begin;
    }
    if (!before) return after.begins ? [on(startOf(after), { after })] : [];
    return JSON.stringify(before.value) === JSON.stringify(after.value) ? [] : [on(startOf(after), { before, after })];
  });
}
