import { expect, test } from 'vitest';
import { ago, dayIn, soon, timeIn } from './times.ts';

const now = Date.parse('2026-11-23T04:00:00Z');

test.each([
  ['2026-11-23T03:59:30Z', 'this minute'],
  ['2026-11-23T03:01:00Z', '59 minutes ago'],
  ['2026-11-23T03:00:00Z', '1 hour ago'],
  ['2026-11-20T04:00:01Z', '2 days ago'],
])('%s is %s', (iso, text) => {
  expect(ago('en-GB', iso, now)).toBe(text);
});

test.each([
  ['2026-11-23T04:40:20Z', 'in 40 minutes'],
  ['2026-11-23T05:30:00Z', 'in 90 minutes'],
  ['2026-11-23T05:30:01Z', 'in 2 hours'],
  ['2026-11-24T03:59:59Z', 'in 24 hours'],
  ['2026-11-24T04:00:00Z', ''], // a day and more is said by its date
  ['2026-11-23T03:59:59Z', undefined], // it has begun
])('of %s one says “%s”', (iso, text) => {
  expect(soon('en-GB', iso, now)).toBe(text);
});

test('an instant is told by Colombo’s clock, wherever the reader is', () => {
  const evening = '2026-11-23T20:15:00Z'; // 01:45 of the next day in Colombo
  const zone = process.env['TZ'];
  process.env['TZ'] = 'America/New_York';
  try {
    expect(new Date(evening).getHours()).toBe(15); // the reader is elsewhere
    expect(timeIn('en-GB', evening)).toBe('24 Nov 2026, 01:45');
    expect(dayIn('en-GB', evening)).toBe('24 Nov 2026');
    expect(timeIn('en-GB', evening, 'Europe/Berlin')).toBe('23 Nov 2026, 21:15');
  } finally {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  }
});
