import { decimal } from '@formation/money';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * What is wrong with a table of fees, each fault with its place; nothing when the table is good.
 *
 * Every number must stand in an entry that has a day, a status and a source with its own day; the entries of a
 * number run from the oldest to the newest.
 */
export function tableFaults(table: unknown, place = 'table'): readonly string[] {
  if (typeof table === 'string') return isNumber(table) ? [`${place}: the number ${table} has no source`] : [];
  if (typeof table === 'number') return [`${place}: ${table} is a binary number`];
  if (typeof table !== 'object' || table === null) return [];
  if (isEntryLike(table)) return entryFaults(table, place);
  const parts = Object.entries(table).flatMap(([key, part]) => tableFaults(part, `${place}.${key}`));
  return Array.isArray(table) ? [...parts, ...orderFaults(table, place)] : parts;
}

function isEntryLike(value: object): value is Record<string, unknown> {
  return 'value' in value && ('from' in value || 'source' in value);
}

function entryFaults({ from, status, source, value }: Record<string, unknown>, place: string): readonly string[] {
  const faults: string[] = [];
  if (!isDay(from)) faults.push(`${place}: no day`);
  if (status !== 'verified' && status !== 'estimate') faults.push(`${place}: neither verified nor an estimate`);
  const { title, checked }: { title?: unknown; checked?: unknown } = Object(source);
  if (typeof title !== 'string' || title === '') faults.push(`${place}: no source`);
  if (!isDay(checked)) faults.push(`${place}: the source has no day`);
  return [...faults, ...binaryNumbers(value, place)];
}

function orderFaults(entries: readonly unknown[], place: string): readonly string[] {
  const days = entries.flatMap((entry) => (typeof entry === 'object' && entry && 'from' in entry ? [entry.from] : []));
  const isRising = days.every((day, at) => at === 0 || String(days[at - 1]) < String(day));
  return isRising ? [] : [`${place}: the days do not rise`];
}

function binaryNumbers(value: unknown, place: string): readonly string[] {
  if (typeof value === 'number') return [`${place}: ${value} is a binary number`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => binaryNumbers(part, `${place}.${key}`));
}

function isDay(value: unknown): boolean {
  return typeof value === 'string' && DAY.test(value) && !Number.isNaN(Date.parse(value));
}

function isNumber(text: string): boolean {
  try {
    decimal(text);
    return true;
  } catch {
    return false;
  }
}
