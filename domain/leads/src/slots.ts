import {
  addDays,
  dayAt,
  instantOf,
  instantsOf,
  type IsoDate,
  type Interval,
  type OpeningHours,
} from '@formation/calendar';

/** When calls can be booked. */
export type CallRules = Readonly<{
  hours: OpeningHours;
  /** How long a call takes. */
  lengthMs: number;
  /** How long before its start a slot can still be booked. */
  noticeMs: number;
  /** How far ahead one can book. */
  aheadMs: number;
}>;

/**
 * The starts of the slots a day offers, as instants in milliseconds, in order.
 *
 * The opening hours are read on the owner's wall clock; between them real half hours are counted, so a day on which
 * the clocks change offers as many calls as it has half hours.
 */
export function slotsOfDay({ hours, lengthMs }: CallRules, day: IsoDate): readonly number[] {
  return instantsOf(hours, day).flatMap(({ from, to }) =>
    Array.from({ length: Math.max(0, Math.floor((to - from) / lengthMs)) }, (_, i) => from + i * lengthMs),
  );
}

/**
 * The starts that can be booked now within a span: on offer, not too soon, not too far ahead. Whether somebody has
 * already taken one is the store's knowledge.
 *
 * @param span - from (included) to (excluded), instants in milliseconds.
 */
export function openSlots(rules: CallRules, span: Interval, now: number): readonly number[] {
  const { timeZone } = rules.hours;
  const from = Math.max(span.from, now + rules.noticeMs + 1);
  const to = Math.min(span.to, now + rules.aheadMs);
  const starts: number[] = [];
  if (!(from < to)) return starts; // not a time at all included
  for (let day = dayAt(from, timeZone); ; day = addDays(day, 1)) {
    if (instantOf(day, 0, timeZone) >= to) return starts;
    starts.push(...slotsOfDay(rules, day).filter((start) => start >= from && start < to));
  }
}

/** Whether a call may start at an instant. */
export function isOpenSlot(rules: CallRules, start: number, now: number): boolean {
  return openSlots(rules, { from: start, to: start + 1 }, now).includes(start);
}
