import { dayIn, type Day } from './month-grid.ts';

/** Writes instants in the visitor's time zone and in Colombo's. */
export type Clock = ReturnType<typeof clockIn>;

export function clockIn(zone: string, locale: string) {
  const time = (timeZone: string) => new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit' });
  const [own, colombo] = [time(zone), time('Asia/Colombo')];
  const dayName = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });
  const dayOf = (start: string): Day => dayIn(new Date(start), zone);
  const dayText = (day: Day) => dayName.format(new Date(`${day}T00:00:00Z`));
  return {
    zone,
    isColombo: zone === 'Asia/Colombo',
    day: dayOf,
    dayName: dayText,
    time: (start: string) => own.format(new Date(start)),
    dayAndTime: (start: string) => `${dayText(dayOf(start))}, ${own.format(new Date(start))}`,
    colomboTime: (start: string) => colombo.format(new Date(start)),
  };
}
