import type { Week } from '@formation/calendar';
import type { CallFormat } from '@formation/content';
import type { CallRules } from '@formation/leads';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { freshOrigin, scratchStore } from '../testing/scratch-store.ts';
import { weekdayCalls } from '../testing/weekday-calls.ts';
import { bookingService } from './booking-service.ts';

const siteUrl = 'https://www.example.com';
const hourMs = 3_600_000;

const inAnyLanguage: CallFormat = { languages: ['en', 'si', 'ta'], videoUrl: '' };

/** A desk on Monday 23 November 2026, 09:30 in Colombo. */
async function scratchService({ secret = 'secret', format = inAnyLanguage } = {}) {
  const { store, clock } = await scratchStore();
  const office = { calls: weekdayCalls };
  const desk = bookingService({
    bookings: store.bookings,
    blocked: store.blocked,
    rules: () => Promise.resolve(office.calls),
    format,
    siteUrl,
    secret,
    now: () => clock.now,
  });
  return { desk, store, clock, office };
}

/** The same hours, each beginning a quarter of an hour later. */
function aQuarterLater({ hours, ...rules }: CallRules): CallRules {
  const [sun, mon, tue, wed, thu, fri, sat] = hours.week;
  const later = (day: Week[0]) => day.map(({ from, to }) => ({ from: from + 15, to }));
  const week = [later(sun), later(mon), later(tue), later(wed), later(thu), later(fri), later(sat)] as const;
  return { ...rules, hours: { ...hours, week } };
}

const request = {
  start: '2026-11-24T09:00:00+05:30',
  name: 'Kamala',
  email: 'kamala@example.com',
  timeZone: 'Europe/London',
  topic: 'An LLC, "quickly"\r\nATTENDEE:mailto:evil@example.com',
};

async function bookedCall() {
  const { desk, clock, store, office } = await scratchService();
  const booked = await desk.book(request, freshOrigin());
  if ('refused' in booked) throw new Error(booked.refused);
  const token = new URL(booked.icsUrl).searchParams.get('token') ?? '';
  return { desk, clock, store, office, booked, holder: { id: booked.booking.id, token } };
}

test.each([
  // page  what was sent                                        how it is held
  ['si', { callLanguage: 'ta', phone: ' +94 77 123 4567 ' }, { callLanguage: 'ta', phone: '+94 77 123 4567' }],
  ['si', {}, { callLanguage: 'si', phone: '' }],
  ['en', { topic: 'எனக்கு ஒரு கம்பனி வேண்டும்.' }, { callLanguage: 'ta', phone: '' }], // as it was written
] as const)('a call that is booked from a page in %s with %j', async (language, sent, expected) => {
  const { desk, store } = await scratchService();
  await desk.book({ ...request, ...sent }, { ...freshOrigin(), language });

  expect(await store.bookings.list()).toMatchObject([{ ...expected, videoUrl: '' }]);
});

test('where every call is in one room, it is known at once', async () => {
  const videoUrl = 'https://meet.example/ours';
  const { desk, store } = await scratchService({ format: { languages: ['en'], videoUrl } });
  const booked = await desk.book(request, freshOrigin());
  if ('refused' in booked) throw new Error(booked.refused);
  const token = new URL(booked.icsUrl).searchParams.get('token') ?? '';
  const calendar = await desk.calendar({ id: booked.booking.id, token });

  expect(await store.bookings.list()).toMatchObject([{ videoUrl }]);
  expect('file' in calendar && calendar.file).toContain(`LOCATION:${videoUrl}`);
});

test('a booked slot is not offered again until it is cancelled', async () => {
  const { desk, holder } = await bookedCall();
  const nine = Date.parse('2026-11-24T03:30:00Z');
  const offered = () => desk.slots(nine, nine + hourMs);

  expect(await offered()).toEqual([nine + hourMs / 2]);
  await desk.cancel(holder);
  expect(await offered()).toEqual([nine, nine + hourMs / 2]);
});

test.each([
  // what                            request                                        refusal
  ['a time between two slots', { start: '2026-11-24T09:10:00+05:30' }, { refused: 'not-offered' }],
  ['a Saturday', { start: '2026-11-28T09:00:00+05:30' }, { refused: 'not-offered' }],
  ['a holiday', { start: '2026-12-25T09:00:00+05:30' }, { refused: 'not-offered' }],
  ['the past', { start: '2026-11-20T09:00:00+05:30' }, { refused: 'not-offered' }],
  ['in an hour', { start: '2026-11-23T10:30:00+05:30' }, { refused: 'not-offered' }],
  ['a day that no calendar has', { start: '2026-13-45T09:00:00Z' }, { refused: 'bad-field', field: 'start' }],
  ['no time', { start: 'soon' }, { refused: 'bad-field', field: 'start' }],
  ['no name', { name: ' ' }, { refused: 'bad-field', field: 'name' }],
  ['no address', { email: 'kamala' }, { refused: 'bad-field', field: 'email' }],
  ['no number', { phone: 'mine' }, { refused: 'bad-field', field: 'phone' }],
  ['a language that nobody speaks here', { callLanguage: 'fr' }, { refused: 'bad-field', field: 'callLanguage' }],
  ['no such zone', { timeZone: 'Mars/Olympus' }, { refused: 'bad-field', field: 'timeZone' }],
])('%s is refused', async (_, changed, refusal) => {
  const { desk } = await scratchService();

  expect(await desk.book({ ...request, ...changed }, freshOrigin())).toEqual(refusal);
});

test('the calendar file says when, in UTC, and cannot be injected into', async () => {
  const { desk, holder, booked } = await bookedCall();

  const calendar = await desk.calendar(holder);

  const parsed = new ICAL.Component(ICAL.parse('file' in calendar ? calendar.file : ''));
  const event = new ICAL.Event(parsed.getFirstSubcomponent('vevent') ?? undefined);
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-24T03:30:00.000Z');
  expect(event.endDate.toJSDate().toISOString()).toBe('2026-11-24T04:00:00.000Z');
  expect(event.uid).toBe(booked.booking.id);
  expect(event.attendees).toEqual([]);
  expect(event.description).toContain('An LLC, "quickly" ATTENDEE:mailto:evil@example.com');
  expect(event.description).toContain(booked.manageUrl);
});

test('moving keeps the booking and frees its old slot', async () => {
  const { desk, holder, store } = await bookedCall();
  const later = Date.parse('2026-11-25T09:00:00+05:30');

  expect(await desk.move(holder, later)).toMatchObject({ booking: { start: later, sequence: 1, state: 'booked' } });
  expect(await desk.move(holder, later + 1)).toEqual({ refused: 'not-offered' });
  expect(await desk.move(holder, NaN)).toEqual({ refused: 'not-offered' });
  expect((await store.bookings.list()).map((booking) => booking.start)).toEqual([later]);
});

test('somebody else’s slot cannot be moved to', async () => {
  const { desk, holder } = await bookedCall();
  await desk.book({ ...request, start: '2026-11-24T09:30:00+05:30' }, freshOrigin());

  expect(await desk.move(holder, Date.parse('2026-11-24T09:30:00+05:30'))).toEqual({ refused: 'taken' });
});

test('when the hours begin a quarter of an hour later, no slot reaches into a call that stands', async () => {
  const { desk, office } = await bookedCall();
  const other = await desk.book({ ...request, start: '2026-11-25T09:00:00+05:30' }, freshOrigin());
  if ('refused' in other) throw new Error(other.refused);
  const token = new URL(other.icsUrl).searchParams.get('token') ?? '';
  const [nine, quarter] = [Date.parse('2026-11-24T03:30:00Z'), hourMs / 4];

  office.calls = aQuarterLater(office.calls);

  expect(await desk.slots(nine, nine + hourMs)).toEqual([nine + 3 * quarter]);
  expect(await desk.slots(nine - quarter, nine + 2 * quarter), 'whose end lies in the span').toEqual([]);
  expect(await desk.book({ ...request, start: '2026-11-24T09:15:00+05:30' }, freshOrigin())).toEqual({
    refused: 'taken',
  });
  expect(await desk.move({ id: other.booking.id, token }, nine + quarter)).toEqual({ refused: 'taken' });
});

test('a slot that begins in the span and reaches beyond it is not offered where it meets a call there', async () => {
  const { desk, office } = await scratchService();
  await desk.book({ ...request, start: '2026-11-24T09:30:00+05:30' }, freshOrigin());
  const nine = Date.parse('2026-11-24T03:30:00Z');

  office.calls = aQuarterLater(office.calls);

  expect(await desk.slots(nine, nine + hourMs / 3)).toEqual([]);
});

test.each([
  ['of nothing', ''],
  ['of another booking', 'mine'],
  ['with another expiry', 'later'],
  ['of another secret', 'foreign'],
  ['with letters behind it', 'longer'],
])('a link %s opens nothing', async (_, kind) => {
  const { desk, holder } = await bookedCall();
  const other = await bookedCall();
  const foreign = await scratchService({ secret: 'another secret' });
  const theirs = await foreign.desk.book(request, freshOrigin());
  const tokens: Readonly<Record<string, string>> = {
    mine: other.holder.token,
    later: holder.token.replace(/^[^.]+/, 'zzzzzzzz'),
    foreign: 'icsUrl' in theirs ? (new URL(theirs.icsUrl).searchParams.get('token') ?? '') : '',
    longer: `${holder.token}.x`,
  };
  const wrong = { id: holder.id, token: tokens[kind] ?? '' };

  const answers = [await desk.cancel(wrong), await desk.move(wrong, 0), await desk.calendar(wrong)];

  expect(answers).toEqual(Array(3).fill({ refused: 'bad-token' }));
});

test('a link ends thirty days after the call as it stands: that of before it was moved lives on', async () => {
  const { desk, holder, clock } = await bookedCall();
  const moved = await desk.move(holder, Date.parse('2026-12-22T09:00:00+05:30'));
  if ('refused' in moved) throw new Error(moved.refused);

  clock.now = moved.booking.end - 1;
  expect(await desk.cancel(holder)).toMatchObject({ booking: { state: 'cancelled' } });
  clock.now = moved.booking.end + 30 * 24 * hourMs;
  expect(await desk.calendar(holder)).toHaveProperty('file');
  clock.now += 1;
  expect(await desk.calendar(holder)).toEqual({ refused: 'bad-token' });
});
