import { expect, test } from 'vitest';
import { emptyPlaces, placeOf, placeOfCall, placeWithin, shownHours, unknownWeek, weekFrom } from './week-layout.ts';

/** By Colombo's clock, half an hour long. */
const call = (time: string) => {
  const start = Date.parse(`2026-11-30T${time}:00+05:30`);
  return { start: new Date(start).toISOString(), end: new Date(start + 30 * 60_000).toISOString() };
};
const nineToFive = [[], [{ from: 9 * 60, to: 12 * 60 }], [{ from: 13 * 60, to: 17 * 60 }]];

test.each([
  ['the opening hours', nineToFive, [], { from: 9, to: 17 }],
  ['calls outside them', nineToFive, [call('07:45'), call('18:00')], { from: 7, to: 19 }],
  ['half hours', [[{ from: 8 * 60 + 30, to: 16 * 60 + 30 }]], [], { from: 8, to: 17 }],
  ['a call up to midnight', [], [call('23:45')], { from: 23, to: 24 }],
  ['nothing', [], [], { from: 9, to: 17 }],
  ['a call before the hours have come', unknownWeek, [call('11:00')], { from: 9, to: 17 }],
] as const)('a grid of %s shows whole hours', (_, week, calls, hours) => {
  expect(shownHours(week, calls)).toEqual(hours);
});

test('a call stands at its time and is as high as it is long', () => {
  expect(placeOfCall(call('11:00'), { from: 9, to: 17 })).toEqual({ top: 25, height: 6.25 }); // 2 of 8 hours, half of one
  expect(placeOf({ from: 9 * 60, to: 17 * 60 }, { from: 9, to: 17 })).toEqual({ top: 0, height: 100 });
});

test('a blocked day stands as high as the hours are, and an evening outside of them nowhere', () => {
  const shown = { from: 9, to: 17 };
  const time = (from: string, to: string) => ({ start: call(from).start, end: call(to).start });
  expect(placeWithin(time('00:00', '23:59'), shown)).toEqual({ top: 0, height: 100 });
  expect(placeWithin(time('15:00', '20:00'), shown)).toEqual({ top: 75, height: 25 });
  expect(placeWithin(time('17:00', '20:00'), shown)).toBeUndefined();
});

test('the empty places of a day are those to come in which nothing stands', () => {
  const day = '2026-11-30';
  const open = [{ from: 9 * 60, to: 11 * 60 + 45 }]; // the last quarter is too short
  const taken = [{ start: `${day}T04:15:00.000Z`, end: `${day}T04:45:00.000Z` }]; // 9:45 to 10:15
  const places = emptyPlaces({ day, open, taken, now: Date.parse(`${day}T03:00:00Z`) }, 30);

  expect(places.map(({ from, start }) => [from, start])).toEqual([
    [9 * 60, `${day}T03:30:00.000Z`],
    [10 * 60 + 30, `${day}T05:00:00.000Z`],
    [11 * 60, `${day}T05:30:00.000Z`],
  ]);
  expect(emptyPlaces({ day, open, taken, now: Date.parse(`${day}T05:00:00Z`) }, 30)).toEqual(places.slice(2));
  expect(emptyPlaces({ day, open: [], taken, now: 0 }, 30)).toEqual([]);
});

test('a week has seven days', () => {
  expect(weekFrom('2026-11-30')).toEqual([
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
  ]);
});
