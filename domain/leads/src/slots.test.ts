import type { IsoDate, Week } from '@formation/calendar';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CallRules, isOpenSlot, openSlots, slotsOfDay } from './slots.ts';

const hour = 60;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Open every day from one full hour to another. */
function calls(from: number, to: number, timeZone = 'Asia/Colombo'): CallRules {
  const daily = [{ from: from * hour, to: to * hour }];
  return withWeek({ timeZone, week: everyDay(daily), closed: [] });
}

const everyDay = (hours: Week[0]): Week => [hours, hours, hours, hours, hours, hours, hours];

const withWeek = (hours: CallRules['hours']): CallRules => ({
  hours,
  lengthMs: hourMs / 2,
  noticeMs: 0,
  aheadMs: 1000 * dayMs,
});

const iso = (starts: readonly number[]) => starts.map((start) => new Date(start).toISOString().slice(0, 16));

test('a day offers its half hours in order, the last one ending at closing time', () => {
  expect(iso(slotsOfDay(calls(9, 11), '2026-11-23'))).toEqual([
    '2026-11-23T03:30',
    '2026-11-23T04:00',
    '2026-11-23T04:30',
    '2026-11-23T05:00',
  ]);
});

test.each([
  // day          zone                  open      slots
  ['2027-03-28', 'Europe/London', [0, 4], 6], // clocks skip an hour
  ['2027-10-31', 'Europe/London', [0, 4], 10], // clocks repeat an hour
  ['2027-03-14', 'America/New_York', [0, 4], 6],
  ['2027-11-07', 'America/New_York', [0, 4], 10],
  ['2027-10-03', 'Australia/Sydney', [0, 4], 6],
  ['2027-04-04', 'Australia/Sydney', [0, 4], 10],
  ['2027-04-04', 'Australia/Lord_Howe', [0, 4], 9], // half an hour more
  ['2027-03-28', 'Asia/Colombo', [0, 4], 8], // Colombo never changes
  ['2028-02-29', 'Asia/Colombo', [9, 17], 16],
  ['2027-03-28', 'Europe/London', [0, 24], 46],
  ['2011-12-30', 'Pacific/Apia', [9, 17], 0], // a day that Samoa skipped
] as const)('%s in %s, open %j: %i slots', (day, zone, [from, to], count) => {
  expect(slotsOfDay(calls(from, to, zone), day)).toHaveLength(count);
});

test('closed days and weekdays without hours offer nothing', () => {
  const { hours } = calls(9, 17);
  const [day] = hours.week;
  const holiday: IsoDate = '2026-12-25';
  const weekdays = withWeek({ ...hours, week: [[], day, day, day, day, day, []] });

  expect(slotsOfDay(withWeek({ ...hours, closed: [holiday] }), holiday)).toEqual([]);
  expect(slotsOfDay(withWeek(hours), holiday)).toHaveLength(16);
  expect(slotsOfDay(weekdays, '2026-11-21')).toEqual([]); // a Saturday
  expect(slotsOfDay(weekdays, '2026-11-23')).toHaveLength(16);
});

test('a lunch break is two intervals', () => {
  const day = [
    { from: 11 * hour, to: 12 * hour },
    { from: 13 * hour, to: 14 * hour },
  ];

  const rules = withWeek({ timeZone: 'Asia/Colombo', week: everyDay(day), closed: [] });

  expect(iso(slotsOfDay(rules, '2026-11-23'))).toEqual([
    '2026-11-23T05:30',
    '2026-11-23T06:00',
    '2026-11-23T07:30',
    '2026-11-23T08:00',
  ]);
});

test('nothing is offered in the past, within the notice or too far ahead', () => {
  const now = Date.parse('2026-11-23T03:30Z'); // nine in Colombo
  const rules: CallRules = { ...calls(9, 10), noticeMs: 2 * dayMs, aheadMs: 4 * dayMs };

  const open = iso(openSlots(rules, { from: 0, to: now + 100 * dayMs }, now));

  expect(open).toEqual(['2026-11-25T04:00', '2026-11-26T03:30', '2026-11-26T04:00']);
});

test.each([
  // span                                             starts
  ['2026-11-23T03:30Z', '2026-11-23T04:00Z', 1], // from included, to excluded
  ['2026-11-23T03:31Z', '2026-11-23T04:01Z', 1],
  ['2026-11-23T04:00Z', '2026-11-23T04:00Z', 0],
  ['2026-11-24T00:00Z', '2026-11-23T00:00Z', 0], // the wrong way round
  ['2026-11-23T18:29Z', '2026-11-24T18:29Z', 2], // from midnight to midnight in Colombo
  ['nonsense', '2026-11-23T04:00Z', 0],
])('from %s to %s', (from, to, count) => {
  const now = Date.parse('2026-11-01T00:00Z');

  expect(openSlots(calls(9, 10), { from: Date.parse(from), to: Date.parse(to) }, now)).toHaveLength(count);
});

test('what is listed as open can be booked, and nothing else', () => {
  const zones = ['Asia/Colombo', 'Europe/London', 'America/New_York', 'Australia/Sydney', 'Pacific/Apia'];
  const quarters = { min: Date.parse('2026-11-22') / 900_000, max: Date.parse('2028-11-22') / 900_000 };
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.integer(quarters), (zone, quarter) => {
      const now = Date.parse('2026-11-21T12:00Z');
      const at = quarter * 900_000;
      const rules = calls(0, 5, zone);
      const listed = openSlots(rules, { from: at - dayMs, to: at + dayMs }, now);
      expect(isOpenSlot(rules, at, now)).toBe(listed.includes(at));
      for (const [i, start] of listed.entries())
        expect(start - (listed[i - 1] ?? 0)).toBeGreaterThanOrEqual(hourMs / 2);
    }),
  );
});
