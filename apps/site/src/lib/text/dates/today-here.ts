import { dayOf, type IsoDate } from '@formation/calendar';

/** The day that a clock in the visitor's place shows at an instant: in Sri Lanka it begins before that of UTC. */
export function dayHere(instant: number): IsoDate {
  const clock = new Date(instant);
  return dayOf(clock.getFullYear(), clock.getMonth() + 1, clock.getDate());
}

/** The visitor's day. */
export const todayHere = () => dayHere(Date.now());
