import type { CallFormat } from '@formation/content';
import { type BookingField, type CallRules, isOpenSlot, isRefused, readBooking, type Refused } from '@formation/leads';
import type { DayCounts } from '../counts/day-counts.ts';
import type { Booking, BookingStore } from '../db/store.ts';
import type { Requester } from '../enquiries/requester.ts';
import type { BlockedTimeStore } from './blocked/blocked-time.ts';
import { type BookingLinks, bookingLinks, isBookingToken, isLinkAlive, isMailedToken } from './booking-links.ts';
import { calendarFile } from './calendar-file.ts';
import { freeStarts } from './free-starts.ts';
import { unconfirmedShares } from './unconfirmed-shares.ts';

export type BookingDeskOptions = Readonly<{
  bookings: BookingStore;
  blocked: Pick<BlockedTimeStore, 'between'>;
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
  /**
   * Which share of the calls visitors may book who have not confirmed their e-mail address; undefined where nobody can,
   * since no mail goes out.
   */
  unconfirmedShare?: number | undefined;
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
    | Refused<'not-offered' | 'taken' | 'key-reused' | 'form-used' | 'too-many-calls' | 'share-taken'>
    | Readonly<{ refused: 'bad-field'; field: BookingField }>
  >;
  /** The visitor has opened the link of a mail: the e-mail address is theirs. */
  confirm: (holder: LinkOwner) => Promise<Booked | Refused<'bad-token' | 'not-found'>>;
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
    return { file: calendarFile(found.booking, { reader: 'visitor', manageUrl: found.manageUrl, at: now() }) };
  };
  const confirm: BookingService['confirm'] = async (holder) => {
    if (!isMailedToken(secret, holder.token, holder.id)) return { refused: 'bad-token' };
    const found = await find(holder);
    return isRefused(found) ? found : answer(await bookings.confirm(holder.id));
  };
  return { booked, answer, find, calendar, confirm };
}

/** Finds the call that starts at an instant; undefined where none is offered. */
const callsOf =
  ({ rules, now }: BookingDeskOptions) =>
  async (start: number) => {
    const calls = await rules();
    return isOpenSlot(calls, start, now()) ? { start, end: start + calls.lengthMs } : undefined;
  };

/** What visitors who have not confirmed their address may have of the calls around a start; undefined for all of them. */
const sharesOf =
  ({ rules, blocked, unconfirmedShare: share }: BookingDeskOptions) =>
  async (start: number) =>
    share === undefined ? undefined : unconfirmedShares(await rules(), start, { share, blocked: blocked.between });

/** Books, moves and cancels calls by the rules of the opening hours. */
export function bookingService(options: BookingDeskOptions): BookingService {
  const { bookings, rules, format, now, counts } = options;
  const [callAt, sharesAt] = [callsOf(options), sharesOf(options)];
  const { booked, answer, find, calendar, confirm } = holders(options);

  return {
    async slots(from, to) {
      return freeStarts(bookings, { rules: await rules(), span: { from, to }, now: now() });
    },

    async book(request, origin) {
      const wanted = readBooking(request, format.languages);
      if (isRefused(wanted)) return wanted;
      const call = await callAt(Date.parse(wanted.start));
      if (call === undefined) return { refused: 'not-offered' };
      const made = { ...wanted, ...call, videoUrl: format.videoUrl, unconfirmedShares: await sharesAt(call.start) };
      const outcome = await bookings.add(made, origin);
      if (!isRefused(outcome) && !outcome.repeated) counts?.booking();
      return isRefused(outcome) ? outcome : { ...booked(outcome.booking), isMailed: outcome.isMailed };
    },

    find,
    calendar,
    confirm,

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
