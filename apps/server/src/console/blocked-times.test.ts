import { expect, test } from 'vitest';
import { consoleApp, enrolled, someCall } from '../testing/console-browser.ts';

const hourMs = 3_600_000;
const tuesday = Date.parse('2026-11-24T03:30:00Z'); // nine in Colombo
const iso = (at: number) => new Date(at).toISOString();
const span = `?from=${iso(tuesday)}&to=${iso(tuesday + 8 * hourMs)}`;
const key = () => crypto.randomUUID();
const morning = { start: iso(tuesday), end: iso(tuesday + 3 * hourMs), reason: ' We move house ' };

test('an agent blocks a morning: visitors are offered the afternoon alone, and the calls in it are named', async () => {
  await using app = await consoleApp();
  const agent = await enrolled(app, 'agent');
  const id = await someCall(app, tuesday + hourMs);
  const sent = { ...morning, key: key() };

  const done = await agent.post('/blocked-times', sent);
  const again = await agent.post('/blocked-times', sent);

  const standing = [{ id, start: iso(tuesday + hourMs), name: 'Ann' }];
  const blocked = { start: morning.start, end: morning.end, reason: 'We move house', who: agent.email, standing };
  expect(done.body).toMatchObject(blocked);
  expect(again.body).toEqual(done.body);
  expect((await agent.get(`/blocked-times${span}`)).body['blocked']).toMatchObject([blocked]);
  const { slots } = (await (await app.get(`/api/v1/slots${span}`)).json()) as { slots: { start: string }[] };
  expect(slots[0]?.start).toBe(morning.end);
  const free = (await agent.get(`/free-times${span}`)).body['starts'] as string[];
  expect(free).toEqual(slots.map(({ start }) => start));

  expect((await agent.post(`/blocked-times/${String(done.body['id'])}/remove`)).status).toBe(200);
  expect((await agent.post(`/blocked-times/${String(done.body['id'])}/remove`)).status).toBe(404);
  expect(((await agent.get(`/free-times${span}`)).body['starts'] as string[])[0]).toBe(morning.start);
  const log = (await app.store.console.auditLog(20)).filter(({ act }) => act.startsWith('time-'));
  expect(log.map(({ act, detail }) => [act, detail]).toSorted()).toEqual(
    ['time-blocked', 'time-unblocked'].map((act) => [act, '2026-11-24T09:00:00+05:30 2026-11-24T12:00:00+05:30']),
  );
});

test.each([
  ['no length', { end: morning.start }],
  ['more than a day', { end: iso(tuesday + 25 * hourMs) }],
  ['an end in the past', { start: '2026-11-02T03:30:00Z', end: '2026-11-02T07:30:00Z' }],
  ['no instant', { end: '2026-11-31T07:30:00Z' }],
])('a blocked time with %s is refused', async (_, wrong) => {
  await using app = await consoleApp();
  const owner = await enrolled(app, 'owner');
  const { body } = await owner.post('/blocked-times', { ...morning, key: key(), ...wrong });
  expect(body).toMatchObject({ code: 'bad-field', field: 'end' });
});
