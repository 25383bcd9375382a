import { addDays, dayAt, dayText, instantOf, isoDate, weekday } from '@formation/calendar';
import { fill } from '@formation/content';
import { clockTime, colombo } from '../bookings/times.ts';
import type { Words } from '../shell/words.ts';

const hour = 60;
const [morning, afternoon] = [9 * hour, 14 * hour];

/** A time that is offered, as the server takes it. */
export type Offer = Readonly<{ name: 'afternoon' | 'tomorrow' | 'monday'; at: string }>;

const iso = (instant: number) => new Date(instant).toISOString();

/** When one may look again, by Colombo's clock: what is still to come, each once. */
export function offers(now: number): readonly Offer[] {
  const today = dayAt(now, colombo);
  const daysToMonday = (8 - weekday(today)) % 7 || 7;
  const all = [
    { name: 'afternoon', at: instantOf(today, afternoon, colombo) },
    { name: 'tomorrow', at: instantOf(addDays(today, 1), morning, colombo) },
    { name: 'monday', at: instantOf(addDays(today, daysToMonday), morning, colombo) },
  ] as const;
  const isNews = all.filter(({ at }, index) => at > now && at !== all[index - 1]?.at);
  return isNews.map(({ name, at }) => ({ name, at: iso(at) }));
}

const dayParts = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** A time that is offered, in words; a day that is neither today nor tomorrow has its date. */
export const offerText = (look: Words['enquiry']['look'], locale: string, { name, at }: Offer): string =>
  fill(look[name], {
    day: dayText(locale, dayAt(Date.parse(at), colombo), dayParts),
    time: clockTime(locale, at, colombo),
  });

/** The instant of what a field for day and hour holds, like 2026-11-30T09:00; nothing while it is none. */
export function typedTime(typed: string): string | undefined {
  const [text = '', clock = ''] = typed.split('T');
  const day = isoDate(text);
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(clock) ?? [];
  if (day === undefined || hours === undefined) return undefined;
  return iso(instantOf(day, Number(hours) * hour + Number(minutes), colombo));
}
