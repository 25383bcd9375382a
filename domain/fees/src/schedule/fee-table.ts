import type { FeeValue } from '../value/fee-value.ts';
import type { Schedule } from './schedule.ts';

/** A platform's published fees: schedules under names, in any depth. The names on the way to one are its path. */
export type FeeTable = Readonly<{ [name: string]: Schedule<FeeValue> | FeeTable | undefined }>;

/** One published fee: the way to it in its table, and every value it has had. */
export type PathedFee = Readonly<{ path: readonly string[]; entries: Schedule<FeeValue> }>;

/** Every fee of a table, in its order. */
export function feesIn(table: FeeTable, path: readonly string[] = []): readonly PathedFee[] {
  return Object.entries(table).flatMap(([name, part]) => {
    if (part === undefined) return [];
    const here = [...path, name];
    return isSchedule(part) ? [{ path: here, entries: part }] : feesIn(part, here);
  });
}

function isSchedule(part: Schedule<FeeValue> | FeeTable): part is Schedule<FeeValue> {
  return Array.isArray(part);
}
