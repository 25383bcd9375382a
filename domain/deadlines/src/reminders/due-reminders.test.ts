import { addDays, daysBetween, type IsoDate } from '@formation/calendar';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Deadline } from '../all-deadlines.ts';
import { dueReminders } from './due-reminders.ts';

const days = [30, 7, 1];
const due = '2027-03-15';
const deadline: Deadline = {
  id: 'uk-accounts-2026-06-30',
  duty: 'uk-accounts',
  period: '2026-06-30',
  due,
  source: { title: 'A law', href: 'https://example.com', checked: '2026-11-21' },
  verified: true,
};

const reply = (since: IsoDate, today: IsoDate) =>
  dueReminders([deadline], { since, today, days }).map((reminder) => reminder.days);

test.each([
  // today        told, when it was asked for long ago
  ['2027-02-12', []], // 31 days before
  ['2027-02-13', [30]],
  ['2027-02-14', [30]], // the server was down yesterday
  ['2027-03-07', [30]],
  ['2027-03-08', [7]],
  ['2027-03-13', [7]],
  ['2027-03-14', [1]],
  ['2027-03-15', [1]],
  ['2027-03-16', []], // past
] as const)('on %s it is %j', (today, expected) => {
  expect(reply('2026-01-01', today)).toEqual(expected);
});

test.each([
  // asked on     today        told
  ['2027-02-13', '2027-02-13', [30]], // on the very day
  ['2027-02-14', '2027-02-14', []], // a day late: the next is a week before
  ['2027-02-14', '2027-03-08', [7]],
  ['2027-03-14', '2027-03-14', [1]],
  ['2027-03-15', '2027-03-15', []],
] as const)('asked for on %s, on %s it is %j', (since, today, expected) => {
  expect(reply(since, today)).toEqual(expected);
});

const day = fc.nat(800).map((later) => addDays('2026-01-01', later));

test('whoever looks every day is told each step once, on its day', () => {
  fc.assert(
    fc.property(day, day, (since, last) => {
      const steps = new Map<number, IsoDate>();
      for (let today = since; today <= due; today = addDays(today, 1))
        for (const step of reply(since, today)) if (!steps.has(step)) steps.set(step, today);
      const expected = days.filter((step) => daysBetween(since, due) >= step);

      expect([...steps]).toEqual(expected.map((step) => [step, addDays(due, -step)]));
      expect(reply(since, last).length).toBeLessThanOrEqual(1);
    }),
  );
});
