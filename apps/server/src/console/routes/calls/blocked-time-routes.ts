import { dayMs } from '@formation/calendar';
import { blockedTimeCalls } from '@formation/console-api';
import { calls } from '@formation/content';
import { isRefused } from '@formation/leads';
import type { BlockedTime, BlockedTimeStore } from '../../../bookings/blocked/blocked-time.ts';
import type { CallTime } from '../../../bookings/booking.ts';
import type { BookingStore } from '../../../db/store.ts';
import { isoIn } from '../../../outbox/time-in.ts';
import type { ConsoleStore } from '../../accounts/account-types.ts';
import { type Route, route } from '../route.ts';
import { toIso } from '../to-iso.ts';
import { spanOf } from './call-span.ts';

type Parts = Readonly<{ bookings: BookingStore; blocked: BlockedTimeStore; store: ConsoleStore; now: () => number }>;

const isDone = { done: true } as const;
const { timeZone } = calls.hours;

/** A time in the log, by the clock of the firm. */
const said = ({ start, end }: CallTime) => [start, end].map((at) => isoIn(timeZone, at)).join(' ');

/** A blocked time with the calls to come that stand in it. */
async function shown({ start, end, ...rest }: BlockedTime, { bookings, now }: Parts) {
  const around = await bookings.between(start - dayMs, end); // no call lasts longer
  const inIt = around.filter((call) => call.state === 'booked' && call.end > Math.max(start, now()));
  const standing = inIt.map(({ id, start: at, name }) => ({ id, start: toIso(at), name }));
  return { ...rest, start: toIso(start), end: toIso(end), standing };
}

/** Times at which no calls are held although the firm is open. */
export const blockedTimeRoutes = (parts: Parts): readonly Route[] => [
  route(
    blockedTimeCalls.list,
    'The blocked times that reach into a span of 62 days at most, each with the calls to come that stand in it.',
    async (_, input) => {
      const wanted = spanOf(input);
      if (wanted === undefined) return { refused: 'bad-field', field: 'to' };
      const found = await parts.blocked.between(...wanted);
      return { blocked: await Promise.all(found.map((each) => shown(each, parts))) };
    },
  ),
  route(
    blockedTimeCalls.block,
    'Blocks a time of a day at most that is not over: from then on nobody books a call in it. What is booked stays, and is named. A repeated key counts once.',
    async ({ by: { account } }, { key, ...wanted }) => {
      const { start, end } = wanted;
      if (end <= start || end - start > dayMs || end <= parts.now()) return { refused: 'bad-field', field: 'end' };
      const done = await parts.blocked.block(wanted, { who: account.email, key });
      if (isRefused(done)) return done;
      const { blocked, repeated } = done;
      if (!repeated) await parts.store.log({ who: account.email, act: 'time-blocked', detail: said(blocked) });
      return shown(blocked, parts);
    },
  ),
  route(
    blockedTimeCalls.unblock,
    'Takes a blocked time back: what of it is free can be booked at once.',
    async ({ params: { id }, by: { account } }) => {
      const gone = await parts.blocked.unblock(id);
      if (gone === undefined) return { refused: 'not-found' };
      await parts.store.log({ who: account.email, act: 'time-unblocked', detail: said(gone) });
      return isDone;
    },
  ),
];
