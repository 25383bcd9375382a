/** A day of the calendar, `YYYY-MM-DD`. */
export type Day = string;
/** A month, `YYYY-MM`. */
export type Month = string;

const two = (part: number) => String(part).padStart(2, '0');
const monthOf = (year: number, index: number): Month => new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 7);
const partsOf = (month: Month) => ({ year: Number(month.slice(0, 4)), index: Number(month.slice(5, 7)) - 1 });

/** The month so many months later, or earlier. */
export function monthAfter(month: Month, count: number): Month {
  const { year, index } = partsOf(month);
  return monthOf(year, index + count);
}

/** The weeks of a month, Monday first; a place outside the month is undefined. */
export function weeksOf(month: Month): readonly (readonly (Day | undefined)[])[] {
  const { year, index } = partsOf(month);
  const days = new Date(Date.UTC(year, index + 1, 0)).getUTCDate();
  const before = (new Date(Date.UTC(year, index, 1)).getUTCDay() + 6) % 7;
  const places = Array.from({ length: Math.ceil((before + days) / 7) * 7 }, (_, place) => {
    const day = place - before + 1;
    return day >= 1 && day <= days ? `${month}-${two(day)}` : undefined;
  });
  return Array.from({ length: places.length / 7 }, (_, week) => places.slice(week * 7, week * 7 + 7));
}

/** The day that a time zone has at an instant. */
export function dayIn(instant: Date, timeZone: string): Day {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return parts.format(instant);
}
