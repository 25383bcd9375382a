import { daysBetween } from '@formation/calendar';
import type { IsoDate } from '../schedule/schedule.ts';
import type { Figure } from './figure.ts';

/** A rate that is older than this says so beside what was converted with it. */
const FRESH_DAYS = 7;

/** A rate of exchange of a day, and by how many days it is older than the answer. */
export type OldRate = Readonly<{ from: IsoDate; days: number }>;

/** How old a rate of one day is for an answer of another; nothing while it is fresh, or where it is the later one. */
export function oldRate(from: IsoDate, day: IsoDate): OldRate | undefined {
  const days = daysBetween(from, day);
  return days > FRESH_DAYS ? { from, days } : undefined;
}

/** The oldest rate of our table that figures rest on, where it is old; a rate that was typed is its owner's. */
export function oldRateIn(figures: readonly Figure[], day: IsoDate): OldRate | undefined {
  const [oldest] = ratesIn(figures).toSorted();
  return oldest === undefined ? undefined : oldRate(oldest, day);
}

function ratesIn(figures: readonly Figure[]): readonly IsoDate[] {
  return figures.flatMap(({ how }) => {
    if (how.op === 'table') return how.unit === 'to one' && how.cited.from ? [how.cited.from] : [];
    return 'of' in how ? ratesIn(how.of) : [];
  });
}
