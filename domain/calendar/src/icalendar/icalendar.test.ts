import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { icalendar, type Icalendar, type IcalendarEvent } from './icalendar.ts';

const call = {
  uid: 'b-7',
  sequence: 2,
  when: { start: '2026-12-01T04:30:00.000Z', end: '2026-12-01T05:00:00.000Z' },
  summary: 'Call with the firm',
  description: 'UK; company, "ltd" \\ two\n\nMove or cancel: https://firm.example/meet?booking=b-7',
  location: 'https://meet.example/a,b;c',
  url: 'https://firm.example/meet?booking=b-7',
  isCancelled: false,
  guest: 'nimal@example.com',
} satisfies IcalendarEvent;

const invitation: Icalendar = {
  product: '-//Firm//Bookings//EN',
  method: 'REQUEST',
  stamp: '2026-11-28T09:00:01.500Z',
  organizer: { name: 'Firm "of" Galle', email: 'hello@firm.example' },
  events: [call],
};

/** What an independent reader finds in a file. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const component = calendar.getFirstSubcomponent('vevent') ?? undefined;
  const value = (name: string) => component?.getFirstPropertyValue(name)?.toString();
  return { calendar, component, event: new ICAL.Event(component), value };
}

const octets = (line: string) => encodeURIComponent(line).replaceAll(/%[0-9A-F]{2}/g, '.').length;

test('an independent reader gets back the call that an invitation is of', () => {
  const { calendar, component, event, value } = read(icalendar(invitation));

  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
  expect(event).toMatchObject({ uid: call.uid, sequence: 2, summary: call.summary, location: call.location });
  expect(event.description).toBe(call.description);
  expect([value('dtstamp'), value('dtstart'), value('dtend')]).toEqual([
    '2026-11-28T09:00:01Z',
    '2026-12-01T04:30:00Z',
    '2026-12-01T05:00:00Z',
  ]);
  expect([value('url'), value('status'), value('transp')]).toEqual([call.url, 'CONFIRMED', undefined]);
  expect([value('organizer'), value('attendee')]).toEqual(['mailto:hello@firm.example', 'mailto:nimal@example.com']);
  expect(component?.getFirstProperty('attendee')?.getFirstParameter('partstat')).toBe('ACCEPTED');
});

test('what is not said has no line, and a cancelled call says so', () => {
  const { uid, sequence, when, summary } = call;
  const events = [{ uid, sequence, when, summary, location: '', isCancelled: true }];
  const { component, value } = read(icalendar({ ...invitation, method: 'CANCEL', organizer: undefined, events }));

  expect(value('status')).toBe('CANCELLED');
  for (const name of ['location', 'description', 'url', 'organizer', 'attendee'])
    expect([name, component?.hasProperty(name)]).toEqual([name, false]);
});

test('an address cannot begin a line of its own', () => {
  const guest = 'a@b.example\r\nATTENDEE:mailto:evil@example.com';

  expect(icalendar({ ...invitation, events: [{ ...call, guest }] }).match(/^ATTENDEE/gm)).toHaveLength(1);
});

test.each(['2026-11-21', '2026-11-21T08:30:00', '2026-13-21T08:30:00Z'])('%s is not a moment in UTC', (moment) => {
  expect(() => icalendar({ ...invitation, stamp: moment })).toThrow(RangeError);
  const when = { ...call.when, end: moment };
  expect(() => icalendar({ ...invitation, events: [{ ...call, when }] })).toThrow(RangeError);
});

test('any text survives, in lines of at most 75 octets that all end in CRLF', () => {
  const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(words, words, (summary, description) => {
      const file = icalendar({ ...invitation, events: [{ ...call, summary, description }] });
      const { event } = read(file);

      expect([event.summary, event.description]).toEqual([summary, description]);
      expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      for (const line of file.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75);
    }),
  );
});
