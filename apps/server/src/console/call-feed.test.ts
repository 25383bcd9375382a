import { isRefused } from '@formation/leads';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { type ConsoleApp, consoleApp, enrolled, siteUrl, someCall } from '../testing/console-browser.ts';
import { callAt, engines, freshOrigin } from '../testing/scratch-store.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const monday = Date.parse('2026-11-23T03:30:00Z'); // nine in Colombo
const key = () => crypto.randomUUID();

const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

type Person = Awaited<ReturnType<typeof enrolled>>;

/** The path of a new feed of somebody's. */
async function feedOf(person: Person, scope: 'mine' | 'all'): Promise<string> {
  const { address } = (await person.postAgain('/account/calendar', { scope })).body;
  expect(address).toMatch(new RegExp(String.raw`^${siteUrl}/api/v1/calls/[\w-]{43}\.ics$`));
  return String(address).slice(siteUrl.length);
}

const idsIn = async (app: ConsoleApp, path: string) =>
  eventsIn(await (await app.get(path)).text()).map(({ uid }) => uid);

describe.each(engines())('on $name', (engine) => {
  const opened = async () => {
    const databaseUrl = await engine.databaseUrl();
    return consoleApp({ LOG_LEVEL: 'debug', ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) });
  };

  test('a calendar has the calls that stand, with who and about what, and asks again for nothing', async () => {
    await using app = await opened();
    const agent = await enrolled(app, 'agent');
    const [mine, other] = [await someCall(app, monday), await someCall(app, monday + hourMs)];
    const gone = await someCall(app, monday + 2 * hourMs);
    await app.store.bookings.cancel(gone);
    await agent.post(`/calls/${mine}/work`, { version: 0, key: key(), assignee: agent.email });
    const all = await feedOf(agent, 'all');

    const first = await app.get(all);
    const text = await first.text();

    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const [event, ...rest] = eventsIn(text);
    expect(event).toMatchObject({ uid: mine, summary: 'Call with Ann' });
    expect(event?.startDate.toJSDate()).toEqual(new Date(monday));
    expect(event?.endDate.toJSDate()).toEqual(new Date(monday + hourMs / 2));
    expect(event?.description).toContain('A UK company');
    expect(event?.description).toContain(`${siteUrl}/console?call=${mine}`);
    expect(rest.map(({ uid }) => uid)).toEqual([other]);
    expect(text).not.toContain('ann@example.com');
    const etag = first.headers.get('etag') ?? '';
    const again = await app.get(all, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await app.store.bookings.cancel(other);
    expect((await app.get(all, { 'if-none-match': etag })).status).toBe(200);

    const ownOnly = await feedOf(agent, 'mine');
    expect(await idsIn(app, ownOnly)).toEqual([mine]);
    expect((await app.get(all)).status, 'a new address ends the one before').toBe(404);
    const secrets = [all, ownOnly].map((path) => path.slice(-47, -4));
    expect(secrets.filter((secret) => app.log.join('').includes(secret))).toEqual([]);
    expect((await agent.get('/account/calendar')).body['feed']).toMatchObject({ scope: 'mine' });
  });

  test('an address that was revoked, of an account that has ended, or that nobody made is no calendar', async () => {
    await using app = await opened();
    const [owner, agent] = [await enrolled(app, 'owner'), await enrolled(app, 'agent')];
    const reader = await enrolled(app, 'reader');
    const [ofOwner, ofAgent, ofReader] = [
      await feedOf(owner, 'all'),
      await feedOf(agent, 'all'),
      await feedOf(reader, 'all'),
    ];
    const statuses = () =>
      Promise.all(
        [ofOwner, ofAgent, ofReader, '/api/v1/calls/x.ics'].map(async (path) => (await app.get(path)).status),
      );
    expect(await statuses()).toEqual([200, 200, 200, 404]);

    expect((await owner.post('/account/calendar/revoke')).status).toBe(200);
    expect((await owner.post('/account/calendar/revoke')).status).toBe(404);
    await app.store.console.remove(agent.email, 'a test');
    await app.store.console.reset(reader.email, 'a test');

    expect(await statuses()).toEqual([404, 404, 404, 404]);
    expect((await owner.get('/account/calendar')).body).toEqual({ feed: null });
    const acts = (await app.store.console.auditLog(50)).map(({ act, who, detail }) => [act, who, detail]);
    expect(acts).toContainEqual(['call-feed-made', reader.email, 'all']);
    expect(acts).toContainEqual(['call-feed-revoked', owner.email, '']);
  });
});

test('it reaches a month back; of a call whose e-mail address is not confirmed it says nothing that was typed', async () => {
  await using app = await consoleApp();
  const agent = await enrolled(app, 'agent');
  const past = await someCall(app, monday);
  app.clock.advance(monday + 29 * dayMs - app.clock.now());
  const later = await enrolled(app, 'agent', 'second@example.com');
  const path = await feedOf(later, 'all');
  const shares = [{ from: 0, to: Number.MAX_SAFE_INTEGER, most: 9 }];
  const made = await app.store.bookings.add(
    {
      ...callAt(monday + 30 * dayMs),
      name: 'Press https://evil.example',
      email: 'new@example.com',
      timeZone: 'UTC',
      topic: 'Win',
      unconfirmedShares: shares,
    },
    freshOrigin(),
  );
  if (isRefused(made)) throw new Error(made.refused);

  expect(await idsIn(app, path)).toEqual([past, made.booking.id]);
  const text = await (await app.get(path)).text();
  expect(['evil.example', 'Win'].filter((typed) => text.includes(typed))).toEqual([]);
  expect(text).toContain('Call\\, e-mail not confirmed');
  app.clock.advance(2 * dayMs);
  expect(await idsIn(app, path)).toEqual([made.booking.id]);
  expect(agent.email).toBe('agent@example.com');
});

test('a machine that looks too often waits', async () => {
  await using app = await consoleApp({ RATE_LIMIT_PER_MIN: '1' });
  const looks = await Promise.all(Array.from({ length: 20 }, () => app.get('/api/v1/calls/x.ics')));
  expect(looks.map(({ status }) => status)).toContain(429);
});
