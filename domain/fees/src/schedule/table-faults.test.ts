import { expect, test } from 'vitest';
import { amount, between, percent } from '../value/kinds.ts';
import type { FeeTable } from './fee-table.ts';
import type { IsoDate, Source } from './schedule.ts';
import { tableFaults } from './table-faults.ts';

const source: Source = { title: 'test', checked: '2026-01-01' };
const good = { from: '2026-01-01', status: 'verified', source, value: percent('10') } as const;
const since = (from: IsoDate) => ({ ...good, from });

test.each<[string, FeeTable, readonly string[]]>([
  ['a good entry', { fee: [good] }, []],
  ['an entry that nobody says since when', { fee: [{ status: 'estimate', source, value: percent('1') }] }, []],
  ['no such day', { fee: [since('2026-02-30')] }, ['fee: there is no day 2026-02-30']],
  [
    'read on no such day',
    { fee: [{ ...good, source: { title: 'A', checked: '2026-13-01' } }] },
    ['fee: a source was read on 2026-13-01, which is no day'],
  ],
  ['no title', { fee: [{ ...good, source: { ...source, title: '' } }] }, ['fee: a source has no title']],
  ['the same day twice', { a: { fee: [good, good] } }, ['a.fee: the days do not rise']],
  ['out of order', { fee: [since('2026-03-01'), since('2026-02-01')] }, ['fee: the days do not rise']],
  ['no decimal', { fee: [{ ...good, value: percent('1,5') }] }, ['fee.percent: 1,5 is not a decimal number']],
  ['a range', { fee: [{ ...good, value: amount('5', 'USD', between('5', '40')) }] }, []],
  [
    'not in its range',
    { fee: [{ ...good, value: percent('1.6', between('0.99', '1.53')) }] },
    ['fee: 1.6 is not between 0.99 and 1.53'],
  ],
])('%s', (_, table, faults) => {
  expect(tableFaults(table)).toEqual(faults);
});
