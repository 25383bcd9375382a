import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isoDate } from '@formation/content';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { isRealDay, latestReading } from '../../lint/days.ts';

test.each([
  ['2026-11-21', true],
  ['2024-02-29', true],
  ['2025-02-29', false],
  ['2026-02-31', false],
  ['2026-04-31', false],
  ['2026-00-10', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['', false],
])('%j is a day of the calendar: %s', (text, expected) => {
  expect(isRealDay(text)).toBe(expected);
});

test('every day that a calendar counts is one, and the day after the last of its month is not', () => {
  const anyMonth = fc.record({ year: fc.integer({ min: 1900, max: 2199 }), month: fc.integer({ min: 1, max: 12 }) });
  fc.assert(
    fc.property(anyMonth, fc.integer({ min: 1, max: 99 }), ({ year, month }, day) => {
      const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
      const length = month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
      const [mm, dd] = [month, day].map((part) => String(part).padStart(2, '0'));
      expect(isRealDay(`${year}-${mm}-${dd}`)).toBe(day <= length);
    }),
  );
});

const blog = join(import.meta.dirname, '../../content/entries/blog');

test('no post was written or checked on a day that has not come', () => {
  const days = readdirSync(blog).flatMap((slug) => {
    const [, front = ''] = /^---\n([^]*?)\n---\n/.exec(readFileSync(join(blog, slug, 'en.md'), 'utf8')) ?? [];
    const { date, updated } = parse(front) as Readonly<Record<'date' | 'updated', string | undefined>>;
    return [date, updated].flatMap((text) => (text === undefined ? [] : { slug, day: isoDate(text) ?? text }));
  });

  expect(days.length).toBeGreaterThan(0);
  expect(days.filter(({ day }) => day > latestReading)).toEqual([]);
});
