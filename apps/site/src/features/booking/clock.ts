import { dayIn, type Day } from './month-grid.ts';

/** Writes instants in the visitor's time zone and in Colombo's. */
export type Clock = ReturnType<typeof clockIn>;

export function clockIn(zone: string, locale: string) {
  const time = (timeZone: string) => new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit' });
  const [own, colombo] = [time(zone), time('Asia/Colombo')];
  const dayName = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });
  return {
    zone,
    isColombo: zone === 'Asia/Colombo',
    day: (start: string): Day => dayIn(new Date(start), zone),
    dayName: (day: Day) => dayName.format(new Date(`${day}T00:00:00Z`)),
    time: (start: string) => own.format(new Date(start)),
    colomboTime: (start: string) => colombo.format(new Date(start)),
  };
}
