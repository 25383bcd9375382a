import type { PlatformName } from '../platforms.ts';
import type { IsoDate } from '../schedule/schedule.ts';
import type { EventOfPlatform } from './change-events.ts';
import type { Change } from './changes.ts';

/** What changed on a platform on one day; `id` names it in addresses. */
export type DayOfChanges = Readonly<{
  id: string;
  platform: PlatformName;
  day: IsoDate;
  /** Nobody says since when the new values count: it is the day on which they were first seen. */
  isSeen: boolean;
  own: readonly Change[];
  /** What of it was one change of several fees, with all that it touches. */
  events: readonly EventOfPlatform[];
}>;

const isOnlySeen = ({ before, after }: Change) => (after ?? before).from === undefined;

/** The changes of all tables by day and platform, the newest first; what was only seen on a day stands by itself. */
export function changesByDay(all: readonly Change[], events: readonly EventOfPlatform[] = []): readonly DayOfChanges[] {
  const days = Map.groupBy(all, ({ platform, day }) => `${platform}-${day}`);
  return [...days].flatMap(([id, changes]) => {
    const [seen = [], dated = []] = [true, false].map((is) => changes.filter((change) => isOnlySeen(change) === is));
    return [
      ...partOf(dated, {
        ...{ id, isSeen: false },
        events: events.filter(({ platform, day }) => `${platform}-${day}` === id),
      }),
      ...partOf(seen, { id: dated.length > 0 ? `${id}-seen` : id, isSeen: true, events: [] }),
    ];
  });
}

function partOf(
  own: readonly Change[],
  named: Pick<DayOfChanges, 'id' | 'isSeen' | 'events'>,
): readonly DayOfChanges[] {
  const [first] = own;
  return first ? [{ ...named, platform: first.platform, day: first.day, own }] : [];
}
