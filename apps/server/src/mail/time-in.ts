import { fill, messages } from '@formation/content';

const { time } = messages.en.mail;

/** An instant by the clock of a time zone, with the zone's name. */
export function timeIn(timeZone: string, instant: number): string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'full', timeStyle: 'short' });
  return fill(time, { time: format.format(instant), zone: timeZone });
}

const offsetOf = (timeZone: string, instant: number) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace('GMT', '') || '+00:00';

/**
 * An instant by the clock of a time zone, as spreadsheets and other programs read it.
 *
 * @example isoIn('Asia/Colombo', Date.UTC(2026, 10, 21, 20)) //=> '2026-11-22T01:30:00+05:30'
 */
export function isoIn(timeZone: string, instant: number): string {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return `${clock.format(instant).replace(' ', 'T')}${offsetOf(timeZone, instant)}`;
}
