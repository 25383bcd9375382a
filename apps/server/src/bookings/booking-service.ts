import type { CallFormat } from '@formation/content';
import { type BookingField, type CallRules, isOpenSlot, isRefused, readBooking, type Refused } from '@formation/leads';
import type { DayCounts } from '../counts/day-counts.ts';
import type { Booking, BookingStore } from '../db/store.ts';
import type { Requester } from '../enquiries/requester.ts';
import { type BookingLinks, bookingLinks, isBookingToken, isLinkAlive } from './booking-links.ts';
import { calendarFile } from './calendar-file.ts';
import { freeStarts } from './free-starts.ts';

export type BookingDeskOptions = Readonly<{
  bookings: BookingStore;
  /** When calls can be booked, now. */
  rules: () => Promise<CallRules>;
  /** In which languages they are held, and where: empty where each gets a link of its own. */
  format: CallFormat;
  /** Where visitors reach the site, without a slash at the end. */
  siteUrl: string;
  /** What signs the links. */
  secret: string;
  /** The clock, in milliseconds since 1970. */
  now: () => number;
  /** Counts the calls that are booked. */
  counts?: Pick<DayCounts, 'booking'>;
}>;

/** A booking with the addresses its visitor gets. */
export type Booked = Readonly<{ booking: Booking }> & BookingLinks;

/** Who may change a booking: the holder of its signed link, once for each `Idempotency-Key` where there is one. */
export type LinkOwner = Readonly<{ id: string; token: string; key?: string | undefined }>;

type ChangeRefusal = 'bad-token' | 'not-found' | 'taken' | 'key-reused' | 'too-late';

export type BookingService = Readonly<{
  /** The free starts from an instant (included) to another (excluded), in order. */
  slots: (from: number, to: number) => Promise<readonly number[]>;
  /** Books what a request asks for. */
  book: (
    request: unknown,
    origin: Requester,
  ) => Promise<
    | (Booked & Readonly<{ isMailed: boolean }>)
    | Refused<'not-offered' | 'taken' | 'key-reused' | 'form-used' | 'too-many-calls'>
    | Readonly<{ refused: 'bad-field'; field: BookingField }>
  >;
  /** How a booking stands now. */
  find: (holder: LinkOwner) => Promise<Booked | Refused<'bad-token' | 'not-found'>>;
  /** The calendar file. */
  calendar: (holder: LinkOwner) => Promise<Readonly<{ file: string }> | Refused<'bad-token' | 'not-found'>>;
  cancel: (holder: LinkOwner) => Promise<Booked | Refused<ChangeRefusal>>;
  move: (holder: LinkOwner, start: number) => Promise<Booked | Refused<ChangeRefusal | 'not-offered'>>;
}>;

/** The links of bookings: who holds one, and what its holder sees. */
function holders({ bookings, secret, now, ...site }: BookingDeskOptions) {
  const booked = (booking: Booking): Booked => ({ booking, ...bookingLinks({ ...site, secret }, booking) });
  const answer = <Code extends string>(outcome: Booking | Refused<Code>) =>
    isRefused(outcome) ? outcome : booked(outcome);
  const find: BookingService['find'] = async ({ id, token }) => {
    if (!isBookingToken(secret, token, id)) return { refused: 'bad-token' };
    const found = await bookings.find(id);
    if (found === undefined) return { refused: 'not-found' };
    return isLinkAlive(found, now()) ? booked(found) : { refused: 'bad-token' };
  };
  const calendar: BookingService['calendar'] = async (holder) => {
    const found = await find(holder);
    if (isRefused(found)) return found;
    return { file: calendarFile(found.booking, { manageUrl: found.manageUrl, at: now() }) };
  };
  return { booked, answer, find, calendar };
}

/** Finds the call that starts at an instant; undefined where none is offered. */
const callsOf =
  ({ rules, now }: BookingDeskOptions) =>
  async (start: number) => {
    const calls = await rules();
    return isOpenSlot(calls, start, now()) ? { start, end: start + calls.lengthMs } : undefined;
  };

/** Books, moves and cancels calls by the rules of the opening hours. */
export function bookingService(options: BookingDeskOptions): BookingService {
  const { bookings, rules, format, now, counts } = options;
  const callAt = callsOf(options);
  const { booked, answer, find, calendar } = holders(options);

  return {
    async slots(from, to) {
      return freeStarts(bookings, { rules: await rules(), span: { from, to }, now: now() });
    },

    async book(request, origin) {
      const wanted = readBooking(request, format.languages);
      if (isRefused(wanted)) return wanted;
      const call = await callAt(Date.parse(wanted.start));
      if (call === undefined) return { refused: 'not-offered' };
      const outcome = await bookings.add({ ...wanted, ...call, videoUrl: format.videoUrl }, origin);
      if (!isRefused(outcome) && !outcome.repeated) counts?.booking();
      return isRefused(outcome) ? outcome : { ...booked(outcome.booking), isMailed: outcome.isMailed };
    },

    find,
    calendar,

    async cancel(holder) {
      const found = await find(holder);
      return isRefused(found) ? found : answer(await bookings.cancel(holder.id, holder.key));
    },

    async move(holder, start) {
      const found = await find(holder);
      if (isRefused(found)) return found;
      const call = await callAt(start);
      if (call === undefined) return { refused: 'not-offered' };
      return answer(await bookings.move(holder.id, call, holder.key));
    },
  };
}
