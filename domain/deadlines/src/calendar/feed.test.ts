import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarFile, type CalendarPlan } from './calendar-file.ts';

const plan: CalendarPlan = {
  product: '-//Firm//Deadlines//EN',
  organizer: { name: 'Firm', email: 'hello@firm.example' },
  stamp: '2026-11-01T00:00:00Z',
  reminders: [],
  events: [],
};

test('a calendar to subscribe to says its name and how often to ask; a file does not', () => {
  const feed = new ICAL.Component(
    ICAL.parse(calendarFile({ ...plan, feed: { name: 'Dates; of "Galle", Tea', refresh: 'P1D' } })),
  );
  const said = (name: string) => feed.getFirstPropertyValue(name)?.toString();

  const escaped = 'Dates\\; of "Galle"\\, Tea'; // this reader leaves properties that it does not know as they are written
  expect([said('name'), said('x-wr-calname')]).toEqual([escaped, escaped]);
  expect([said('refresh-interval'), said('x-published-ttl')]).toEqual(['P1D', 'P1D']);
  expect(calendarFile(plan)).not.toContain('REFRESH');
});
