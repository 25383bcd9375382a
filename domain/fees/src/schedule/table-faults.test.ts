import { expect, test } from 'vitest';
import { amount, between, percent } from '../value/kinds.ts';
import type { FeeTable } from './fee-table.ts';
import type { IsoDate, Source } from './schedule.ts';
import { tableFaults } from './table-faults.ts';

const source: Source = { title: 'test', href: 'https://example.com/fees', checked: '2026-01-01' };
const good = { from: '2026-01-01', status: 'single', source, value: percent('10') } as const;
const since = (from: IsoDate) => ({ ...good, from });

test.each<[string, FeeTable, readonly string[]]>([
  ['a good entry', { fee: [good] }, []],
  ['an entry that nobody says since when', { fee: [{ status: 'single', source, value: percent('1') }] }, []],
  ['no such day', { fee: [since('2026-02-30')] }, ['fee: there is no day 2026-02-30']],
  [
    'read on no such day',
    { fee: [{ ...good, source: { title: 'A', href: 'https://example.com/a', checked: '2026-13-01' } }] },
    ['fee: a source was read on 2026-13-01, which is no day'],
  ],
  ['read again', { fee: [{ ...good, source: { ...source, readAgain: '2026-01-02' } }] }, []],
  [
    'read again on no such day',
    { fee: [{ ...good, source: { ...source, readAgain: '2026-02-30' } }] },
    ['fee: a source was read on 2026-02-30, which is no day'],
  ],
  [
    'read again before it was read',
    { fee: [{ ...good, source: { ...source, readAgain: '2025-12-31' } }] },
    ['fee: a source was read again on 2025-12-31, before 2026-01-01'],
  ],
  [
    'neither an address nor words of our own',
    { fee: [{ ...good, source: { title: 'A book', checked: '2026-01-01' } }] },
    ['fee: "A book" has an address or is described'],
  ],
  [
    'words of our own',
    { fee: [{ ...good, source: { title: 'A book', described: 'book', checked: '2026-01-01' } }] },
    [],
  ],
  ['no title', { fee: [{ ...good, source: { ...source, title: '' } }] }, ['fee: a source has no title']],
  ['the same day twice', { a: { fee: [good, good] } }, ['a.fee: the days do not rise']],
  ['out of order', { fee: [since('2026-03-01'), since('2026-02-01')] }, ['fee: the days do not rise']],
  ['no decimal', { fee: [{ ...good, value: percent('1,5') }] }, ['fee.percent: 1,5 is not a decimal number']],
  ['a range', { fee: [{ ...good, status: 'range', value: amount('5', 'USD', between('5', '40')) }] }, []],
  [
    'not in its range',
    { fee: [{ ...good, status: 'range', value: percent('1.6', between('0.99', '1.53')) }] },
    ['fee: 1.6 is not between 0.99 and 1.53'],
  ],
  ['at the end of its range', { fee: [{ ...good, status: 'range', value: percent('5', between('1', '5')) }] }, []],
  [
    'below its range',
    { fee: [{ ...good, status: 'range', value: amount('4', 'USD', between('5', '40')) }] },
    ['fee: 4 is not between 5 and 40'],
  ],
  [
    'a range that is no number',
    { fee: [{ ...good, status: 'range', value: percent('1', between('1', '1,5')) }] },
    ['fee.between.high: 1,5 is not a decimal number'],
  ],
  [
    'a binary number',
    { fee: [{ ...good, value: { ...percent('1'), percent: 1.5 as unknown as string } }] },
    ['fee.percent: 1.5 is a binary number'],
  ],
  [
    'one open band of two',
    {
      fee: [
        {
          ...good,
          status: 'range',
          value: {
            kind: 'count-bands',
            currency: 'USD',
            of: 'days',
            per: 'unit',
            bands: [{ upTo: '1', amount: '1', between: between('1', '2') }, { amount: '2' }],
          },
        },
      ],
    },
    [],
  ],
  ['official', { fee: [{ ...good, status: 'official', source: { ...source, own: true } }] }, []],
  [
    'official by a stranger',
    { fee: [{ ...good, status: 'official' }] },
    [`fee: official, but "test" is somebody's reading`],
  ],
  ['seen twice', { fee: [{ ...good, status: 'seen', confirmedBy: [source] }] }, []],
  [
    'seen twice, once before it counted',
    { fee: [{ ...good, status: 'seen', confirmedBy: [{ ...source, checked: '2025-12-31' }] }] },
    ['fee: seen in two places, but only one is named'],
  ],
  [
    'seen twice, once in a copy without a day',
    { fee: [{ ...good, status: 'seen', confirmedBy: [{ ...source, undated: true }] }] },
    ['fee: seen in two places, but only one is named'],
  ],
  [
    'seen twice, read again since it counts',
    {
      fee: [{ ...good, status: 'seen', confirmedBy: [{ ...source, checked: '2025-12-31', readAgain: '2026-02-01' }] }],
    },
    [],
  ],
  ['to come, announced twice', { fee: [{ ...since('2026-03-01'), status: 'seen', confirmedBy: [source] }] }, []],
  ['seen once', { fee: [{ ...good, status: 'seen' }] }, ['fee: seen in two places, but only one is named']],
  ['no range', { fee: [{ ...good, status: 'range' }] }, ['fee: only a range, but it has one value']],
  [
    'a range that claims more',
    { fee: [{ ...good, value: percent('1.2', between('0.99', '1.53')) }] },
    ['fee: it is only known as a range'],
  ],
])('%s', (_, table, faults) => {
  expect(tableFaults(table)).toEqual(faults);
});
