import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarFile, cancellationFile, type CalendarPlan } from './calendar-file.ts';

const plan: CalendarPlan = {
  product: '-//Firm//Deadlines//EN',
  organizer: { name: 'Firm "of" Galle', email: 'hello@firm.example' },
  stamp: '2026-11-21T08:30:00Z',
  reminders: [14, 1, 0],
  events: [
    {
      uid: 'uk-accounts-2027-11-30@firm.example',
      day: '2028-02-29',
      summary: 'Accounts; first, "long" year \\ with ලේඛන',
      description: 'Line one\nline two, අවසන් දිනය '.repeat(8),
      url: 'https://www.legislation.gov.uk/ukpga/2006/46/section/442',
    },
  ],
};

function parsed(file: string) {
  const component = new ICAL.Component(ICAL.parse(file));
  return { component, events: component.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event)) };
}

test('an independent reader gets back what was written', () => {
  const { component, events } = parsed(calendarFile(plan));
  const [event] = events;

  expect(component.getFirstPropertyValue('version')).toBe('2.0');
  expect(component.getFirstPropertyValue('method')).toBe('PUBLISH');
  expect(event?.uid).toBe(plan.events[0]?.uid);
  expect(event?.summary).toBe(plan.events[0]?.summary);
  expect(event?.description).toBe(plan.events[0]?.description);
  expect(event?.component.getFirstPropertyValue('organizer')).toBe('mailto:hello@firm.example');
  expect(event?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-21T08:30:00Z');
});

test('an event is all day and ends on the next day, over a leap day too', () => {
  const [event] = parsed(calendarFile(plan)).events;

  expect(event?.startDate.isDate).toBe(true);
  expect([event?.startDate.toString(), event?.endDate.toString()]).toEqual(['2028-02-29', '2028-03-01']);
});

test('reminders ring at nine in the morning', () => {
  const [event] = parsed(calendarFile(plan)).events;
  const seconds = event?.component
    .getAllSubcomponents('valarm')
    .map((alarm) => (alarm.getFirstPropertyValue('trigger') as ICAL.Duration).toSeconds());

  expect(seconds).toEqual([-14 * 86_400 + 9 * 3600, -86_400 + 9 * 3600, 9 * 3600]);
});

test('a file that removes in the same second still has the larger sequence, and the next file a larger one', () => {
  const sequence = (file: string) => Number(parsed(file).events[0]?.sequence);
  const added = sequence(calendarFile(plan));
  const removed = sequence(cancellationFile(plan));
  const again = sequence(calendarFile({ ...plan, stamp: '2026-11-21T08:30:01Z' }));

  expect([added, removed, again]).toEqual([added, removed, again].toSorted((a, b) => a - b));
  expect(new Set([added, removed, again]).size).toBe(3);
  expect(sequence(cancellationFile({ ...plan, stamp: '2059-12-31T23:59:59Z' }))).toBeLessThan(2 ** 31);
});

test('a later cancellation names the same event with a larger sequence, and rings no more', () => {
  const [added] = parsed(calendarFile(plan)).events;
  const removal = parsed(cancellationFile({ ...plan, stamp: '2026-11-21T08:31:00Z' }));
  const [removed] = removal.events;

  expect(removal.component.getFirstPropertyValue('method')).toBe('CANCEL');
  expect(removed?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(removed?.component.getAllSubcomponents('valarm')).toEqual([]);
  expect(removed?.uid).toBe(added?.uid);
  expect(Number(removed?.sequence)).toBeGreaterThan(Number(added?.sequence));
});
