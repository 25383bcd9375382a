import { expect, test } from 'vitest';
import { codeNow, consoleApp, consoleBrowser, enrolled, password } from '../../testing/console-browser.ts';
import { freshOrigin, someEnquiry } from '../../testing/scratch-store.ts';

const tenMinutes = 10 * 60_000;

test('who has just signed in saves lists; later they show first who they are, for as many as they want', async () => {
  await using app = await consoleApp();
  const reader = await enrolled(app, 'reader');
  const save = async () => (await reader.get('/csv/enquiries?state=new')).status;
  expect(await save()).toBe(200);

  app.clock.advance(tenMinutes);
  expect(await save()).toBe(403);
  expect((await reader.get('/csv/counts')).body['code']).toBe('unconfirmed');
  await reader.confirm();
  expect([await save(), await save()]).toEqual([200, 200]);

  app.clock.advance(tenMinutes);
  expect(await save()).toBe(403);
});

test('what was shown in another session, or wrongly, counts for nothing here', async () => {
  await using app = await consoleApp();
  const agent = await enrolled(app, 'agent');
  app.clock.advance(tenMinutes);
  const other = consoleBrowser(app);
  await other.post('/sign-in/password', { email: agent.email, password, code: codeNow(agent.secret, app) });
  expect((await other.get('/csv/counts')).status).toBe(200);

  await agent.confirm('000000');

  const refused = await agent.post('/person/export', { address: 'nimal@example.com' });
  expect([refused.status, refused.body['code']]).toEqual([403, 'unconfirmed']);
});

test('nothing is erased before it is shown, and nothing is used up by it', async () => {
  await using app = await consoleApp();
  const owner = await enrolled(app, 'owner');
  const added = await app.store.enquiries.add(someEnquiry({ heldFor: 'too-fast' }), freshOrigin());
  const id = 'id' in added ? added.id : '';
  const address = someEnquiry().address;
  app.clock.advance(tenMinutes);
  const erase = () => owner.post(`/enquiries/${id}/erase`, { version: 1 });

  expect((await erase()).body['code']).toBe('unconfirmed');
  expect((await owner.post('/person/erase', { address, typed: address })).body['code']).toBe('unconfirmed');
  expect((await owner.get(`/enquiries/${id}`)).status).toBe(200);
  await owner.confirm();
  expect((await erase()).status).toBe(200);
  expect((await owner.post('/account/recovery-codes')).status).toBe(200); // asks for one of its own
});
