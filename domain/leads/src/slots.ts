import { type CalendarDay, dayAt, instantOf, nextDay, weekday } from './zoned-time.ts';

/** How long a call takes. */
export const slotMs = 30 * 60_000;

/** From when to when, in minutes since midnight by the clock on the wall. */
export type Interval = Readonly<{ from: number; to: number }>;

/** When the owner takes calls. */
export type OpeningHours = Readonly<{
  timeZone: string;
  /** Seven lists, Sunday first. */
  weekly: readonly (readonly Interval[])[];
  /** Days without calls. */
  closed: readonly CalendarDay[];
  /** How long before its start a slot can still be booked. */
  noticeMs: number;
  /** How far ahead one can book. */
  aheadMs: number;
}>;

type Span = Readonly<{ from: number; to: number }>;

/**
 * The starts of the slots a day offers, as instants in milliseconds, in order.
 *
 * The opening hours are read on the owner's wall clock; between them real half hours are counted, so a day on which
 * the clocks change offers as many calls as it has half hours.
 */
export function slotsOfDay(hours: OpeningHours, day: CalendarDay): readonly number[] {
  if (hours.closed.includes(day)) return [];
  return (hours.weekly[weekday(day)] ?? []).flatMap(({ from, to }) => {
    const open = instantOf(day, from, hours.timeZone);
    const close = instantOf(day, to, hours.timeZone);
    return Array.from({ length: Math.max(0, Math.floor((close - open) / slotMs)) }, (_, i) => open + i * slotMs);
  });
}

/**
 * The starts that can be booked now within a span: on offer, not too soon, not too far ahead. Whether somebody has
 * already taken one is the store's knowledge.
 *
 * @param span - from (included) to (excluded), instants in milliseconds.
 */
export function openSlots(hours: OpeningHours, span: Span, now: number): readonly number[] {
  const from = Math.max(span.from, now + hours.noticeMs + 1);
  const to = Math.min(span.to, now + hours.aheadMs);
  const starts: number[] = [];
  if (!(from < to)) return starts; // not a time at all included
  for (let day = dayAt(from, hours.timeZone); ; day = nextDay(day)) {
    if (instantOf(day, 0, hours.timeZone) >= to) return starts;
    starts.push(...slotsOfDay(hours, day).filter((start) => start >= from && start < to));
  }
}

/** Whether a call may start at an instant. */
export function isOpenSlot(hours: OpeningHours, start: number, now: number): boolean {
  return openSlots(hours, { from: start, to: start + 1 }, now).includes(start);
}
