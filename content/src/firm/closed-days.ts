import type { IsoDate } from '@formation/calendar';
import { holidays } from '../../entries/holidays/holidays.ts';
import type { Everywhere, Locale } from '../locales.ts';
import { inLanguage } from '../translations/in-language.ts';

/** A day on which nobody is there, and where it stands that it is one. */
export type ClosedDay = Readonly<{ day: IsoDate; name: Everywhere; source: string }>;

const own = 'the firm';
/** Its data for Sri Lanka are those of 2026; it names the State Ministry of Home Affairs as its source. */
const listOf2026 = 'date-holidays 3.37.0, LK, seen 2026-11-22';
const sameEachYear = 'date-holidays 3.37.0, LK, a fixed day, seen 2026-11-22';

/**
 * The days on which no calls are held: the public holidays of Sri Lanka, Poya days among them, and days of the firm.
 *
 * Poya and other moving days are known to the end of 2026. Those of 2027 are gazetted and not in our sources: add them
 * here once they are read, each with its source.
 */
export const closedDays: readonly ClosedDay[] = [
  { day: '2026-11-24', name: holidays.il, source: listOf2026 },
  { day: '2026-12-23', name: holidays.unduvap, source: listOf2026 },
  { day: '2026-12-25', name: holidays.christmas, source: sameEachYear },
  { day: '2027-01-01', name: holidays.newYear, source: own },
  { day: '2027-02-04', name: holidays.national, source: sameEachYear },
  { day: '2027-05-01', name: holidays.labour, source: sameEachYear },
  { day: '2027-12-25', name: holidays.christmas, source: sameEachYear },
  { day: '2028-01-01', name: holidays.newYear, source: own },
];

/** Until this day every public holiday is in the list. */
export const closedDaysKnownUntil: IsoDate = '2026-12-31';

/**
 * The name of a closed day in a language. Whoever closes a day in the console types one name: of a holiday that we know
 * the others are ours, and any other name stands as it was typed.
 */
export const closedDayName = (typed: string, locale: Locale): string =>
  inLanguage(Object.values(holidays).find(({ en }) => en === typed) ?? { en: typed }, locale);
