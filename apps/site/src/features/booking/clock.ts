import { dayAt, type IsoDate } from '@formation/calendar';
import { writeDay } from '../../lib/text/writing/writing.ts';
import { officeZone } from './time-zones.ts';

/** Writes instants in a visitor's time zone and in Colombo's. */
export type Clock = ReturnType<typeof clockIn>;

export function clockIn(zone: string, locale: string) {
  const time = (timeZone: string) => new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  const [own, colombo] = [time(zone), time(officeZone)];
  const dayOf = (start: string) => dayAt(Date.parse(start), zone);
  const dayName = (day: IsoDate) => writeDay(locale, day, { weekday: 'long', day: 'numeric', month: 'long' });
  return {
    zone,
    isColombo: zone === officeZone,
    day: dayOf,
    dayName,
    time: (start: string) => own.format(new Date(start)),
    dayAndTime: (start: string) => `${dayName(dayOf(start))}, ${own.format(new Date(start))}`,
    colomboTime: (start: string) => colombo.format(new Date(start)),
  };
}
