import { addDays, dayAt, daysBetween, instantOf, type IsoDate } from '@formation/calendar';
import { type CallRules, slotsOfDay } from '@formation/leads';
import type { CallTime, UnconfirmedShare } from './booking.ts';

/** A Monday: every two weeks begin as many days after it. */
const aMonday: IsoDate = '2026-01-05';
const twoWeeks = 14;

type Sharing = Readonly<{
  share: number;
  /** The blocked times that reach into a span. */
  blocked: (from: number, to: number) => Promise<readonly CallTime[]>;
}>;

/**
 * How many calls of a day, and of the two weeks that it lies in, may be booked without a confirmed e-mail address: their
 * share of what is offered, without what is blocked, and one at least.
 */
export async function unconfirmedShares(
  rules: CallRules,
  start: number,
  { share, blocked }: Sharing,
): Promise<readonly UnconfirmedShare[]> {
  const { hours, lengthMs } = rules;
  const { timeZone } = hours;
  const day = dayAt(start, timeZone);
  const daysIn = ((daysBetween(aMonday, day) % twoWeeks) + twoWeeks) % twoWeeks;
  const spans = [
    { first: day, days: 1 },
    { first: addDays(day, -daysIn), days: twoWeeks },
  ];
  const shares = spans.map(async ({ first, days }) => {
    const [from, to] = [instantOf(first, 0, timeZone), instantOf(addDays(first, days), 0, timeZone)];
    const times = await blocked(from, to);
    const isBlocked = (at: number) => times.some(({ start: since, end }) => since < at + lengthMs && end > at);
    const slots = Array.from({ length: days }, (_, n) => slotsOfDay(rules, addDays(first, n))).flat();
    const offered = slots.filter((at) => !isBlocked(at)).length;
    return { from, to, most: Math.max(1, Math.floor(offered * share)) };
  });
  return Promise.all(shares);
}
