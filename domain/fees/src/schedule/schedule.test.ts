import { expect, test } from 'vitest';
import { citing } from './citing.ts';
import { outlook } from './outlook.ts';
import { chargedOn, inForce, isLaterThan, startedBy, startOf, type IsoDate, type Schedule } from './schedule.ts';

const { since, seen } = citing({
  june: { title: 'A page', checked: '2026-06-09' },
  august: { title: 'The same page', checked: '2026-08-21' },
});

const schedule: Schedule<string> = [
  seen(['single', 'august', 'june'], 'first'),
  since('2026-07-01', ['seen', 'august'], 'second'),
];

test.each<[IsoDate, string, boolean]>([
  ['2026-06-09', 'first', false], // seen then for the first time
  ['2026-06-30', 'first', false],
  ['2026-07-01', 'second', false],
  ['2030-01-01', 'second', false],
  ['2026-06-08', 'first', true], // nobody knows: the best there is, and it says so
  ['2020-01-01', 'first', true],
])('on %s it is the %s, known only later: %s', (day, value, isEarly) => {
  const entry = inForce(schedule, day);
  expect(entry.value).toBe(value);
  expect(isLaterThan(entry, day)).toBe(isEarly);
});

test.each<[IsoDate, string | undefined]>([
  ['2026-06-08', undefined], // it had not begun
  ['2026-06-09', 'first'],
  ['2026-07-01', 'second'],
])('what began counts on %s as %s', (day, value) => {
  expect(startedBy(schedule, day)?.value).toBe(value);
});

test('a fee that began is not charged before, one that was only seen later may have been', () => {
  const { begins } = citing({ page: { title: 'test', checked: '2026-06-09' } });
  expect(chargedOn([begins('2026-05-12', ['single', 'page'], 'began')], '2026-05-11')).toBeUndefined();
  expect(chargedOn([begins('2026-05-12', ['single', 'page'], 'began')], '2026-05-12')?.value).toBe('began');
  expect(chargedOn(schedule, '2020-01-01')?.value).toBe('first');
});

test('it starts on the day that somebody named, or else on which it was first read', () => {
  expect(schedule.map(startOf)).toEqual(['2026-06-09', '2026-07-01']);
  expect(schedule.map(({ from }) => from)).toEqual([undefined, '2026-07-01']);
});

test('a day to come says whether its fees are announced', () => {
  const today = '2026-11-21';
  const now = since('2026-07-01', ['single', 'august'], 'now');
  const next = since('2026-12-02', ['single', 'august'], 'next');
  expect(outlook([now], { day: today, today })).toBeUndefined();
  expect(outlook([now], { day: '2026-12-01', today })).toBe('not-announced');
  expect(outlook([now, next], { day: '2026-12-02', today })).toBe('announced');
  const unread = since('2026-12-02', ['unknown', 'august'], 'now');
  expect(outlook([now, unread], { day: '2026-12-02', today })).toBe('not-found');
  expect(outlook([next, unread], { day: '2026-12-02', today })).toBe('not-found');
  expect(outlook([unread], { day: '2026-12-03', today: '2026-12-03' })).toBeUndefined();
});
