import { isOpenSlot, isRefused } from '@formation/leads';
import * as v from 'valibot';
import { freeStarts } from '../../booking/free-starts.ts';
import type { OpeningDesk } from '../../booking/opening-desk.ts';
import { callOutcomes } from '../../store/booking.ts';
import { callChanges, type CallEntry, type CallWork } from '../../store/calls.ts';
import { roles } from '../../store/console.ts';
import type { Booking, BookingStore } from '../../store/store.ts';
import { at, spanOf, spanQuery } from './call-span.ts';
import { instant, text, toIso } from './fields.ts';
import { type Route, staffRoute } from './route.ts';

type Parts = Readonly<{ bookings: BookingStore; opening: OpeningDesk; now: () => number }>;

/** Who may change a call. */
const workers = ['owner', 'agent'] as const;

const count = v.number();

const callFields = {
  id: v.string(),
  start: instant,
  end: instant,
  name: v.string(),
  email: v.string(),
  timeZone: v.string(),
  topic: v.string(),
  state: v.picklist(['booked', 'cancelled'] as const),
  outcome: v.picklist(callOutcomes),
  videoUrl: v.string(),
  version: count,
};
const call = v.object(callFields);

const asCall = ({ sequence, changed: _, start, end, ...rest }: Booking) => {
  return { ...rest, version: sequence, start: toIso(start), end: toIso(end) };
};

const entry = v.object({
  ...callFields,
  history: v.array(v.object({ at: instant, who: v.string(), what: v.picklist(callChanges), text: v.string() })),
  mails: v.array(
    v.object({ kind: v.string(), state: v.string(), due: v.nullable(instant), settled: v.nullable(instant) }),
  ),
});

const orNull = (at: number) => (at === 0 ? null : toIso(at));

const asEntry = ({ history, mails, ...rest }: CallEntry) => ({
  ...asCall(rest),
  history: history.map((each) => ({ ...each, at: toIso(each.at) })),
  mails: mails.map(({ kind, state, due, settled }) => ({ kind, state, due: orNull(due), settled: orNull(settled) })),
});

const badSpan = { refused: 'bad-field', field: 'to' } as const;

const readRoutes = ({ bookings }: Parts): readonly Route[] => [
  staffRoute(roles, {
    method: 'GET',
    path: '/calls',
    does: 'The calls that start in a span of 62 days at most, the cancelled ones too, by their start.',
    query: spanQuery,
    answer: v.object({ calls: v.array(call) }),
    run: async (_, asked) => {
      const wanted = spanOf(asked);
      return wanted === undefined ? badSpan : { calls: (await bookings.between(...wanted)).map(asCall) };
    },
  }),
  staffRoute(roles, {
    method: 'GET',
    path: '/calls/:id',
    does: 'One call with its history and the mails about it: what is planned, what was sent, what failed.',
    answer: entry,
    run: async ({ params: { id = '' } }) => {
      const found = await bookings.entry(id);
      return found === undefined ? { refused: 'not-found' } : asEntry(found);
    },
  }),
];

const freeRoutes = ({ bookings, opening, now }: Parts): readonly Route[] => [
  staffRoute(roles, {
    method: 'GET',
    path: '/free-times',
    does: 'The free starts of a span by the hours of calls; the firm itself needs no notice.',
    query: spanQuery,
    answer: v.object({ starts: v.array(instant) }),
    run: async (_, asked) => {
      const wanted = spanOf(asked);
      if (wanted === undefined) return badSpan;
      const [from, to] = wanted;
      const rules = { ...(await opening.rules()), noticeMs: 0 };
      const starts = await freeStarts(bookings, { rules, span: { from, to }, now: now() });
      return { starts: starts.map(toIso) };
    },
  }),
];

const httpsOrNothing = (given: string) => given === '' || /^https:\/\/[^\s]+$/.test(given);

const wish = v.object({
  version: v.pipe(v.number(), v.integer()),
  key: v.pipe(text, v.minLength(16)),
  move: v.optional(at),
  cancel: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
  outcome: v.optional(v.picklist(callOutcomes)),
  videoUrl: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500), v.check(httpsOrNothing, 'an https address'))),
});

type Wish = Omit<v.InferOutput<typeof wish>, 'key'>;

/** What a wish asks of the store, or why it cannot be. */
async function asked({ version, move, ...rest }: Wish, { opening, now }: Parts) {
  const things = [move, rest.cancel, rest.outcome, rest.videoUrl].filter((each) => each !== undefined);
  if (things.length !== 1) return { refused: 'bad-request' } as const;
  if (move === undefined) return { version, ...rest } satisfies CallWork;
  const rules = { ...(await opening.rules()), noticeMs: 0 };
  if (!isOpenSlot(rules, move, now())) return { refused: 'not-offered' } as const;
  return { version, move: { start: move, end: move + rules.lengthMs } } satisfies CallWork;
}

/** The calls, and the work on them. */
export const callRoutes = (parts: Parts): readonly Route[] => [
  ...readRoutes(parts),
  ...freeRoutes(parts),
  staffRoute(workers, {
    method: 'POST',
    path: '/calls/:id/work',
    does: 'Moves a call, cancels it, says what became of it once it has begun, or where it is held: one of them. A repeated key counts once.',
    body: wish,
    answer: entry,
    run: async ({ params: { id = '' }, by: { account } }, { key, ...wanted }) => {
      const work = await asked(wanted, parts);
      if (isRefused(work)) return work;
      const done = await parts.bookings.work(id, work, { who: account.email, key });
      return isRefused(done) ? done : asEntry(done);
    },
  }),
];
