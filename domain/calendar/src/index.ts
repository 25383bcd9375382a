export { dayText } from './day-text.ts';
export {
  addDays,
  addMonths,
  addMonthsFromEnd,
  dayMs,
  dayOf,
  dayParts,
  daysBetween,
  isoDate,
  isWeekend,
  laterOf,
  monthDay,
  monthEnd,
  monthStart,
  monthWeeks,
  periodEnd,
  utcDay,
  utcMidnight,
  weekday,
  type IsoDate,
  type MonthDay,
} from './iso-date.ts';
export { icalendar, type Icalendar, type IcalendarEvent } from './icalendar/icalendar.ts';
export { instantIn } from './instant.ts';
export { isOpenAt } from './is-open-at.ts';
export { closedFrom, instantsOf, type Interval, type OpeningHours, type Week } from './opening-hours.ts';
export { onceAZone } from './once-a-zone.ts';
export { dayAt, instantOf, isTimeZone, knownTimeZone } from './zoned-time.ts';
