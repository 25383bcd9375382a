import { addDays, dayAt, daysBetween, instantOf, type IsoDate } from '@formation/calendar';
import { type CallRules, slotsOfDay } from '@formation/leads';
import type { UnconfirmedShare } from './booking.ts';

/** A Monday: every two weeks begin as many days after it. */
const aMonday: IsoDate = '2026-01-05';
const twoWeeks = 14;

/**
 * How many calls of a day, and of the two weeks that it lies in, may be booked without a confirmed e-mail address: their
 * share of what is offered, and one at least.
 */
export function unconfirmedShares(rules: CallRules, start: number, share: number): readonly UnconfirmedShare[] {
  const { timeZone } = rules.hours;
  const day = dayAt(start, timeZone);
  const daysIn = ((daysBetween(aMonday, day) % twoWeeks) + twoWeeks) % twoWeeks;
  const spans = [
    { first: day, days: 1 },
    { first: addDays(day, -daysIn), days: twoWeeks },
  ];
  return spans.map(({ first, days }) => {
    const offered = Array.from({ length: days }, (_, n) => slotsOfDay(rules, addDays(first, n)).length);
    const all = offered.reduce((sum, count) => sum + count, 0);
    return {
      from: instantOf(first, 0, timeZone),
      to: instantOf(addDays(first, days), 0, timeZone),
      most: Math.max(1, Math.floor(all * share)),
    };
  });
}
