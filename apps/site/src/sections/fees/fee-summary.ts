import {
  inForce,
  isReviewDue,
  lastRead,
  readOn,
  sourcesOf as readIn,
  startOf,
  statuses,
  type Dated,
  type FeeValue,
  type IsoDate,
  type Source,
  type Status,
} from '@formation/fees';
import type { Fee } from '@formation/fees/tables';

/** What a platform's table amounts to on a day. */
export type FeeSummary = Readonly<{
  fees: number;
  /** How many are how sure. */
  statuses: Readonly<Partial<Record<Status, number>>>;
  /** The one that counts since the latest day; where nobody says since when any counts, the one that was seen last. */
  newest: Dated<FeeValue>;
  checked: IsoDate;
  /** How many fees should be looked up again. */
  due: number;
  sources: readonly Source[];
}>;

/** The fees in force on a day, counted, and where they were read: the latest readings first. */
export function feeSummary(fees: readonly Fee[], day: IsoDate): FeeSummary {
  const entries = fees.map((fee) => inForce(fee.entries, day));
  return {
    fees: entries.length,
    statuses: Object.fromEntries(
      statuses.flatMap((status) => {
        const count = entries.filter((entry) => entry.status === status).length;
        return count > 0 ? [[status, count] as const] : [];
      }),
    ),
    newest: newestOf(entries),
    checked: lastRead(...(entries as [Dated<FeeValue>])), // no table is empty
    due: entries.filter((entry) => isReviewDue(entry, day)).length,
    sources: sourcesOf(entries),
  };
}

function newestOf(entries: readonly Dated<FeeValue>[]): Dated<FeeValue> {
  const dated = entries.filter(({ from }) => from !== undefined);
  const dayOf = dated.length > 0 ? startOf : (entry: Dated<FeeValue>) => lastRead(entry);
  return (dated.length > 0 ? dated : entries).reduce((latest, one) => (dayOf(one) > dayOf(latest) ? one : latest));
}

/** The sources of entries, each once, the latest readings first. */
export function sourcesOf(entries: readonly Dated<FeeValue>[]): readonly Source[] {
  return [...new Set(entries.flatMap(readIn))].toSorted((a, b) => readOn(b).localeCompare(readOn(a)));
}

/** How many fees are how sure, in words: `12 official, 30 seen twice, 5 read once`. */
export function sureText(counts: FeeSummary['statuses'], words: Readonly<Record<Status, string>>): string {
  return statuses.flatMap((status) => (counts[status] ? [`${counts[status]} ${words[status]}`] : [])).join(', ');
}
