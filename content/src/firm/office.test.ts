import { isoDate } from '@formation/calendar';
import { openSlots } from '@formation/leads';
import { expect, test } from 'vitest';
import { calls } from './calls.ts';
import { closedDays, closedDaysKnownUntil } from './closed-days.ts';
import { office } from './office.ts';

const weeks = [office.hours, office.businessHours, calls.hours];

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

test('the closed days are in order, each once, each with its source; nobody can book one', () => {
  const days = closedDays.map(({ day }) => day);

  expect(days).toEqual([...new Set(days)].sort());
  for (const { name, source } of closedDays) expect([name.en, source].every((text) => text !== '')).toBe(true);
  const known = days.filter((day) => day <= closedDaysKnownUntil);
  for (const day of known) {
    const now = Date.parse(`${day}T00:00:00+05:30`) - 7 * 86_400_000;
    const span = { from: Date.parse(`${day}T00:00:00+05:30`), to: Date.parse(`${day}T24:00:00+05:30`) };
    expect(openSlots(calls, span, now)).toEqual([]);
  }
  expect(known.length).toBeGreaterThan(0);
});

test('a call fits into the hours of calls', () => {
  const lengths = calls.hours.week.flat().map(({ from, to }) => (to - from) * 60_000);

  expect(Math.max(...lengths)).toBeGreaterThanOrEqual(calls.lengthMs);
});
