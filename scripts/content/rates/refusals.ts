import { daysBetween, isoDate } from '@formation/calendar';
import { compare, decimal, divide, subtract, toText, type Decimal } from '@formation/money';
import type { RateTable } from '@formation/money/exchange-rates';
import type { Reading } from './reading.ts';

/** A table older than this is no news. */
const MOST_DAYS = 7;
/** A rate that moves by more than a tenth is looked at by a person first. */
const MOST_JUMP = decimal('0.1');

type Checked = Readonly<{ today: string; newest: RateTable; accepted?: readonly string[] }>;

/**
 * Why a reading does not become the next table; nothing when it does.
 *
 * @param checked - today, the newest table that we have, and the currencies whose jump a person has accepted.
 */
export function refusals(reading: Reading, { today, newest, accepted = [] }: Checked): readonly string[] {
  const age = ageOf(reading.day, today);
  if (age === undefined) return ['it names no day'];
  const missing = Object.keys(newest.value).filter((currency) => !isRate(reading.rates[currency]));
  const jumps = Object.entries(newest.value).flatMap(([currency, before]) => {
    const after = reading.rates[currency];
    if (!isRate(after) || accepted.includes(currency)) return [];
    const size = moveOf(before, after);
    return compare(size, MOST_JUMP) > 0
      ? [`${currency} moved by ${percentText(size)}%, from ${before} to ${after}`]
      : [];
  });
  return [
    ...(age > MOST_DAYS ? [`its rates are of ${reading.day}, ${age} days old`] : []),
    ...(age < 0 ? [`its rates are of ${reading.day}, a day to come`] : []),
    ...(reading.day <= newest.from ? [`we have the rates of ${newest.from} already`] : []),
    ...(missing.length > 0 ? [`it has no rate for ${missing.join(', ')}`] : []),
    ...jumps,
  ];
}

function ageOf(day: string, today: string): number | undefined {
  const [from, to] = [isoDate(day), isoDate(today)];
  return from && to && daysBetween(from, to);
}

/** Whether rates of a day are news today. */
export function isFresh(day: string, today: string): boolean {
  const age = ageOf(day, today);
  return age !== undefined && age >= 0 && age <= MOST_DAYS;
}

export function isRate(text: string | undefined): text is string {
  return text !== undefined && /^\d+(\.\d+)?$/.test(text) && decimal(text).units > 0n;
}

/** How far one rate is from another, as a fraction of the first. */
export function moveOf(before: string, after: string): Decimal {
  const change = subtract(divide(decimal(after), decimal(before)), decimal('1'));
  return change.units < 0n ? subtract(decimal('0'), change) : change;
}

export const percentText = (fraction: Decimal): string => toText({ ...fraction, scale: fraction.scale - 2 }, 1);
