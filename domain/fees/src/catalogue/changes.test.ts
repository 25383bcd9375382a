import { expect, test } from 'vitest';
import { citing } from '../schedule/citing.ts';
import type { Schedule } from '../schedule/schedule.ts';
import type { FeeValue } from '../value/fee-value.ts';
import { percent, period } from '../value/kinds.ts';
import { changesOf } from './changes.ts';

const { begins, seen, since } = citing({ page: { title: 'test', checked: '2026-06-01' } });
const changed = (...entries: Schedule<FeeValue>) =>
  changesOf({ platform: 'amazon', path: ['fee'], section: [], entries }).map(({ day, before, after }) => [
    day,
    before?.value.kind,
    after?.value.kind,
  ]);

test('what takes the place of another is a change, what only confirms it is none', () => {
  const first = since('2025-01-01', ['single', 'page'], percent('1'));
  expect(changed(first, since('2026-01-01', ['single', 'page'], percent('2')))).toEqual([
    ['2026-01-01', 'percent', 'percent'],
  ]);
  expect(changed(first, since('2026-01-01', ['single', 'page'], percent('1')))).toEqual([]);
});

test('the first value that is known is no change, a fee that began is one', () => {
  expect(changed(seen(['single', 'page'], percent('1')))).toEqual([]);
  expect(changed(since('2025-01-01', ['single', 'page'], percent('1')))).toEqual([]);
  expect(changed(begins('2026-04-17', ['single', 'page'], percent('3.5')))).toEqual([
    ['2026-04-17', undefined, 'percent'],
  ]);
});

test('a season begins, and ends on the day after its last', () => {
  const season = (from: `${number}-${number}-${number}`, to: `${number}-${number}-${number}`) =>
    since(from, ['single', 'page'], period({ to, currency: 'USD' }));
  expect(changed(season('2025-10-15', '2026-01-14'), season('2026-10-15', '2027-01-14'))).toEqual([
    ['2025-10-15', undefined, 'period'],
    ['2026-01-15', 'period', undefined],
    ['2026-10-15', undefined, 'period'],
    ['2027-01-15', 'period', undefined],
  ]);
});
