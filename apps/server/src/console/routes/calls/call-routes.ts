import { bookingCalls, type Sent } from '@formation/console-api';
import { callFormat, calls } from '@formation/content';
import { isOpenSlot, isRefused } from '@formation/leads';
import type { CallEntry, CallWork } from '../../../bookings/calls.ts';
import { freeStarts } from '../../../bookings/free-starts.ts';
import type { OpeningService } from '../../../bookings/opening-service.ts';
import type { Booking, BookingStore } from '../../../db/store.ts';
import type { ConsoleStore } from '../../accounts/account-types.ts';
import { canHave } from '../inbox-routes.ts';
import { type Route, route } from '../route.ts';
import { toIso } from '../to-iso.ts';
import { spanOf } from './call-span.ts';

type Parts = Readonly<{ bookings: BookingStore; opening: OpeningService; store: ConsoleStore; now: () => number }>;

const asCall = ({ sequence, changed: _, start, end, ...rest }: Booking) => {
  return { ...rest, version: sequence, start: toIso(start), end: toIso(end) };
};

const orNull = (at: number) => (at === 0 ? null : toIso(at));

const asEntry = ({ history, mails, isUnreached, ...rest }: CallEntry) => ({
  ...asCall(rest),
  isUnreached,
  history: history.map((each) => ({ ...each, at: toIso(each.at) })),
  mails: mails.map(({ kind, state, due, settled }) => ({ kind, state, due: orNull(due), settled: orNull(settled) })),
});

const badSpan = { refused: 'bad-field', field: 'to' } as const;

const readRoutes = ({ bookings }: Parts): readonly Route[] => [
  route(
    bookingCalls.list,
    'The calls that start in a span of 62 days at most, the cancelled ones too, by their start.',
    async (_, input) => {
      const wanted = spanOf(input);
      return wanted === undefined ? badSpan : { calls: (await bookings.between(...wanted)).map(asCall) };
    },
  ),
  route(
    bookingCalls.find,
    'One call with its history and the mails about it: what is planned, what was sent, what failed.',
    async ({ params: { id } }) => {
      const found = await bookings.entry(id);
      return found === undefined ? { refused: 'not-found' } : asEntry(found);
    },
  ),
];

const freeRoutes = ({ bookings, opening, now }: Parts): readonly Route[] => [
  route(
    bookingCalls.freeTimes,
    'The free starts of a span by the hours of calls; the firm itself needs no notice.',
    async (_, input) => {
      const wanted = spanOf(input);
      if (wanted === undefined) return badSpan;
      const [from, to] = wanted;
      const rules = { ...(await opening.rules()), noticeMs: 0 };
      const starts = await freeStarts(bookings, { rules, span: { from, to }, now: now() });
      return { starts: starts.map(toIso) };
    },
  ),
];

const alikeRoutes = ({ bookings }: Parts): readonly Route[] => [
  route(
    bookingCalls.alike,
    'How many calls to come are of the e-mail address of this one, and how many of its network, booked up to now.',
    async ({ params: { id } }) => {
      const found = await bookings.alike(id);
      return found === undefined ? { refused: 'not-found' } : { ...found, until: toIso(found.until) };
    },
  ),
  route(
    bookingCalls.cancelAlike,
    'Cancels these, 200 at most at once, unless there are more than were seen. What was booked later stays.',
    async ({ params: { id }, by: { account } }, { cancel: text, ...wish }) =>
      bookings.cancelAlike(id, { ...wish, text, who: account.email }),
  ),
];

/** The call that starts at an instant within the hours; the firm itself needs no notice. */
async function callAt(start: number, { opening, now }: Parts) {
  const rules = { ...(await opening.rules()), noticeMs: 0 };
  return isOpenSlot(rules, start, now()) ? { start, end: start + rules.lengthMs } : undefined;
}

type Wish = Omit<Sent<typeof bookingCalls.work>, 'key'>;

/** What a wish asks of the store, or why it cannot be. */
async function wishOf({ version, move, ...rest }: Wish, parts: Parts) {
  const things = [move, ...Object.values(rest)].filter((each) => each !== undefined);
  if (things.length !== 1) return { refused: 'bad-request' } as const;
  const { assignee = '' } = rest;
  if (assignee !== '' && !canHave(await parts.store.account({ email: assignee })))
    return { refused: 'bad-field', field: 'assignee' } as const;
  if (move === undefined) return { version, ...rest } satisfies CallWork;
  const time = await callAt(move, parts);
  return time === undefined ? ({ refused: 'not-offered' } as const) : ({ version, move: time } satisfies CallWork);
}

const bookRoute = (parts: Parts): Route =>
  route(
    bookingCalls.book,
    'Books a call for a client at a free time, and mails the invitation. The e-mail address counts as confirmed. A repeated key counts once.',
    async ({ by: { account } }, { key, start, ...client }) => {
      if (!callFormat.languages.includes(client.callLanguage)) return { refused: 'bad-field', field: 'callLanguage' };
      const time = await callAt(start, parts);
      if (time === undefined) return { refused: 'not-offered' };
      const made = { ...client, ...time, timeZone: calls.hours.timeZone, videoUrl: callFormat.videoUrl };
      const done = await parts.bookings.addByFirm(made, { who: account.email, key });
      return isRefused(done) ? done : asEntry(done);
    },
  );

/** The calls, and the work on them. */
export const callRoutes = (parts: Parts): readonly Route[] => [
  ...readRoutes(parts),
  ...freeRoutes(parts),
  ...alikeRoutes(parts),
  bookRoute(parts),
  route(
    bookingCalls.work,
    'Moves a call, cancels it, says what became of it once it has begun, where it is held or who holds it, or adds a note: one of them. A repeated key counts once.',
    async ({ params: { id }, by: { account } }, { key, ...wanted }) => {
      const work = await wishOf(wanted, parts);
      if (isRefused(work)) return work;
      const done = await parts.bookings.work(id, work, { who: account.email, key });
      return isRefused(done) ? done : asEntry(done);
    },
  ),
];
