import { expect, test } from 'vitest';
import { consoleApp, consoleBrowser, enrolled } from '../../testing/console-browser.ts';

const kamala = { name: 'Kamala', signature: 'Kamala Fernando\nSerendib Ledger' };

test('people have no name and no signature until they say so; then colleagues in every role see the name', async () => {
  await using app = await consoleApp();
  const agent = await enrolled(app, 'agent');
  const reader = await enrolled(app, 'reader');
  expect((await agent.get('/account/profile')).body).toEqual({ name: '', signature: '', version: 0 });
  expect((await reader.get('/names')).body).toEqual({ people: [], signature: '' });

  const saved = await agent.post('/account/profile', { ...kamala, name: ' Kamala ', version: 0 });

  expect(saved.body).toEqual({ ...kamala, version: 1 });
  expect((await agent.get('/account/profile')).body).toEqual({ ...kamala, version: 1 });
  const people = [{ email: agent.email, name: 'Kamala' }];
  expect((await agent.get('/names')).body).toEqual({ people, signature: kamala.signature });
  expect((await reader.get('/names')).body, 'one’s own signature only').toEqual({ people, signature: '' });
  expect((await consoleBrowser(app).get('/names')).status).toBe(401);
  const acts = await app.store.console.auditLog(9);
  expect(acts).toContainEqual(expect.objectContaining({ who: agent.email, act: 'profile-changed', detail: 'Kamala' }));
});

test('what was changed elsewhere since is not overwritten; the same again counts once', async () => {
  await using app = await consoleApp();
  const agent = await enrolled(app, 'agent');
  const save = (name: string, version: number) => agent.post('/account/profile', { ...kamala, name, version });

  const [one, two] = await Promise.all([save('Kamala', 0), save('K. Fernando', 0)]);

  expect([one?.status, two?.status].toSorted()).toEqual([200, 409]);
  const { name, version } = (await agent.get('/account/profile')).body;
  expect(version).toBe(1);
  expect((await save(String(name), 0)).body, 'a repeat').toMatchObject({ name, version: 1 });
  expect((await save('Nimal', 0)).body['code']).toBe('changed');
  expect((await save('Nimal', 1)).body).toMatchObject({ name: 'Nimal', version: 2 });
});

test.each([
  ['name', { name: 'a'.repeat(61) }],
  ['name', { name: 'Kamala\r\nBcc: all@example.com' }],
  ['name', { name: 'Kamala <kamala@example.com>' }],
  ['name', { name: 'Kamala\u202e' }],
  ['signature', { signature: 'a'.repeat(601) }],
  ['signature', { signature: 'Kamala, [[day]]' }],
])('a bad %s is refused by its name: %o', async (field, bad) => {
  await using app = await consoleApp();
  const agent = await enrolled(app, 'agent');
  const { status, body } = await agent.post('/account/profile', { ...kamala, version: 0, ...bad });
  expect([status, body['field']]).toEqual([422, field]);
});

test.each(['Kamala', 'ශ්‍රී ලංකා', 'கமலா', ''])('%j is a name', async (name) => {
  await using app = await consoleApp();
  const agent = await enrolled(app, 'agent');
  expect((await agent.post('/account/profile', { name, signature: '<b>K</b>', version: 0 })).status).toBe(200);
});
