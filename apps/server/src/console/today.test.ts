import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, dayAt } from '@formation/calendar';
import { claims, facts } from '@formation/content';
import { isRefused } from '@formation/leads';
import { expect, test } from 'vitest';
import { type ConsoleApp, consoleApp, consoleBrowser, enrolled } from '../testing/console-browser.ts';
import { callAt, freshOrigin, someEnquiry } from '../testing/scratch-store.ts';
import { alarmRound } from '../watch/alarm-round.ts';

const zone = 'Asia/Colombo';
const hourMs = 3_600_000;
const quiet = { warn: () => undefined };

async function withFollowUp(app: ConsoleApp, followUp: number, name: string) {
  const outcome = await app.store.enquiries.add(
    someEnquiry({ params: { ...someEnquiry().params, contact_name: name } }),
    freshOrigin(),
  );
  if (isRefused(outcome)) throw new Error(outcome.refused);
  const worker = { who: 'a test', key: `sixteen letters ${outcome.id}` };
  await app.store.inbox.change(outcome.id, { version: 1, followUp }, worker);
  return outcome.id;
}

test('the day holds what came, what is due and late, and its calls by Colombo’s clock', async () => {
  await using app = await consoleApp();
  const reader = await enrolled(app, 'reader');
  const day = dayAt(app.clock.now(), zone);
  const midnight = Date.parse(`${day}T00:00:00+05:30`);
  const late = await withFollowUp(app, midnight - 1, '<b>Nimal</b>');
  const due = await withFollowUp(app, midnight, 'Kamala');
  await withFollowUp(app, midnight + 24 * hourMs, 'Tomorrow');
  const visitor = { name: 'Ann', email: 'ann@example.com', timeZone: 'Europe/London', topic: '' };
  const calls = [-hourMs, 0, 24 * hourMs - 1, 24 * hourMs].map((since) => midnight + since);
  for (const start of calls) await app.store.bookings.add({ ...visitor, ...callAt(start) }, freshOrigin());

  await app.store.enquiries.add(someEnquiry({ heldFor: 'too-fast' }), freshOrigin());

  const { body } = await reader.get('/today');

  expect(body).toMatchObject({ day, came: { lastDay: 3, nobodys: 3, held: 1 }, dueCount: 2 });
  expect(body['due']).toMatchObject([
    { id: late, name: '<b>Nimal</b>', followUp: new Date(midnight - 1).toISOString(), isLate: true },
    { id: due, name: 'Kamala', isLate: false },
  ]);
  expect((body['calls'] as { start: string }[]).map(({ start }) => Date.parse(start))).toEqual(calls.slice(1, 3));
});

test('who waits longest of what nobody has and what is overdue is named, and asleep nobody waits', async () => {
  await using app = await consoleApp();
  const agent = await enrolled(app, 'agent');
  const needs = async () => (await agent.get('/today')).body['needs'];
  expect(await needs()).toEqual({ unassigned: 0, overdue: 0, first: null });
  const now = app.clock.now();
  const taken = await withFollowUp(app, 0, 'Nimal');
  await app.store.inbox.change(
    taken,
    { version: 2, holder: 'agent@example.com' },
    { who: 'a test', key: 'k'.repeat(16) },
  );
  app.clock.advance(hourMs);
  const fresh = await withFollowUp(app, 0, '');
  const receivedAt = (at: number) => new Date(at).toISOString();
  const { address } = (await app.store.enquiries.find(fresh)) ?? {};
  expect(await needs()).toEqual({
    unassigned: 1,
    overdue: 0,
    first: { id: fresh, name: address, receivedAt: receivedAt(now + hourMs) },
  });
  app.clock.advance(23 * hourMs); // the one that somebody has is a day old now, and not answered
  const reader = await enrolled(app, 'reader'); // no session lasts as long
  const then = async () => (await reader.get('/today')).body['needs'];

  expect(await then()).toEqual({
    unassigned: 1,
    overdue: 1,
    first: { id: taken, name: 'Nimal', receivedAt: receivedAt(now) },
  });
  const later = { version: 2, followUp: app.clock.now() + hourMs };
  await app.store.inbox.change(fresh, later, { who: 'a test', key: 'later, sixteen letters' });
  expect(await then()).toMatchObject({ unassigned: 0, overdue: 1 });
});

test('where visitors came from is summed over the thirty days, the most first', async () => {
  await using app = await consoleApp();
  const reader = await enrolled(app, 'reader');
  const day = dayAt(app.clock.now(), zone);
  const from = (name: string, count: number, ago: number) =>
    ({ day: addDays(day, -ago), kind: 'from', name, count }) as const;
  await app.store.counts.add([from('google.com', 2, 0), from('google.com', 3, 29), from('forum.example', 4, 1)]);
  await app.store.counts.add([from('old.example', 99, 30), { ...from('/', 7, 0), kind: 'page' }]);

  expect((await reader.get('/counts')).body['from']).toEqual([
    { name: 'google.com', count: 5 },
    { name: 'forum.example', count: 4 },
  ]);
});

test('a cancelled call is not of the day', async () => {
  await using app = await consoleApp();
  const reader = await enrolled(app, 'reader');
  const visitor = { name: 'Ann', email: 'ann@example.com', timeZone: zone, topic: '' };
  const made = await app.store.bookings.add({ ...visitor, ...callAt(app.clock.now()) }, freshOrigin());
  if (isRefused(made)) throw new Error(made.refused);
  await app.store.bookings.cancel(made.booking.id);

  expect((await reader.get('/today')).body['calls']).toEqual([]);
});

test('the next call is the first that stands and is not over, on whatever day', async () => {
  await using app = await consoleApp();
  const reader = await enrolled(app, 'reader');
  const next = async () => (await reader.get('/today')).body['nextCall'];
  expect(await next()).toBeNull();
  const book = async (start: number) => {
    const visitor = { name: 'Ann', email: 'ann@example.com', timeZone: zone, topic: '' };
    const made = await app.store.bookings.add({ ...visitor, ...callAt(start) }, freshOrigin());
    if (isRefused(made)) throw new Error(made.refused);
    return made.booking.id;
  };
  const now = app.clock.now();
  await book(now - hourMs); // half an hour long, and over
  const later = await book(now + 72 * hourMs);
  const sooner = await book(now + 48 * hourMs);
  expect(await next()).toMatchObject({ id: sooner, name: 'Ann', language: 'en', phone: '', videoUrl: '' });
  await app.store.bookings.cancel(sooner);
  expect(await next()).toMatchObject({ id: later });
  const running = await book(now - 1);
  expect(await next()).toMatchObject({ id: running });
});

test('a watch that does not look is a trouble; what it found is shown as it is told by mail', async () => {
  await using app = await consoleApp();
  const reader = await enrolled(app, 'reader');
  expect((await reader.get('/troubles')).body).toEqual({ looked: null, isWatched: false, troubles: [], unreached: [] });

  const now = app.clock.now();
  await app.store.enquiries.add(someEnquiry({ heldFor: 'hidden-field' }), freshOrigin());
  app.clock.advance(25 * hourMs);
  const watched = { store: app.store, settings: app.settings, now: app.clock.now() };
  await alarmRound(watched, quiet);

  const { body } = await consoleSession(app);
  expect(body).toMatchObject({ looked: new Date(now + 25 * hourMs).toISOString(), isWatched: true });
  const reply = (await app.store.alarms.list()).map(({ name, says }) => ({ name, says }));
  expect(reply.map(({ name }) => name)).toContain('mails held for a day');
  expect(body['troubles']).toMatchObject(reply);
  app.clock.advance(15 * 60_000);
  expect((await consoleSession(app)).body).toMatchObject({ isWatched: false });
});

/** Sessions end: somebody else looks. */
let others = 0;
const consoleSession = async (app: ConsoleApp) =>
  (await enrolled(app, 'reader', `reader${(others += 1)}@example.com`)).get('/troubles');

test('what the visits to our sources found is shown; where none was made or its file is spoilt, nothing', async () => {
  await using app = await consoleApp();
  const reader = await enrolled(app, 'reader');
  expect((await reader.get('/sources')).body).toEqual({ report: null });
  const found = { visited: '2026-11-08T02:00:00.000Z', pages: 2, same: 1, unseen: [] };
  const change = { was: 'It is 15.3%.', now: 'It is 15.9%.' };
  const page = { kind: 'changed', title: 'Fees', url: 'https://shop.example/', to: null, where: ['domain/fees'] };
  const report = { ...found, findings: [{ ...page, since: '2026-11-01', found: '2026-11-08', changes: [change] }] };
  const folder = join(app.settings.dataDir, 'sources');
  mkdirSync(folder, { recursive: true });
  const write = (text: string) => writeFileSync(join(folder, 'report.json'), text);
  write(JSON.stringify(report));
  expect((await reader.get('/sources')).body).toEqual({ report });
  for (const spoilt of ['{"visited"', '{"visited":"never"}']) {
    write(spoilt);
    expect((await reader.get('/sources')).body).toEqual({ report: null });
  }
});

test('thirty days are counted, those without a visit too', async () => {
  await using app = await consoleApp();
  const reader = await enrolled(app, 'reader');
  const day = dayAt(app.clock.now(), zone);
  await app.store.counts.add([
    { day, kind: 'page', name: '/', count: 7 },
    { day, kind: 'page', name: '/meet', count: 2 },
    { day, kind: 'enquiry', name: 'held', count: 1 },
    { day: addDays(day, -29), kind: 'booking', name: 'taken', count: 3 },
    { day: addDays(day, -30), kind: 'page', name: '/', count: 99 },
  ]);

  const days = (await reader.get('/counts')).body['days'] as object[];

  expect(days).toHaveLength(30);
  expect(days.at(-1)).toEqual({ day, pages: 9, calculators: 0, enquiries: 0, held: 1, calls: 0 });
  expect(days[0]).toMatchObject({ day: addDays(day, -29), calls: 3, pages: 0 });
});

test('what is due for review has where to look and where to change it; years on, every fact is', async () => {
  await using app = await consoleApp();
  const invitedLater = async () => (await enrolled(app, 'reader', `later${(others += 1)}@example.com`)).get('/reviews');
  const of = async (kind: string) => {
    const { reviews } = (await invitedLater()).body as { reviews: { kind: string; sources: { url: string }[] }[] };
    return reviews.filter((each) => each.kind === kind);
  };
  const open = Object.values(claims).filter(({ confirmed }) => !confirmed);
  expect(await of('claim')).toHaveLength(open.length);

  app.clock.advance(10 * 365 * 24 * hourMs);

  const due = await of('fact');
  expect(due).toHaveLength(Object.keys(facts).length);
  for (const { sources } of due) expect(sources[0]?.url).toMatch(/^https?:/);
});

test('nobody looks without a session', async () => {
  await using app = await consoleApp();
  await app.invited('owner@example.com', 'owner');
  for (const path of ['/today', '/troubles', '/sources', '/counts', '/reviews', '/launch', '/report'])
    expect((await consoleBrowser(app).get(path)).status).toBe(401);
});
