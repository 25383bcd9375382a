import { addDays, weekday, type IsoDate } from '@formation/calendar';

const SUNDAY = 0;

/**
 * General holidays of Hong Kong that are no Sunday, as gazetted for 2026 and listed by the government for 2027. Of later
 * years only Sundays are known.
 */
const holidays: ReadonlySet<IsoDate> = new Set<IsoDate>([
  ...(['2026-01-01', '2026-02-17', '2026-02-18', '2026-02-19', '2026-04-03', '2026-04-04', '2026-04-06'] as const),
  ...(['2026-04-07', '2026-05-01', '2026-05-25', '2026-06-19', '2026-07-01', '2026-09-26', '2026-10-01'] as const),
  ...(['2026-10-19', '2026-12-25', '2026-12-26', '2027-01-01', '2027-02-06', '2027-02-08', '2027-02-09'] as const),
  ...(['2027-03-26', '2027-03-27', '2027-03-29', '2027-04-05', '2027-05-01', '2027-05-13', '2027-06-09'] as const),
  ...(['2027-07-01', '2027-09-16', '2027-10-01', '2027-10-08', '2027-12-25', '2027-12-27'] as const),
]);

/**
 * The day itself, or the one to which it moves at the Companies Registry: the next that is neither a Sunday nor a general
 * holiday. A Saturday stays the last day.
 *
 * @see https://cr.gov.hk/en/faq/local-company/annual-return.htm
 */
export const hongKongRegistryDay = (date: IsoDate): IsoDate =>
  weekday(date) === SUNDAY || holidays.has(date) ? hongKongRegistryDay(addDays(date, 1)) : date;
