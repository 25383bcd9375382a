/**
 * The same time some calendar months earlier; the last day of the month where that month is shorter.
 *
 * @param instant - milliseconds since 1970.
 */
export function monthsBefore(instant: number, months: number): number {
  const date = new Date(instant);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.setUTCDate(Math.min(day, last));
}
