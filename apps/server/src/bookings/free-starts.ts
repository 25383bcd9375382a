import type { Interval } from '@formation/calendar';
import { type CallRules, openSlots } from '@formation/leads';
import type { BookingStore } from '../db/store.ts';

type FreeStartsRequest = Readonly<{ rules: CallRules; span: Interval; now: number }>;

/**
 * The starts of a span at which a call can be booked, in order. Those that are taken need not begin where slots do: the
 * hours may have changed since.
 */
export async function freeStarts(
  bookings: Pick<BookingStore, 'taken'>,
  { rules, span, now }: FreeStartsRequest,
): Promise<readonly number[]> {
  const { lengthMs } = rules;
  const taken = await bookings.taken(span.from, span.to + lengthMs); // the last slot reaches beyond the span
  const isFree = (from: number) => !taken.some(({ start, end }) => from < end && from + lengthMs > start);
  return openSlots(rules, span, now).filter(isFree);
}
