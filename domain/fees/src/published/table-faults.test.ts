import { expect, test } from 'vitest';
import { quickSource } from '../quick-source.ts';
import { tableFaults } from './table-faults.ts';

const good = { ...quickSource('test'), value: { rate: '0.1' } };

test.each([
  ['a good entry', [good], []],
  ['a number outside', { fee: '0.30' }, ['table.fee: the number 0.30 has no source']],
  ['a word outside', { currency: 'USD', categories: ['most-categories'], none: null }, []],
  ['a binary number outside', { fee: 0.3 }, ['table.fee: 0.3 is a binary number']],
  [
    'a binary number inside',
    { fee: [{ ...good, value: [{ rate: 0.3 }] }] },
    ['table.fee.0.0.rate: 0.3 is a binary number'],
  ],
  ['no day', [{ ...good, from: undefined }], ['table.0: no day']],
  ['no such day', [{ ...good, from: '2026-13-01' }], ['table.0: no day']],
  ['no status', [{ ...good, status: 'sure' }], ['table.0: neither verified nor an estimate']],
  ['no source', [{ ...good, source: undefined }], ['table.0: no source', 'table.0: the source has no day']],
  ['no title', [{ ...good, source: { title: '', checked: '2026-01-01' } }], ['table.0: no source']],
  ['no day of reading', [{ ...good, source: { title: 'A' } }], ['table.0: the source has no day']],
  ['the same day twice', { fee: [good, good] }, ['table.fee: the days do not rise']],
])('%s', (_, table, faults) => {
  expect(tableFaults(table)).toEqual(faults);
});
