import { expect, test } from 'vitest';
import { percent } from '../value/kinds.ts';
import { eventFaults, type ChangeEvent } from './change-event.ts';
import { citing } from './citing.ts';

const source = { title: 'test', checked: '2026-06-01' } as const;
const { since } = citing({ page: source });
const changed = [since('2026-06-22', ['single', 'page'], percent('1'))] as const;
const unchanged = [since('2026-01-01', ['single', 'page'], percent('1'))] as const;
const event = (...rows: readonly string[]): ChangeEvent => ({ id: 'june', day: '2026-06-22', source, rows });

test.each([
  ['carried through', event('FR.fee', 'IT.fee'), { FR: { fee: changed }, IT: { fee: changed } }, []],
  [
    'carried through in part',
    event('FR.fee', 'IT.fee'),
    { FR: { fee: changed }, IT: { fee: unchanged } },
    ['june: IT.fee has no entry of 2026-06-22'],
  ],
  ['a row that is not there', event('HU.fee'), { FR: { fee: changed } }, ['june: HU.fee has no entry of 2026-06-22']],
] as const)('%s', (_, one, table, faults) => {
  expect(eventFaults(table, [one])).toEqual(faults);
});
