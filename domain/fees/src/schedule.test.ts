import { expect, test } from 'vitest';
import { quickSource } from './quick-source.ts';
import { inForce, type Dated, type IsoDate, type Schedule } from './schedule.ts';

const dated = (from: IsoDate, value: string): Dated<string> => ({
  from,
  value,
  status: 'verified',
  source: { title: 'A page', checked: '2026-01-01' },
});
const schedule: Schedule<string> = [dated('2024-01-01', 'first'), dated('2026-02-01', 'second')];

test.each([
  ['2024-01-01', 'first'],
  ['2026-01-31', 'first'],
  ['2026-02-01', 'second'], // a new value counts from its own day on
  ['2030-12-31', 'second'],
] as const)('on %s the %s value is in force', (day, value) => {
  expect(inForce(schedule, day).value).toBe(value);
});

test('a day before the first value is an error', () => {
  expect(() => inForce(schedule, '2023-12-31')).toThrow(
    'No value is known for 2023-12-31; the first is from 2024-01-01',
  );
});

test('the numbers of the quick estimate name the specification, and are estimates', () => {
  expect(quickSource('Wise formulas')).toEqual({
    from: '2024-01-01',
    status: 'estimate',
    source: { title: 'Calculator specification §9, Wise formulas', checked: '2026-11-21' },
  });
});
