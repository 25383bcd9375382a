import { expect, test } from 'vitest';
import { readBooking } from './booking.ts';

const languages = ['en', 'si'] as const;

const request = {
  start: '2026-11-24T09:00:00+05:30',
  name: ' Kamala ',
  email: 'kamala@example.com',
  timeZone: 'Europe/London',
};

test('a booking is read, its texts trimmed, the topic optional', () => {
  expect(readBooking({ ...request, extra: 1 }, languages)).toEqual({
    ...request,
    name: 'Kamala',
    topic: '',
    phone: '',
  });
});

test('the language of the call and a number to call are read where they are said', () => {
  const more = { ...request, callLanguage: 'si', phone: ' +94 77 123 4567 ' };
  expect(readBooking(more, languages)).toMatchObject({ callLanguage: 'si', phone: '+94 77 123 4567' });
  expect(readBooking({ ...more, phone: '' }, languages)).toMatchObject({ phone: '' });
});

test.each([
  ['start', 'tomorrow'],
  ['start', 1_795_491_000_000],
  ['start', '2026-11-24'], // a day is no instant
  ['start', '2026-11-24T09:00:00'], // nor is a time without its offset
  ['start', '2026-13-01T09:00:00Z'],
  ['name', ''],
  ['name', 'x'.repeat(201)],
  ['name', 'a\r\nBcc: v@x.test'],
  ['name', '\u200B\u3164'], // nothing to see
  ['email', 'kamala'],
  ['email', 'kamala@localhost'],
  ['timeZone', 'Colombo'],
  ['timeZone', '+05:30x'],
  ['topic', 'x'.repeat(1001)],
  ['topic', {}],
  ['phone', 'call me'],
  ['phone', '123'],
  ['phone', `+94${' '.repeat(20)}771234567`], // longer than the field takes
  ['callLanguage', 'ta'], // nobody speaks it here
  ['callLanguage', ''],
])('a wrong %s is named: %j', (field, value) => {
  expect(readBooking({ ...request, [field]: value }, languages)).toEqual({ refused: 'bad-field', field });
});

test.each([null, undefined, 'text', [], 7])('%j is no booking', (value) => {
  expect(readBooking(value, languages)).toEqual({ refused: 'bad-field', field: 'start' });
});
