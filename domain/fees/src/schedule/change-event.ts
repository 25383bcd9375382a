import { feesIn, type FeeTable } from './fee-table.ts';
import type { IsoDate, Source } from './schedule.ts';

/** What a platform changed on one day: where that was read, and every row of its table that it touches. */
export type ChangeEvent = Readonly<{
  id: string;
  day: IsoDate;
  source: Source;
  /** Paths in the table, joined by dots. */
  rows: readonly string[];
}>;

/** Rows that an event names and that have no entry of its day, so that no change is carried through in part. */
export function eventFaults(table: FeeTable, events: readonly ChangeEvent[]): readonly string[] {
  const fees = new Map(feesIn(table).map(({ path, entries }) => [path.join('.'), entries]));
  return events.flatMap(({ id, day, rows }) =>
    rows.flatMap((row) => {
      const isThere = fees.get(row)?.some(({ from }) => from === day);
      return isThere ? [] : [`${id}: ${row} has no entry of ${day}`];
    }),
  );
}
