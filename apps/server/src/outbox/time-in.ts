import { dayText, onceAZone } from '@formation/calendar';
import { fill, formats as ownFormats, type Locale, locales, messages, writtenDay } from '@formation/content';

const withWeekday = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** A day as mails and calendars in a language say it; with its weekday where no other parts are asked for. */
export const dayIn = (language: Locale, day: string, parts: Intl.DateTimeFormatOptions = withWeekday): string =>
  language === 'en' ? dayText(locales.en.dates, day, parts) : writtenDay(ownFormats[language], day, parts);

/** An instant by the clock of a time zone, with the zone's name. */
export function timeIn(timeZone: string, instant: number, language: Locale = 'en'): string {
  const { time } = messages[language].mail;
  if (language === 'en') {
    const format = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'full', timeStyle: 'short' });
    return fill(time, { time: format.format(instant), zone: timeZone });
  }
  const [day = '', clock = ''] = isoIn(timeZone, instant).split('T');
  return fill(time, { time: `${dayIn(language, day)}, ${clock.slice(0, 5)}`, zone: timeZone });
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
