import { addDays, dayAt, instantsOf, type IsoDate, type Interval, type OpeningHours } from '@formation/calendar';

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

/** How many calls one visitor may have open, and how many all of one network. */
export type CallLimits = Readonly<{ openPerEmail: number; openPerAddress: number; openPerNetwork: number }>;

/**
 * How many letters a day strangers may bring about: to one mailbox, from one network, and in all. The last fifth is for
 * networks that have brought about few.
 */
export type LetterLimits = Readonly<{
  perMailbox: number;
  perNetwork: number;
  perNetworkAtTheEnd: number;
  inAll: number;
}>;

/** How many bytes of text a day may bring: from one network, and in all. The last fifth is for networks that sent little. */
export type TextLimits = Omit<LetterLimits, 'perMailbox'>;

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

const known = new WeakMap<CallRules, Map<IsoDate, readonly number[]>>();

/** The same, computed once for each day of the very same rules: it does not depend on the time of asking. */
function knownSlots(rules: CallRules, day: IsoDate): readonly number[] {
  const days = known.get(rules) ?? new Map<IsoDate, readonly number[]>();
  known.set(rules, days);
  const starts = days.get(day) ?? slotsOfDay(rules, day);
  days.set(day, starts);
  return starts;
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
  const last = dayAt(to - 1, timeZone);
  for (let day = dayAt(from, timeZone); ; day = addDays(day, 1)) {
    if (day > last) return starts;
    starts.push(...knownSlots(rules, day).filter((start) => start >= from && start < to));
  }
}

/** Whether a call may start at an instant. */
export function isOpenSlot(rules: CallRules, start: number, now: number): boolean {
  return openSlots(rules, { from: start, to: start + 1 }, now).includes(start);
}
