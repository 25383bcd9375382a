import { daysBetween, isoDate } from '@formation/calendar';
import { compare, decimal, divide, subtract, toText } from '@formation/money';
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
  const [day, now] = [isoDate(reading.day), isoDate(today)];
  if (!day || !now) return ['it names no day'];
  const age = daysBetween(day, now);
  const missing = Object.keys(newest.value).filter((currency) => !isRate(reading.rates[currency]));
  const jumps = Object.entries(newest.value).flatMap(([currency, before]) => {
    const after = reading.rates[currency];
    if (!isRate(after) || accepted.includes(currency)) return [];
    const change = subtract(divide(decimal(after), decimal(before)), decimal('1'));
    const size = change.units < 0n ? subtract(decimal('0'), change) : change;
    const percent = toText({ ...size, scale: size.scale - 2 }, 1);
    return compare(size, MOST_JUMP) > 0 ? [`${currency} moved by ${percent}%, from ${before} to ${after}`] : [];
  });
  return [
    ...(age > MOST_DAYS ? [`its rates are of ${reading.day}, ${age} days old`] : []),
    ...(age < 0 ? [`its rates are of ${reading.day}, a day to come`] : []),
    ...(reading.day <= newest.from ? [`we have the rates of ${newest.from} already`] : []),
    ...(missing.length > 0 ? [`it has no rate for ${missing.join(', ')}`] : []),
    ...jumps,
  ];
}

function isRate(text: string | undefined): text is string {
  return text !== undefined && /^\d+(\.\d+)?$/.test(text) && decimal(text).units > 0n;
}
