import { loadPlatform, type PlatformName } from '../platforms.ts';
import { feesIn } from '../schedule/fee-table.ts';
import { isAnnounced, lastRead, REVIEW_DAYS } from '../schedule/review.ts';
import { sourcesOf, type Dated, type IsoDate, type Source, type Status } from '../schedule/schedule.ts';
import type { FeeValue } from '../value/fee-value.ts';

/** Raised when a field of the files goes or changes its meaning; a new field leaves it as it is. */
const SCHEMA_VERSION = '3.0';

/** Whoever names us may use the files as they like. @see https://creativecommons.org/licenses/by/4.0/ */
export const DATA_LICENSE = 'CC-BY-4.0';

/** A platform's table as a file for programs; docs/fee-tables.md describes it. */
export type TableFile = Readonly<{
  schemaVersion: typeof SCHEMA_VERSION;
  license: typeof DATA_LICENSE;
  platform: PlatformName;
  /** The latest day on which any of its numbers was read. */
  checked: IsoDate;
  /** After so many days since it was read a number should be read again. */
  reviewAfterDays: number;
  sources: Readonly<Record<string, Source>>;
  fees: readonly Readonly<{ path: readonly string[]; entries: readonly EntryOfFile[] }>[];
  /** What changed several of these fees at once: which, on which day, and where it was read. */
  events: readonly Readonly<{ id: string; day: IsoDate; source: string; paths: readonly (readonly string[])[] }>[];
}>;

type EntryOfFile = Readonly<{
  /** Absent when nobody says since when the value counts. */
  from?: IsoDate;
  /** The fee itself began on `from`. */
  begins?: true;
  /** `from` was still to come when the value was last read anywhere. */
  announced?: true;
  status: Status;
  sources: readonly string[];
  value: FeeValue;
}>;

/** Everything known of a platform's published fees: each value with its kind, its units and its sources by their ids. */
export async function tableFile(platform: PlatformName): Promise<TableFile> {
  const { table, sources, events = [] } = await loadPlatform(platform);
  const ids = new Map(Object.entries(sources).map(([id, source]) => [source, id]));
  const idOf = (source: Source): string => {
    const id = ids.get(source);
    if (id === undefined) throw new RangeError(`"${source.title}" is not among the sources of ${platform}`);
    return id;
  };
  const fees = feesIn(table);
  const entries = fees.flatMap((fee) => fee.entries);
  const used = new Set([...entries.flatMap(sourcesOf), ...events.map(({ source }) => source)]);
  const entryOf = (entry: Dated<FeeValue>): EntryOfFile => ({
    ...(entry.from && { from: entry.from }),
    ...(entry.begins && { begins: true }),
    ...(isAnnounced(entry) && { announced: true }),
    status: entry.status,
    sources: sourcesOf(entry).map(idOf),
    value: entry.value,
  });
  return {
    schemaVersion: SCHEMA_VERSION,
    license: DATA_LICENSE,
    platform,
    checked: lastRead(...(entries as [Dated<FeeValue>])), // no table is empty
    reviewAfterDays: REVIEW_DAYS,
    sources: Object.fromEntries(
      Object.entries(sources)
        .filter(([, source]) => used.has(source))
        .map(([id, { described: _words, ...source }]) => [id, source]),
    ),
    fees: fees.map(({ path, entries: all }) => ({ path, entries: all.map(entryOf) })),
    events: events.map(({ id, day, source, rows }) => ({
      ...{ id, day, source: idOf(source) },
      paths: rows.map((row) => row.split('.')),
    })),
  };
}
