import { expect, test } from 'vitest';
import { isReviewDue, notReplaced } from './review.ts';
import type { Cited, IsoDate } from './schedule.ts';

const read = (checked: IsoDate) => ({ title: 'A page', checked });
const cited: Cited = { from: '2026-01-01', status: 'seen', source: read('2026-03-01') };

test.each([
  ['2026-03-01', false],
  ['2026-08-31', false], // the last day
  ['2026-09-01', true],
  ['2025-01-01', false], // a clock that is wrong
] as const)('on %s a number read on 1 March 2026 should be looked up again: %s', (today, due) => {
  expect(isReviewDue(cited, today)).toBe(due);
});

test('the latest reading counts', () => {
  const confirmed = { ...cited, confirmedBy: [read('2026-01-01'), read('2026-08-01')] };
  expect(isReviewDue(confirmed, '2026-12-01')).toBe(false);
  expect(isReviewDue({ ...cited, confirmedBy: [read('2026-01-01')] }, '2026-12-01')).toBe(true);
});

test('what was replaced when it was last read is history, what is announced comes after what counts', () => {
  const entry = (from: IsoDate, checked: IsoDate) => ({ ...cited, from, source: read(checked), value: from });
  const [old, inForce, announced] = [
    entry('2024-01-01', '2026-03-01'),
    entry('2026-01-01', '2026-03-01'),
    entry('2026-06-01', '2026-03-01'),
  ];
  expect(notReplaced([old, inForce, announced])).toEqual([inForce, announced]);
  expect(notReplaced([announced])).toEqual([announced]);
});
