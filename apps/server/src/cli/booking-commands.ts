import { randomUUID } from 'node:crypto';
import { csv } from '@formation/csv';
import { isRefused } from '@formation/leads';
import type { Booking } from '../db/store.ts';
import { isoIn } from '../outbox/time-in.ts';
import { type Answer, asJson, type Call, type Command, ownersZone, who } from './command.ts';
import { card, table } from './table.ts';

const iso = (instant: number) => new Date(instant).toISOString();
const noBooking = (id: string): Answer => ({ refused: `There is no booking ${id}.` });

const bookingJson = ({ id, start, name, email, state }: Booking) => ({ id, start: iso(start), name, email, state });

const headings = ['id', 'start', 'name', 'email', 'phone', 'language', 'state', 'topic', 'time zone'];
const row = ({ id, start, name, email, phone, callLanguage, state, topic, timeZone }: Booking) => {
  return [id, isoIn(ownersZone, start), name, email, phone, callLanguage, state, topic, timeZone];
};

async function list({ store, format }: Call): Promise<Answer> {
  const bookings = await store.bookings.list();
  return format === 'json'
    ? asJson({ bookings: bookings.map(bookingJson) })
    : { text: table(headings, bookings.map(row)) };
}

async function show({ store, format, argument }: Call): Promise<Answer> {
  const booking = await store.bookings.find(argument);
  if (booking === undefined) return noBooking(argument);
  if (format === 'json') return asJson({ ...booking, start: iso(booking.start), end: iso(booking.end) });
  return { text: card(headings.map((heading, i) => [heading, row(booking)[i] ?? ''])) };
}

async function exportAll(call: Call): Promise<Answer> {
  if (call.format === 'json') return list(call);
  return { text: csv([headings, ...(await call.store.bookings.list()).map(row)]) };
}

async function cancel({ store, argument }: Call): Promise<Answer> {
  const found = await store.bookings.find(argument);
  if (found === undefined) return noBooking(argument);
  const call = `The call of ${isoIn(ownersZone, found.start)}`;
  if (found.state === 'cancelled') return { text: `${call} was cancelled before; nobody is told again.` };
  const work = { version: found.sequence, cancel: '' };
  const outcome = await store.bookings.work(found.id, work, { who, key: randomUUID() });
  return isRefused(outcome)
    ? { refused: `${call} was changed meanwhile: look at it again.` }
    : { text: `${call} is cancelled; ${outcome.email} is told.` };
}

/** The commands about bookings. */
export const bookingCommands: Readonly<Record<string, Command>> = {
  'bookings list': { takes: '', formats: ['table', 'json'], does: 'all booked calls by their start', run: list },
  'bookings show': { takes: 'ID', formats: ['table', 'json'], does: 'one call', run: show },
  'bookings export': { takes: '', formats: ['csv', 'json'], does: 'all calls for another program', run: exportAll },
  'bookings cancel': { takes: 'ID', formats: ['table'], does: 'cancel a call and tell the visitor', run: cancel },
};
