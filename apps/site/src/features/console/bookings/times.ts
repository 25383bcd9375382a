import { dayMs } from '@formation/calendar';

/** Where the firm's clock hangs: its hours are written by it. */
export const colombo = 'Asia/Colombo';

const steps = [
  ['day', dayMs],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago an instant was, in the reader's words: `3 days ago`. */
export function ago(locale: string, iso: string, now = Date.now()): string {
  const past = now - Date.parse(iso);
  const [unit, ms] = steps.find(([, each]) => past >= each) ?? ['minute', 60_000];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(past / ms), unit);
}

/** Up to here minutes are told, beyond it hours. */
const minutesUpTo = 90 * 60_000;

/** In how long something is, of what is within a day: `in 40 minutes`; undefined for what has begun. */
export function soon(locale: string, iso: string, now = Date.now()): string | undefined {
  const left = Date.parse(iso) - now;
  if (left < 0) return undefined;
  if (left >= dayMs) return '';
  const [unit, ms] = left <= minutesUpTo ? (['minute', 60_000] as const) : (['hour', 3_600_000] as const);
  return new Intl.RelativeTimeFormat(locale).format(Math.round(left / ms), unit);
}

/** An instant by Colombo’s clock, which the firm works by wherever its people are, or by that of a zone. */
export const timeIn = (locale: string, iso: string, timeZone: string = colombo): string =>
  new Date(iso).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });

/** The time of an instant by the clock of a zone: `14:30`. */
export const clockTime = (locale: string, iso: string, timeZone: string): string =>
  new Date(iso).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit', timeZone });

/** The day of an instant by Colombo’s clock. */
export const dayIn = (locale: string, iso: string): string =>
  new Date(iso).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: colombo });
