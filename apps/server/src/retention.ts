/**
 * The instant before which enquiries and bookings are not kept, so many calendar months ago. Where that month is
 * shorter, its last day counts.
 *
 * @example retentionCutoff(Date.parse('2026-03-31T00:00Z'), 1) //=> Date.parse('2026-02-28T00:00Z')
 */
export function retentionCutoff(now: number, months: number): number {
  const day = new Date(now);
  const wanted = day.getUTCDate();
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() - months);
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  return day.setUTCDate(Math.min(wanted, last));
}
