import { dayAt, instantsOf, type IsoDate, isoDate, type OpeningHours, type Week } from '@formation/calendar';
import { isRefused } from '@formation/leads';
import * as v from 'valibot';
import type { HoursInForce } from '../../booking/hours-in-force.ts';
import type { OpeningDesk } from '../../booking/opening-desk.ts';
import type { CallTime } from '../../store/booking.ts';
import { type ConsoleStore, roles } from '../../store/console.ts';
import type { BookingStore } from '../../store/store.ts';
import { toIso } from './fields.ts';
import { type Route, staffRoute } from './route.ts';

type Parts = Readonly<{
  bookings: BookingStore;
  opening: OpeningDesk;
  store: ConsoleStore;
  timeZone: string;
  now: () => number;
}>;

const minutesOfDay = 24 * 60;
const minute = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(minutesOfDay));

const isInOrder = (day: readonly Readonly<{ from: number; to: number }>[]) =>
  day.every(({ from, to }, index) => from < to && from >= (day[index - 1]?.to ?? 0));

const dayHours = v.pipe(
  v.array(v.object({ from: minute, to: minute })),
  v.maxLength(6),
  v.check((day) => isInOrder(day), 'intervals one after the other'),
);

const isDay = (given: string): given is IsoDate => isoDate(given) !== undefined;

const day = v.pipe(v.string(), v.guard(isDay));

const closed = v.object({
  day,
  name: v.pipe(v.string(), v.trim(), v.maxLength(100)),
});

const hours = v.object({
  /** Sunday first; minutes since midnight by Colombo’s clock. */
  week: v.pipe(v.array(dayHours), v.length(7)),
  closed: v.pipe(
    v.array(closed),
    v.maxLength(200),
    v.check((days) => new Set(days.map((each) => each.day)).size === days.length, 'each day once'),
  ),
});

const known = v.object({
  /** The closed days of the file that were there when the list was made: only those that it gets later are added. */
  seen: v.array(day),
  /** Until this day every holiday is in the list. */
  holidaysUntil: day,
});

const answer = v.object({
  ...hours.entries,
  ...known.entries,
  timeZone: v.string(),
  version: v.number(),
  /** Calls to come that stand on closed days or outside the hours: nobody moved them. */
  standing: v.array(v.object({ id: v.string(), day: v.string(), start: v.string(), name: v.string() })),
});

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
  staffRoute(roles, {
    method: 'GET',
    path: '/opening',
    does: 'The hours of calls and the closed days, as visitors are offered them now.',
    answer,
    run: async () => shown(await parts.opening.now(), parts),
  }),
  staffRoute(['owner'], {
    method: 'POST',
    path: '/opening',
    does: 'Changes the hours of calls and the closed days at once, unless somebody has since the version that was seen.',
    body: v.object({
      ...hours.entries,
      ...v.partial(known).entries,
      version: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
    answer,
    run: async ({ by: { account } }, { version, week, closed: days, ...rest }) => {
      const wanted = { ...rest, week: week as unknown as Week, closed: inOrder(days) }; // seven, as the schema says
      const done = await parts.opening.change(wanted, version, account.email);
      if (isRefused(done)) return done;
      await parts.store.log({ who: account.email, act: 'hours-changed' });
      return shown(done, parts);
    },
  }),
];
