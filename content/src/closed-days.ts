import type { IsoDate } from '@formation/calendar';

/** A day on which nobody is there, and where it stands that it is one. */
export type ClosedDay = Readonly<{ day: IsoDate; name: string; source: string }>;

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
  { day: '2026-11-24', name: 'Il Full Moon Poya Day', source: listOf2026 },
  { day: '2026-12-23', name: 'Unduvap Full Moon Poya Day', source: listOf2026 },
  { day: '2026-12-25', name: 'Christmas Day', source: sameEachYear },
  { day: '2027-01-01', name: 'New Year’s Day', source: own },
  { day: '2027-02-04', name: 'National Day', source: sameEachYear },
  { day: '2027-05-01', name: 'Labour Day', source: sameEachYear },
  { day: '2027-12-25', name: 'Christmas Day', source: sameEachYear },
  { day: '2028-01-01', name: 'New Year’s Day', source: own },
];

/** Until this day every public holiday is in the list. */
export const closedDaysKnownUntil: IsoDate = '2026-12-31';
