import { messages } from '@formation/content';
import { expect, test } from 'vitest';
import { dayFault, dayProps } from './day-fault.ts';

const limits = { first: '2020-01-01', last: '2099-12-31' } as const;

test.each([
  ['2020-01-01', undefined],
  ['2099-12-31', undefined],
  ['2024-02-29', undefined],
  ['', undefined],
  ['no-day', 'noSuchDay'], // typed by halves, or a day that does not exist
  ['2025-02-30', 'noSuchDayInLink'], // no field holds it
  ['soon', 'noSuchDayInLink'],
  ['2019-12-31', 'tooEarly'],
  ['0202-01-01', 'tooEarly'],
  ['2100-01-01', 'tooLate'],
  ['10000-01-01', 'tooLate'], // as a text it stands before the first
] as const)('of "%s" is told: %s', (text, fault) => {
  expect(dayFault(text, limits)).toBe(fault);
});

test('a day that is required may not stay empty', () => {
  expect(dayFault('', { ...limits, required: true })).toBe('missing');
});

test('a day out of the years that are known is told the nearest that counts', () => {
  const { days } = messages.en.calculators.published;

  expect(dayProps('2019-12-31', limits, days).fault).toContain('1 Jan 2020');
  expect(dayProps('2100-01-01', limits, days).fault).toContain('31 Dec 2099');
});

test.each([
  ['2024-02-09', '9 Feb 2024'],
  ['', ''],
  ['2019-12-31', ''], // the fault names a day, and two would be one too many
])('beside the browser’s own form of "%s" stands the page’s: "%s"', (typed, readAs) => {
  expect(dayProps(typed, limits, messages.en.calculators.published.days).readAs).toBe(readAs);
});
