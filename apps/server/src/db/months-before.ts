import { addMonths, utcDay, utcMidnight } from '@formation/calendar';

/**
 * The same time of the day some calendar months earlier, by UTC; on the last day of the month where that is shorter.
 *
 * @param instant - milliseconds since 1970.
 */
export function monthsBefore(instant: number, months: number): number {
  const day = utcDay(instant);
  return utcMidnight(addMonths(day, -months)) + (instant - utcMidnight(day));
}
