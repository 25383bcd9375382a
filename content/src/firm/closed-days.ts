import type { IsoDate } from '@formation/calendar';
import data from '../../entries/firm/closed-days.json' with { type: 'json' };
import type { ClosedDaysEntry } from '../entries/closed-days.ts';
import type { Everywhere, Locale } from '../locales.ts';
import { inLanguage } from '../translations/in-language.ts';

const entry: ClosedDaysEntry = data;

/** A day on which nobody is there, and where it stands that it is one. */
export type ClosedDay = Readonly<{ day: IsoDate; name: Everywhere; source: string }>;

/** What closed days are called: public holidays of Sri Lanka. */
export const holidays: Readonly<Record<string, Everywhere>> = entry.holidays;

/** The days on which no calls are held: the public holidays of Sri Lanka, Poya days among them, and days of the firm; in their order. */
export const closedDays: readonly ClosedDay[] = entry.days
  .map(({ day, holiday, source }) => ({
    day: day as IsoDate, // the check holds the days to their schema
    name: holidays[holiday] ?? { en: holiday },
    source,
  }))
  .toSorted((a, b) => a.day.localeCompare(b.day));

/** Until this day every public holiday is in the list. */
export const closedDaysKnownUntil = entry.knownUntil as IsoDate; // as its schema has it

/**
 * The name of a closed day in a language. Whoever closes a day in the console types one name: of a holiday that we know
 * the others are ours, and any other name stands as it was typed.
 */
export const closedDayName = (typed: string, locale: Locale): string =>
  inLanguage(Object.values(holidays).find(({ en }) => en === typed) ?? { en: typed }, locale);
