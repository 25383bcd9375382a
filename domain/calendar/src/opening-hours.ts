import { weekday, type IsoDate } from './iso-date.ts';
import { instantOf } from './zoned-time.ts';

/** From when (included) to when (excluded): minutes since midnight by the clock on the wall. */
export type Interval = Readonly<{ from: number; to: number }>;

/** The intervals of each weekday, Sunday first. */
export type Week = readonly [Hours, Hours, Hours, Hours, Hours, Hours, Hours];
type Hours = readonly Interval[];

/** When somebody is there. */
export type OpeningHours = Readonly<{
  /** An IANA name such as `Asia/Colombo`. */
  timeZone: string;
  week: Week;
  /** Days on which nobody is there, whatever the weekday. */
  closed: readonly IsoDate[];
}>;

/** The intervals of a day by the clock on the wall; none on a closed day. */
function hoursOf({ week, closed }: OpeningHours, day: IsoDate): Hours {
  return closed.includes(day) ? [] : (week[weekday(day)] ?? []);
}

/** The intervals of a day as instants in milliseconds, so that a change of the clocks is counted. */
export function instantsOf(hours: OpeningHours, day: IsoDate): readonly Interval[] {
  const at = (minutes: number) => instantOf(day, minutes, hours.timeZone);
  return hoursOf(hours, day).map(({ from, to }) => ({ from: at(from), to: at(to) }));
}

/** The closed days from a day on that would be open by the week: those that a visitor needs to know. */
export const closedFrom = <Closed extends Readonly<{ day: IsoDate }>>(
  from: IsoDate,
  week: Week,
  closed: readonly Closed[],
): readonly Closed[] => closed.filter(({ day }) => day >= from && (week[weekday(day)]?.length ?? 0) > 0);
