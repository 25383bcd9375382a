import { expect, test } from 'vitest';
import { consoleApp, enrolled, someCall } from '../testing/console-browser.ts';

const key = () => crypto.randomUUID();
const hourMs = 3_600_000;
const monday = Date.parse('2026-11-23T03:30:00Z'); // nine in Colombo
const iso = (at: number) => new Date(at).toISOString();
const span = (from: number, to: number) => `?from=${iso(from)}&to=${iso(to)}`;
const starts = (body: unknown, name: string) =>
  (body as Record<string, readonly (string | { start: string })[]>)[name]?.map((each) =>
    typeof each === 'string' ? each : each.start,
  );

const week = [[], ...Array.from({ length: 5 }, () => [{ from: 9 * 60, to: 17 * 60 }]), []];

test('the calls of a span are listed by their start', async () => {
  await using app = await consoleApp();
  const reader = await enrolled(app, 'reader');
  const late = await someCall(app, monday + hourMs);
  const early = await someCall(app, monday);

  const { body } = await reader.get(`/calls${span(monday, monday + 2 * hourMs)}`);

  expect(body['calls']).toMatchObject([
    { id: early, start: iso(monday), end: iso(monday + hourMs / 2), name: 'Ann', version: 0, outcome: '' },
    { id: late },
  ]);
});

test('in which language a call is held, and the number to call, are in the call, the list and the table', async () => {
  await using app = await consoleApp();
  const reader = await enrolled(app, 'reader');
  const talk = { phone: '+94 77 123 4567', callLanguage: 'si' };
  const request = { name: 'B', email: 'b@example.com', timeZone: 'Asia/Colombo', start: iso(monday + hourMs), ...talk };
  const { id } = (await (await app.post('/api/v1/bookings', request)).json()) as { id: string };
  const query = span(monday, monday + 2 * hourMs);

  expect((await reader.get(`/calls/${id}`)).body).toMatchObject(talk);
  expect((await reader.get(`/calls${query}`)).body['calls']).toMatchObject([talk]);
  const { file } = await reader.get(`/csv/calls${query}`);
  for (const part of [talk.phone, 'Sinhala']) expect(file).toContain(part);
});

test.each([
  ['nothing', ''],
  ['the wrong way round', span(monday, monday - 1)],
  ['too long', span(monday, monday + 63 * 24 * hourMs)],
  ['no instants', '?from=now&to=then'],
  ['a day that no calendar has', '?from=2026-02-30T00:00:00Z&to=2026-03-03T00:00:00Z'],
  ['an end on such a day', '?from=2026-11-29T00:00:00Z&to=2026-11-31T00:00:00Z'],
])('a span of %s is refused', async (_, query) => {
  await using app = await consoleApp();
  const reader = await enrolled(app, 'reader');
  for (const path of ['/calls', '/free-times', '/csv/calls']) expect((await reader.get(path + query)).status).toBe(422);
});

test('an agent moves a call to a free time without the notice that visitors need', async () => {
  await using app = await consoleApp();
  const agent = await enrolled(app, 'agent');
  const id = await someCall(app, monday + 24 * hourMs);
  app.clock.advance(monday - hourMs - app.clock.now()); // an hour before the first call: visitors need two
  const session = await enrolled(app, 'agent', 'second@example.com');
  const free = starts((await session.get(`/free-times${span(monday, monday + hourMs)}`)).body, 'starts');
  expect(free).toEqual([iso(monday), iso(monday + hourMs / 2)]);

  const moved = await session.post(`/calls/${id}/work`, { version: 0, key: key(), move: iso(monday) });
  const again = await session.post(`/calls/${id}/work`, { version: 0, key: key(), move: iso(monday + hourMs / 2) });
  const offHours = await session.post(`/calls/${id}/work`, { version: 1, key: key(), move: iso(monday - hourMs) });

  expect([moved.status, moved.body]).toMatchObject([200, { start: iso(monday), version: 1 }]);
  expect([again.status, again.body['code']]).toEqual([409, 'changed']);
  expect([offHours.status, offHours.body['code']]).toEqual([422, 'not-offered']);
  expect((await session.get(`/calls/${id}`)).body['history']).toMatchObject([
    { who: 'second@example.com', what: 'moved', text: iso(monday) },
  ]);
  expect(agent.email).toBe('agent@example.com');
});

test('when the hours begin a quarter of an hour later, nobody is offered or moved to half of a call that stands', async () => {
  await using app = await consoleApp();
  const owner = await enrolled(app, 'owner');
  const tuesday = monday + 24 * hourMs;
  await someCall(app, tuesday);
  const other = await someCall(app, tuesday + 4 * hourMs);
  const later = week.map((day) => day.map(({ to }) => ({ from: 9 * 60 + 15, to })));
  expect((await owner.post('/opening', { version: 0, week: later, closed: [] })).status).toBe(200);

  const free = starts((await owner.get(`/free-times${span(tuesday, tuesday + hourMs)}`)).body, 'starts');
  expect(free).toEqual([iso(tuesday + (3 * hourMs) / 4)]);
  const move = iso(tuesday + hourMs / 4);
  const moved = await owner.post(`/calls/${other}/work`, { version: 0, key: key(), move });
  expect([moved.status, moved.body['code']]).toEqual([409, 'taken']);
});

test.each([
  ['nothing', {}, 'bad-request'],
  ['a time on a day that no calendar has', { move: '2026-11-31T03:30:00Z' }, 'bad-field'],
  ['two things', { outcome: 'held', cancel: '' }, 'bad-request'],
  ['another link than https', { videoUrl: 'javascript:alert(1)' }, 'bad-field'],
  ['a link with spaces', { videoUrl: 'https://meet.example/a b' }, 'bad-field'],
  ['an outcome that does not exist', { outcome: 'lost' }, 'bad-field'],
  ['what became of a call that is still to come', { outcome: 'held' }, 'too-early'],
])('a change of %s is refused', async (_, wanted, code) => {
  await using app = await consoleApp();
  const agent = await enrolled(app, 'agent');
  const id = await someCall(app);

  const { body } = await agent.post(`/calls/${id}/work`, { version: 0, key: key(), ...wanted });

  expect(body['code']).toBe(code);
  expect((await agent.get(`/calls/${id}`)).body).toMatchObject({ version: 0 });
});

test('a day closed in the console is offered to nobody at once; calls that stand on it are named', async () => {
  await using app = await consoleApp();
  const owner = await enrolled(app, 'owner');
  const id = await someCall(app, monday + 2 * hourMs);
  const offered = async () =>
    starts(await (await app.get(`/api/v1/slots${span(monday, monday + 8 * hourMs)}`)).json(), 'slots');
  expect(await offered()).toHaveLength(15);
  const { body: before } = await owner.get('/opening');
  expect(before).toMatchObject({ version: 0, standing: [], closed: [{ day: '2026-12-25', name: 'Christmas Day' }] });
  expect(before).toMatchObject({ seen: ['2026-12-25'], holidaysUntil: expect.any(String) });

  const closed = [
    { day: '2026-12-25', name: 'Christmas Day' },
    { day: '2026-11-23', name: 'We move' },
    { day: '2026-11-02', name: 'We moved before' },
  ];
  const changed = await owner.post('/opening', { version: 0, week, closed });

  expect([changed.status, changed.body]).toMatchObject([
    200,
    { version: 1, closed: closed.toReversed(), standing: [{ id, day: '2026-11-23', name: 'Ann' }] },
  ]);
  expect(await offered()).toEqual([]);
  const toCome = closed.toReversed().slice(1);
  expect(await (await app.get('/api/v1/closed-days')).json()).toEqual({
    hours: 'Monday–Friday 09:00–17:00',
    closed: toCome,
  });
  const reply = toCome.map(({ day, name }) => ({ day, name: name === 'Christmas Day' ? 'நத்தார் தினம்' : name }));
  expect(await (await app.get('/api/v1/closed-days?lang=ta')).json(), 'in the language of the page').toEqual({
    hours: expect.stringContaining('திங்கள்'),
    closed: reply,
  });
  const request = { name: 'B', email: 'b@example.com', timeZone: 'Asia/Colombo', topic: '', start: iso(monday) };
  expect((await app.post('/api/v1/bookings', request)).status).toBe(422);
  expect((await owner.get('/acts')).body['acts']).toEqual(
    expect.arrayContaining([expect.objectContaining({ act: 'hours-changed', who: owner.email })]),
  );
  const second = await owner.post('/opening', { version: 0, week, closed: [] });
  expect([second.status, second.body['code']]).toEqual([409, 'changed']);
});

test('calls to come are named that stand on a weekday without hours any more, or outside them', async () => {
  await using app = await consoleApp();
  const owner = await enrolled(app, 'owner');
  const tuesday = monday + 24 * hourMs;
  const [early, fits, late] = [0, 1, 7.5].map((hours) => tuesday + hours * hourMs);
  const ids = new Map<unknown, number>();
  for (const start of [tuesday + 8 * 24 * hourMs, late, fits, early, monday])
    ids.set(await someCall(app, start), start ?? 0);
  const cancelled = await someCall(app, monday + hourMs);
  await app.store.bookings.cancel(cancelled);
  const standing = (body: Record<string, unknown>) =>
    (body['standing'] as readonly { id: string; day: string; start: string }[]).map(({ id, day, start }) => {
      expect(start).toBe(iso(ids.get(id) ?? 0));
      return [day, start.slice(11, 16)];
    });
  expect(standing((await owner.get('/opening')).body)).toEqual([]);

  // No hours on Mondays and Wednesdays; on other days from half an hour later to half an hour earlier.
  const shorter = week.map((day, at) =>
    at === 1 || at === 3 ? [] : day.map(({ from, to }) => ({ from: from + 30, to: to - 30 })),
  );
  const { body } = await owner.post('/opening', { version: 0, week: shorter, closed: [] });

  const named = [
    ['2026-11-23', '03:30'],
    ['2026-11-24', '03:30'],
    ['2026-11-24', '11:00'],
    ['2026-12-02', '03:30'],
  ];
  expect(standing(body)).toEqual(named);
  app.clock.advance(monday + hourMs - app.clock.now());
  const later = await enrolled(app, 'reader');
  expect(standing((await later.get('/opening')).body), 'Monday’s is over').toEqual(named.slice(1));
});

test.each([
  ['six days', { week: week.slice(1), closed: [] }],
  [
    'hours that overlap',
    {
      week: [
        [
          { from: 60, to: 120 },
          { from: 100, to: 180 },
        ],
        ...week.slice(1),
      ],
      closed: [],
    },
  ],
  ['hours that end before they begin', { week: [[{ from: 120, to: 60 }], ...week.slice(1)], closed: [] }],
  ['hours after midnight', { week: [[{ from: 60, to: 1441 }], ...week.slice(1)], closed: [] }],
  ['a day that does not exist', { week, closed: [{ day: '2026-02-30', name: '' }] }],
  [
    'a day with two names',
    {
      week,
      closed: ['Christmas Day', 'Christmas'].map((name) => ({ day: '2027-12-25', name })),
    },
  ],
  ['holidays until no day', { week, closed: [], holidaysUntil: '' }],
])('%s are refused, and nothing is changed', async (_, hours) => {
  await using app = await consoleApp();
  const owner = await enrolled(app, 'owner');

  expect((await owner.post('/opening', { version: 0, ...hours })).body['code']).toBe('bad-field');
  expect((await owner.get('/opening')).body).toMatchObject({ version: 0 });
});

const client = {
  name: 'Ann',
  email: 'ann@example.com',
  phone: '+94 77 123 4567',
  callLanguage: 'en',
  topic: 'By phone',
};

test('an agent books a call for a client at a free time, once, and not beside the hours', async () => {
  await using app = await consoleApp();
  const agent = await enrolled(app, 'agent');
  const sent = { ...client, start: iso(monday + 24 * hourMs), key: key() };

  const made = await agent.post('/calls', sent);
  const again = await agent.post('/calls', sent);
  const same = await agent.post('/calls', { ...sent, key: key() });
  const night = await agent.post('/calls', { ...sent, key: key(), start: iso(monday - hourMs) });

  expect([made.status, made.body]).toMatchObject([200, { ...client, timeZone: 'Asia/Colombo', confirmed: 'before' }]);
  expect(made.body['history']).toMatchObject([{ who: 'agent@example.com', what: 'booked' }]);
  expect(again.body['id']).toBe(made.body['id']);
  expect([same.status, same.body['code']]).toEqual([409, 'taken']);
  expect([night.status, night.body['code']]).toEqual([422, 'not-offered']);
});

test.each([
  ['name', ''],
  ['email', 'ann'],
  ['email', 'ann@example'],
  ['email', ''],
  ['phone', 'ring me'],
  ['callLanguage', 'fr'],
  ['topic', 'x'.repeat(1001)],
  ['start', '2026-11-31T03:30:00Z'],
])('a call for a client with a wrong %s is refused: %j', async (field, value) => {
  await using app = await consoleApp();
  const agent = await enrolled(app, 'agent');
  const sent = { ...client, start: iso(monday + 24 * hourMs), key: key(), [field]: value };
  expect((await agent.post('/calls', sent)).body).toMatchObject({ code: 'bad-field', field });
});

test('a call is given to somebody who can work on it; when they go, it is nobody’s, unless it is over', async () => {
  await using app = await consoleApp();
  const owner = await enrolled(app, 'owner');
  await enrolled(app, 'agent');
  await enrolled(app, 'reader');
  const [over, ahead] = [await someCall(app, monday), await someCall(app, monday + 48 * hourMs)];
  const give = (id: string, assignee: string) => owner.post(`/calls/${id}/work`, { version: 0, key: key(), assignee });

  for (const assignee of ['reader@example.com', 'nobody@example.com'])
    expect((await give(ahead, assignee)).body).toMatchObject({ code: 'bad-field', field: 'assignee' });
  for (const id of [over, ahead]) expect((await give(id, 'agent@example.com')).status).toBe(200);
  app.clock.advance(monday + 24 * hourMs - app.clock.now());
  await app.store.console.remove('agent@example.com', 'a test');

  expect(await app.store.bookings.find(over)).toMatchObject({ assignee: 'agent@example.com' });
  const entry = await app.store.bookings.entry(ahead);
  expect(entry).toMatchObject({ assignee: '' });
  expect(entry?.history.at(-1)).toMatchObject({ what: 'assignee', text: '', who: 'a test' });
});
