import type { IsoDate, PlatformName } from '@formation/fees';
import type { Change } from '@formation/fees/tables';

/** What changed on a platform on one day; `id` names it in addresses. */
export type DayOfChanges = Readonly<{ id: string; platform: PlatformName; from: IsoDate; own: readonly Change[] }>;

/** The changes of all tables by day and platform, the newest first. */
export function changesByDay(all: readonly Change[]): readonly DayOfChanges[] {
  const days = Map.groupBy(all, ({ platform, day }) => `${platform}-${day}`);
  return [...days].flatMap(([id, own]) => {
    const [first] = own;
    return first ? [{ id, platform: first.platform, from: first.day, own }] : [];
  });
}
