import { loadPlatform, platformNames, type PlatformName } from '../platforms.ts';
import type { ChangeEvent } from '../schedule/change-event.ts';
import { feesIn } from '../schedule/fee-table.ts';
import type { Dated } from '../schedule/schedule.ts';
import type { FeeValue } from '../value/fee-value.ts';

/** A fee that an event touches. Without `before` no earlier value is known, unless the fee itself began. */
export type TouchedFee = Readonly<{
  platform: PlatformName;
  path: readonly string[];
  before?: Dated<FeeValue>;
  after: Dated<FeeValue>;
}>;

/** What a platform changed on one day, with all that it touches, also what stayed as it was or was not known before. */
export type EventOfPlatform = Omit<ChangeEvent, 'rows'> &
  Readonly<{ platform: PlatformName; touched: readonly TouchedFee[] }>;

/** The events of every platform, the newest first. */
export async function changeEvents(): Promise<readonly EventOfPlatform[]> {
  const events = await Promise.all(platformNames.map(eventsOf));
  return events.flat().toSorted((a, b) => b.day.localeCompare(a.day));
}

async function eventsOf(platform: PlatformName): Promise<readonly EventOfPlatform[]> {
  const { table, events = [] } = await loadPlatform(platform);
  const fees = new Map(feesIn(table).map((fee) => [fee.path.join('.'), fee]));
  return events.map(({ rows, ...event }) => ({
    ...event,
    platform,
    touched: rows.flatMap((row): readonly TouchedFee[] => {
      const { path, entries } = fees.get(row) ?? { path: [], entries: [] };
      const at = entries.findIndex(({ from }) => from === event.day);
      const [before, after] = [entries[at - 1], entries[at]];
      return after ? [{ platform, path, after, ...(before && { before }) }] : [];
    }),
  }));
}
