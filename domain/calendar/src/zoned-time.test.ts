import fc from 'fast-check';
import { expect, test } from 'vitest';
import { utcDay } from './iso-date.ts';
import { dayAt, instantOf, isTimeZone, knownTimeZone } from './zoned-time.ts';

const hour = 60;

test.each([
  // day           minutes     zone                 instant
  ['2026-11-23', 9 * hour, 'Asia/Colombo', '2026-11-23T03:30Z'],
  ['2026-11-23', 24 * hour, 'Asia/Colombo', '2026-11-23T18:30Z'], // the midnight that ends the day
  ['2027-03-28', 0.5 * hour, 'Europe/London', '2027-03-28T00:30Z'],
  ['2027-03-28', 1.5 * hour, 'Europe/London', '2027-03-28T01:00Z'], // skipped: the instant of the change
  ['2027-03-28', 2 * hour, 'Europe/London', '2027-03-28T01:00Z'],
  ['2027-10-31', 1.5 * hour, 'Europe/London', '2027-10-31T00:30Z'], // shown twice: the first
  ['2027-10-31', 2 * hour, 'Europe/London', '2027-10-31T02:00Z'],
  ['2027-03-14', 2.5 * hour, 'America/New_York', '2027-03-14T07:00Z'],
  ['2027-11-07', 1.5 * hour, 'America/New_York', '2027-11-07T05:30Z'],
  ['2027-04-04', 2.5 * hour, 'Australia/Sydney', '2027-04-03T15:30Z'],
  ['2027-10-03', 2.5 * hour, 'Australia/Sydney', '2027-10-02T16:00Z'],
  ['2027-04-04', 1.75 * hour, 'Australia/Lord_Howe', '2027-04-03T14:45Z'], // its clocks change by half an hour
  ['2011-12-30', 12 * hour, 'Pacific/Apia', '2011-12-30T10:00Z'], // Samoa skipped the whole day
  ['2028-02-29', 9 * hour, 'Asia/Colombo', '2028-02-29T03:30Z'],
] as const)('%s, %i minutes after midnight in %s', (day, minutes, zone, instant) => {
  expect(new Date(instantOf(day, minutes, zone)).toISOString()).toBe(`${instant.slice(0, -1)}:00.000Z`);
});

test.each([
  ['2026-11-23T18:29Z', 'Asia/Colombo', '2026-11-23'],
  ['2026-11-23T18:30Z', 'Asia/Colombo', '2026-11-24'],
  ['2026-11-23T18:30Z', 'Pacific/Honolulu', '2026-11-23'],
])('%s in %s is %s', (instant, zone, day) => {
  expect(dayAt(Date.parse(instant), zone)).toBe(day);
});

test.each([
  ['Asia/Colombo', true],
  ['UTC', true],
  ['Etc/GMT+5', true], // a name, odd as it is
  ['Mars/Olympus', false],
  ['+05:30', false], // an offset knows no summer time
  ['-08:00', false],
  ['+0530', false],
  ['-08', false],
  ['', false],
])('"%s" is a time zone: %s', (name, known) => {
  expect(isTimeZone(name)).toBe(known);
});

test.each([
  ['Asia/Tokyo', 'Asia/Tokyo'],
  ['Etc/Unknown', undefined], // what an empty TZ makes of it
  ['', undefined],
  [undefined, undefined],
])('a platform that says it is in %j is in %s', (named, zone) => {
  expect(knownTimeZone(named)).toBe(zone);
});

/** What a clock on the wall shows, read by another way than the code's: as a text. */
const shown = (instant: number, zone: string) =>
  new Date(instant).toLocaleString('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });

test('it is the first instant at which the clock has reached the time', () => {
  const zone = fc.constantFrom('Asia/Colombo', 'Europe/London', 'America/New_York', 'Australia/Lord_Howe');
  const at = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2029-01-01') });
  fc.assert(
    fc.property(zone, at, fc.integer({ min: 0, max: 1439 }), (name, time, minutes) => {
      const day = utcDay(time);
      const instant = instantOf(day, minutes, name);
      const clock = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
      const wanted = `${day} ${clock}:00`;
      expect(shown(instant, name) >= wanted).toBe(true);
      expect(shown(instant - 1000, name) < wanted).toBe(true);
    }),
  );
});
