import { isReviewDue, type Dated, type IsoDate, type Source } from '@formation/fees';
import { entryFor, feesOf, lastRead, type Platform } from '@formation/fees/tables';

/** What a platform's table amounts to on a day. */
export type FeeSummary = Readonly<{
  fees: number;
  verified: number;
  estimates: number;
  /** The latest day from which one of the fees in force counts. */
  newest: IsoDate;
  checked: IsoDate;
  /** How many fees should be looked up again. */
  due: number;
  sources: readonly Source[];
}>;

/** The fees in force on a day, counted, and where they were read: the latest readings first. */
export function feeSummary(platform: Platform, day: IsoDate): FeeSummary {
  const entries = feesOf(platform).map((fee) => entryFor(fee.entries, day) ?? fee.entries[0]);
  const verified = entries.filter(({ status }) => status === 'verified').length;
  return {
    fees: entries.length,
    verified,
    estimates: entries.length - verified,
    newest: entries.map(({ from }) => from).reduce((latest, from) => (from > latest ? from : latest)),
    checked: lastRead(...(entries as [Dated<unknown>])), // no table is empty
    due: entries.filter((entry) => isReviewDue(entry, day)).length,
    sources: sourcesOf(entries),
  };
}

/** The sources of entries, each once, the latest readings first. */
export function sourcesOf(entries: readonly Dated<unknown>[]): readonly Source[] {
  const all = new Set(entries.flatMap(({ source, confirmedBy = [] }) => [source, ...confirmedBy]));
  return [...all].toSorted((a, b) => b.checked.localeCompare(a.checked));
}
