import { isoDate } from '@formation/calendar';
import { compare, decimal } from '@formation/money';
import type { FeeValue } from '../value/fee-value.ts';
import { feesIn, type FeeTable } from './fee-table.ts';
import { isAnnounced, readOn } from './review.ts';
import { sourcesOf, startOf, type Dated, type Source } from './schedule.ts';

/**
 * What is wrong with a table of fees, each fault with its place; nothing when the table is good.
 *
 * Every day must exist, every source have a title, every number be a decimal text, and the entries of a number run from
 * the oldest to the newest. That each number has its kind, its unit and its source the types see to.
 */
export function tableFaults(table: FeeTable): readonly string[] {
  return feesIn(table).flatMap(({ path, entries }) => {
    const place = path.join('.');
    return [...entries.flatMap((entry) => entryFaults(entry, place)), ...orderFaults(entries, place)];
  });
}

function entryFaults(entry: Dated<FeeValue>, place: string): readonly string[] {
  const faults: string[] = [];
  if (entry.from !== undefined && !isoDate(entry.from)) faults.push(`${place}: there is no day ${entry.from}`);
  return [
    ...faults,
    ...sourcesOf(entry).flatMap((source) => sourceFaults(source, place)),
    ...numberFaults(entry.value, place),
    ...rangeFaults(entry.value, place),
    ...statusFaults(entry, place),
  ];
}

function sourceFaults(
  { title, href, described, checked, readAgain = checked }: Source,
  place: string,
): readonly string[] {
  const days = [...new Set([checked, readAgain])].filter((day) => !isoDate(day));
  return [
    ...(title === '' ? [`${place}: a source has no title`] : []),
    ...((href === undefined) === (described === undefined)
      ? [`${place}: "${title}" has an address or is described`]
      : []),
    ...days.map((day) => `${place}: a source was read on ${day}, which is no day`),
    ...(readAgain < checked ? [`${place}: a source was read again on ${readAgain}, before ${checked}`] : []),
  ];
}

/** Nothing says that it is surer than its sources. */
function statusFaults(entry: Dated<FeeValue>, place: string): readonly string[] {
  const { status, source, value } = entry;
  const isOpenBand = value.kind === 'count-bands' && value.bands.some(({ between }) => between);
  const isRange = value.kind === 'range' || isOpenBand || ('between' in value && value.between !== undefined);
  if (status === 'official' && !source.own) return [`${place}: official, but "${source.title}" is somebody's reading`];
  if (status === 'seen' && witnessesOf(entry).length < 2)
    return [`${place}: seen in two places, but only one is named`];
  if (status === 'range' && !isRange) return [`${place}: only a range, but it has one value`];
  return status !== 'range' && 'between' in value && value.between ? [`${place}: it is only known as a range`] : [];
}

/**
 * Where a number was read since it counts: an older reading, or a copy without a day, may be of the page before the
 * change. What is still to come has only its announcements.
 */
function witnessesOf(entry: Dated<unknown>): readonly Source[] {
  const { from } = entry;
  if (from === undefined || isAnnounced(entry)) return sourcesOf(entry);
  return sourcesOf(entry).filter((source) => !source.undated && readOn(source) >= from);
}

/** The typical value of an open number lies in its range. */
function rangeFaults(value: FeeValue, place: string): readonly string[] {
  if (!('between' in value) || !value.between) return [];
  const { low, high } = value.between;
  const typical = value.kind === 'amount' ? value.amount : value.percent;
  if (![low, typical, high].every(isDecimal)) return []; // said already
  const isInside = compare(decimal(low), decimal(typical)) <= 0 && compare(decimal(typical), decimal(high)) <= 0;
  return isInside ? [] : [`${place}: ${typical} is not between ${low} and ${high}`];
}

function orderFaults(entries: readonly Dated<unknown>[], place: string): readonly string[] {
  const days = entries.map(startOf);
  const isRising = days.every((day, at) => at === 0 || (days[at - 1] ?? '') < day);
  return isRising ? [] : [`${place}: the days do not rise`];
}

function numberFaults(value: unknown, place: string): readonly string[] {
  if (typeof value === 'number') return [`${place}: ${value} is a binary number`];
  if (typeof value === 'string' && /^-?[\d.,]+$/.test(value) && !isDecimal(value)) {
    return [`${place}: ${value} is not a decimal number`];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => numberFaults(part, `${place}.${key}`));
}

function isDecimal(text: string): boolean {
  try {
    decimal(text);
    return true;
  } catch {
    return false;
  }
}
