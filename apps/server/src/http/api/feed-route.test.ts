import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { handClock, runningApp } from '../../testing/running-app.ts';

const path =
  '/api/v1/deadlines.ics?country=uk&incorporated=2024-03-10&name=Galle+Tea&id=0123456789abcdef0123456789abcdef';
const dayMs = 24 * 3_600_000;

const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

test('a calendar program subscribes, and asks again for nothing', async () => {
  await using app = await runningApp({ SITE_URL: 'https://www.example.com' });
  const first = await app.get(path);
  const text = await first.text();

  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(first.headers.get('cache-control')).toBe('private, max-age=21600');
  expect(text).toContain('X-WR-CALNAME:Deadlines: Galle Tea');
  const events = eventsIn(text);
  expect(events.length).toBeGreaterThan(5);
  for (const event of events) {
    expect(event.uid).toMatch(/\.0123456789abcdef0123456789abcdef@www\.example\.com$/);
    expect(event.summary).toContain('Galle Tea');
    expect(event.startDate.isDate).toBe(true);
  }
  const etag = first.headers.get('etag') ?? '';
  for (const known of [etag, `W/${etag}`, `"x", ${etag}`]) {
    const again = await app.get(path, { 'if-none-match': known });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  }
  expect((await app.get(path, { 'if-none-match': '"other"' })).status).toBe(200);
  expect((await app.get(path, {}, 'HEAD')).status).toBe(200);
  expect(await app.store.reminders.list()).toEqual([]); // nothing is stored
});

test('over four years its span moves with the day, and an event keeps its identity and its day', async () => {
  const clock = handClock();
  await using app = await runningApp({}, clock);
  const days = new Map<string, string>();
  for (let month = 0; month < 48; month += 1, clock.advance(30 * dayMs)) {
    const events = eventsIn(await (await app.get(path)).text());
    const today = new Date(clock.now()).toISOString().slice(0, 10);
    const shown = events.map(({ startDate }) => startDate.toString());
    expect(shown.some((day) => day > today)).toBe(true);
    expect(shown.every((day) => Math.abs(Date.parse(day) - clock.now()) < 735 * dayMs)).toBe(true);
    for (const { uid, startDate } of events) {
      const day = startDate.toString();
      expect(days.get(uid) ?? day).toBe(day);
      days.set(uid, day);
    }
  }
});

test.each([
  '',
  '?country=uk',
  '?incorporated=soon',
  '?incorporated=2026-02-30',
  `?incorporated=2026-02-10&name=${'x'.repeat(2000)}`,
])('an address with "%s" names no company', async (query) => {
  await using app = await runningApp();
  const answer = await app.get(`/api/v1/deadlines.ics${query}`);
  expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'bad-field', field: 'incorporated' }]);
});

test.each([
  ['country', 'fr'],
  ['country', ''],
  ['country', 'UK'],
  ['state', 'Texas'],
  ['kind', 'gmbh'],
  ['owners', '2'],
  ['foreign', 'maybe'],
  ['yearEnd', '02-30'],
  ['ownerBirthMonth', '13', '&country=uk'],
  ['registrationYears', '2', '&country=hk'],
])('a %s "%s" that we do not know is refused, and no other is taken for it', async (field, text, more = '') => {
  await using app = await runningApp();
  const answer = await app.get(`/api/v1/deadlines.ics?incorporated=2026-02-10&${field}=${text}${more}`);
  expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'bad-field', field }]);
});

test('a hostile name cannot add lines, and a broken escape harms nothing', async () => {
  await using app = await runningApp();
  const name = encodeURIComponent('A\r\nATTENDEE:mailto:evil@example.com\r\n\0');
  const text = await (await app.get(`/api/v1/deadlines.ics?incorporated=2026-02-10&name=${name}`)).text();

  expect(text).not.toMatch(/^ATTENDEE/m);
  expect(eventsIn(text).every((event) => event.attendees.length === 0)).toBe(true);
  expect((await app.get('/api/v1/deadlines.ics?incorporated=2026-02-10&name=%E0%A4%A')).status).toBe(200);
});

test('who asks too often waits', async () => {
  await using app = await runningApp({ RATE_LIMIT_PER_MIN: '1' });
  for (let count = 0; count < 12; count += 1) expect((await app.get(path)).status).toBe(200);

  const answer = await app.get(path);
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toBe('60');
});
