import type { RateTable } from './tables/exchange-rates.ts';

/** A rate that is older than this says so beside what was converted with it. */
const FRESH_DAYS = 7;
const DAY_MS = 86_400_000;

type Day = RateTable['from'];

/** The day of a rate, and by how many days it is older than the answer. */
export type OldRate = Readonly<{ from: Day; days: number }>;

/** How old a rate of one day is for an answer of another; nothing while it is fresh, or where it is the later one. */
export function oldRate(from: Day, day: string): OldRate | undefined {
  const days = (Date.parse(day) - Date.parse(from)) / DAY_MS;
  return days > FRESH_DAYS ? { from, days } : undefined;
}
