import { expect, test } from 'vitest';
import { offers, typedTime } from './snooze-times.ts';

const colombo = (text: string) => `${text}:00+05:30`;

test.each([
  // now in Colombo: Thursday morning, Thursday afternoon, Sunday, Monday, a year's last day
  ['2026-11-26T08:00', ['afternoon 2026-11-26T14:00', 'tomorrow 2026-11-27T09:00', 'monday 2026-11-30T09:00']],
  ['2026-11-26T14:00', ['tomorrow 2026-11-27T09:00', 'monday 2026-11-30T09:00']],
  ['2026-11-29T18:00', ['tomorrow 2026-11-30T09:00']],
  ['2026-11-30T00:00', ['afternoon 2026-11-30T14:00', 'tomorrow 2026-12-01T09:00', 'monday 2026-12-07T09:00']],
  ['2026-12-31T23:59', ['tomorrow 2027-01-01T09:00', 'monday 2027-01-04T09:00']],
])('at %s these are offered: %s', (now, wanted) => {
  const found = offers(Date.parse(colombo(now)));
  const expected = wanted.map((each) => {
    const [name, time = ''] = each.split(' ');
    return { name, at: new Date(colombo(time)).toISOString() };
  });
  expect(found).toEqual(expected);
});

test.each([
  ['2026-11-30T09:00', '2026-11-30T03:30:00.000Z'],
  ['2026-11-30T00:15:00', '2026-11-29T18:45:00.000Z'],
  ['2026-02-30T09:00', undefined],
  ['2026-11-30', undefined],
  ['', undefined],
])('"%s" is %s', (typed, instant) => {
  expect(typedTime(typed)).toBe(instant);
});
