import { expect, test, vi } from 'vitest';
import { savedChoice, type Chosen } from './saved-choice.ts';

const bounds = {
  earliest: '2026-11',
  latest: '2027-02',
  today: '2026-11-20',
  now: new Date('2026-11-20T06:00:00Z'),
} as const;
const start = '2026-12-03T04:30:00Z';

test.each<readonly [string, Chosen, Chosen]>([
  ['a month alone', { month: '2026-12' }, { month: '2026-12' }],
  ['a day without a time', { month: '2026-12', day: '2026-12-03' }, { month: '2026-12', day: '2026-12-03' }],
  ['a day and a time', { month: '2026-12', day: '2026-12-03', start }, { month: '2026-12', day: '2026-12-03', start }],
  ['a time of the first free day', { month: '2026-12', start }, { month: '2026-12', start }],
  [
    'a time that has passed, of a day that has not',
    { month: '2026-11', day: '2026-11-20', start: '2026-11-20T06:00:00Z' },
    { month: '2026-11', day: '2026-11-20' },
  ],
  ['a day that has passed', { month: '2026-11', day: '2026-11-19' }, { month: '2026-11' }],
  ['a month that has passed', { month: '2026-10', day: '2026-10-19' }, {}],
  ['a month too late', { month: '2027-03', day: '2027-03-01' }, {}],
])('of what was chosen comes back: %s', (_, saved, back) => {
  vi.stubGlobal('history', { state: { call: saved } });

  expect(savedChoice(bounds)).toEqual(back);
});
