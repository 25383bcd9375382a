import { expect, test } from 'vitest';
import { feeLines, readFeeLines } from './fee-lines.ts';
import { stateFees } from './state-fees.ts';

const fees = [
  { state: 'DE', name: 'Delaware', llc: { amount: '110.00', verified: true, year: '934' } },
  {
    state: 'NV',
    name: 'Nevada',
    llc: { amount: '425.00', verified: false },
    corporation: { amount: '725.00', verified: true },
  },
];

test('a state is a line, an estimate is marked, an unknown fee is nothing', () => {
  expect(feeLines(fees)).toBe('DE|Delaware|110.00/934|;NV|Nevada|425.00~|725.00');
});

test.each([{ fees }, { fees: stateFees('2026-11-21') }])('lines are read as they were written', ({ fees: written }) => {
  expect(readFeeLines(feeLines(written))).toEqual(written);
});
