import { isoDate } from '@formation/calendar';
import { expect, test } from 'vitest';
import { office } from './office.ts';

const weeks = [office.hours, office.businessHours, office.calls.hours];

test('every interval of the hours begins before it ends, within its day', () => {
  for (const { from, to } of weeks.flatMap(({ week }) => week.flat())) {
    expect(from).toBeGreaterThanOrEqual(0);
    expect(to).toBeGreaterThan(from);
    expect(to).toBeLessThanOrEqual(24 * 60);
  }
});

test('every closed day is a day', () => {
  for (const day of weeks.flatMap(({ closed }) => closed)) expect(isoDate(day), day).toBe(day);
});

test('a call fits into the hours of calls', () => {
  const lengths = office.calls.hours.week.flat().map(({ from, to }) => (to - from) * 60_000);

  expect(Math.max(...lengths)).toBeGreaterThanOrEqual(office.calls.lengthMs);
});
