import { lastRead } from '../review.ts';
import type { Dated, IsoDate, Source, Status } from '../schedule.ts';
import { descriptions, type Platform } from './tables/descriptions.ts';
import { feesOf, type Fee } from './fees-of.ts';

/** Raised when a field of the files goes or changes its meaning; a new field leaves it as it is. */
const SCHEMA_VERSION = '1.0';

/** A platform's table as a file for programs; docs/fee-tables.md describes it. */
export type TableFile = Readonly<{
  schemaVersion: typeof SCHEMA_VERSION;
  platform: Platform;
  /** The latest day on which any of its numbers was read. */
  checked: IsoDate;
  sources: Readonly<Record<string, Source>>;
  fees: readonly FeeOfFile[];
}>;

type FeeOfFile = Pick<Fee, 'path' | 'units'> & Readonly<{ entries: readonly EntryOfFile[] }>;
type EntryOfFile = Readonly<{ from: IsoDate; status: Status; sources: readonly string[]; value: unknown }>;

/** Everything known of a platform's published fees: each value with its day, its units and its sources by their ids. */
export function tableFile(platform: Platform): TableFile {
  const sources: readonly (readonly [string, Source])[] = Object.entries(descriptions[platform].sources);
  const ids = new Map(sources.map(([id, source]) => [source, id]));
  const idOf = (source: Source): string => {
    const id = ids.get(source);
    if (id === undefined) throw new RangeError(`"${source.title}" is not among the sources of ${platform}`);
    return id;
  };
  const fees = feesOf(platform);
  const entries = fees.flatMap((fee) => fee.entries);
  const used = new Set(entries.flatMap(({ source, confirmedBy = [] }) => [source, ...confirmedBy]));
  return {
    schemaVersion: SCHEMA_VERSION,
    platform,
    checked: lastRead(...(entries as [Dated<unknown>])), // no table is empty
    sources: Object.fromEntries(sources.filter(([, source]) => used.has(source))),
    fees: fees.map(({ path, units, entries: all }) => ({
      path,
      units,
      entries: all.map(({ from, status, source, confirmedBy = [], value }) => ({
        from,
        status,
        sources: [source, ...confirmedBy].map(idOf),
        value,
      })),
    })),
  };
}
