import { dayAt, instantsOf, type OpeningHours, type Week } from '@formation/calendar';
import { openingCalls } from '@formation/console-api';
import { isRefused } from '@formation/leads';
import type { CallTime } from '../../../bookings/booking.ts';
import type { HoursInForce } from '../../../bookings/hours-in-force.ts';
import type { OpeningService } from '../../../bookings/opening-service.ts';
import type { BookingStore } from '../../../db/store.ts';
import type { ConsoleStore } from '../../accounts/account-types.ts';
import { type Route, route } from '../route.ts';
import { toIso } from '../to-iso.ts';

type Parts = Readonly<{
  bookings: BookingStore;
  opening: OpeningService;
  store: ConsoleStore;
  timeZone: string;
  now: () => number;
}>;

/** Whether a call lies within the hours of its day. */
function isWithin(hours: OpeningHours, { start, end }: CallTime): boolean {
  return instantsOf(hours, dayAt(start, hours.timeZone)).some(({ from, to }) => from <= start && end <= to);
}

/** The calls to come that these hours have no room for, by their start. */
async function standing({ week, closed: days }: HoursInForce, { bookings, timeZone, now }: Parts) {
  const rules = { timeZone, week, closed: days.map(({ day }) => day) };
  const calls = await bookings.between(now(), Number.MAX_SAFE_INTEGER);
  const outside = calls.filter((call) => call.state === 'booked' && !isWithin(rules, call));
  return outside.map(({ id, start, name }) => ({ id, day: dayAt(start, timeZone), start: toIso(start), name }));
}

async function shown(now: Readonly<{ hours: HoursInForce; version: number }>, parts: Parts) {
  const { week, closed: days, seen, holidaysUntil } = now.hours;
  return {
    week: week.map((day) => day.map((each) => ({ ...each }))),
    closed: days.map((each) => ({ ...each })),
    seen: [...seen],
    holidaysUntil,
    timeZone: parts.timeZone,
    version: now.version,
    standing: await standing(now.hours, parts),
  };
}

const inOrder = (days: HoursInForce['closed']) => days.toSorted((a, b) => (a.day < b.day ? -1 : 1));

/** When calls are held. */
export const openingRoutes = (parts: Parts): readonly Route[] => [
  route(openingCalls.find, 'The hours of calls and the closed days, as visitors are offered them now.', async () =>
    shown(await parts.opening.now(), parts),
  ),
  route(
    openingCalls.change,
    'Changes the hours of calls and the closed days at once, unless somebody has since the version that was seen.',
    async ({ by: { account } }, { version, week, closed: days, ...rest }) => {
      const wanted = { ...rest, week: week as unknown as Week, closed: inOrder(days) }; // seven, as the schema says
      const done = await parts.opening.change(wanted, version, account.email);
      if (isRefused(done)) return done;
      await parts.store.log({ who: account.email, act: 'hours-changed' });
      return shown(done, parts);
    },
  ),
];
