import { onceAZone } from '@formation/calendar';
import { dayIn, fill, type Locale, messages } from '@formation/content';

/** An instant by the clock of a time zone, with the zone's name. */
export function timeIn(timeZone: string, instant: number, language: Locale = 'en'): string {
  const [day = '', clock = ''] = isoIn(timeZone, instant).split('T');
  return fill(messages[language].mail.time, { time: `${dayIn(language, day)}, ${clock.slice(0, 5)}`, zone: timeZone });
}

/** Making a format takes a hundred times as long as using it, and a list of the owner has one a row. */
const formatsOf = onceAZone((timeZone) => ({
  clock: new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
  offset: new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' }),
}));

/**
 * An instant by the clock of a time zone, as spreadsheets and other programs read it.
 *
 * @example isoIn('Asia/Colombo', Date.UTC(2026, 10, 21, 20)) //=> '2026-11-22T01:30:00+05:30'
 */
export function isoIn(timeZone: string, instant: number): string {
  const { clock, offset } = formatsOf(timeZone);
  const zone = offset.formatToParts(instant).find(({ type }) => type === 'timeZoneName');
  const distance = zone?.value.replace('GMT', '') || '+00:00';
  return `${clock.format(instant).replace(' ', 'T')}${distance}`;
}
