import { isRefused } from '@formation/leads';
import { expect, test } from 'vitest';
import { type ConsoleApp, consoleApp, enrolled } from '../testing/console-browser.ts';
import { freshOrigin, someEnquiry, upload } from '../testing/scratch-store.ts';

const key = () => crypto.randomUUID();
const thirtyDays = 30 * 24 * 60 * 60_000;

async function added({ store }: ConsoleApp, message: string): Promise<string> {
  const params = { ...someEnquiry().params, message };
  const outcome = await store.enquiries.add(someEnquiry({ params }), freshOrigin());
  return 'id' in outcome ? outcome.id : '';
}

async function office() {
  const app = await consoleApp();
  const agent = await enrolled(app, 'agent');
  const ids = [await added(app, 'the first'), await added(app, '<b>the second</b>')] as const;
  const body = { version: 1, other: { id: ids[1], version: 1 }, key: key() };
  return { app, agent, ids, merge: () => agent.post(`/enquiries/${ids[0]}/merge`, body) };
}

test('two are merged: the one that stands shows both, and the address of the other leads there', async () => {
  const { app, agent, ids, merge } = await office();
  await using _ = app;
  const [into, other] = ids;
  expect((await agent.get(`/enquiries/${into}/others`)).body).toMatchObject({ rows: [{ id: other }] });

  const { status, body } = await merge();

  expect([status, body['id'], body['version']]).toEqual([200, into, 2]);
  const now = app.clock.now();
  expect(body['merged']).toMatchObject([
    {
      id: other,
      mergedInto: into,
      mergedBy: agent.email,
      undoUntil: new Date(now + thirtyDays).toISOString(),
      typed: [{}, {}, { name: 'message', text: '<b>the second</b>' }],
    },
  ]);
  expect((await agent.get(`/enquiries/${other}`)).body).toEqual(body);
  expect((await agent.get('/enquiries?state=new')).body).toMatchObject({ rows: [{ id: into }], counts: { new: 1 } });
  const person = (await agent.get('/person?address=nimal@example.com')).body['enquiries'];
  expect((person as { id: string; isMerged: boolean }[]).filter(({ isMerged }) => isMerged)).toMatchObject([
    { id: other },
  ]);
});

test('what was merged is worked on where it stands: who tries is told where', async () => {
  const { app, agent, ids, merge } = await office();
  await using _ = app;
  const [into, other] = ids;
  await merge();
  const letter = { subject: 'Yes', text: 'Yes' };

  for (const [path, body] of [
    ['work', { version: 2, key: key(), note: 'mine' }],
    ['draft', { ...letter, version: 0 }],
    ['answer', { ...letter, version: 2, address: 'nimal@example.com', key: key() }],
    ['merge', { version: 2, other: { id: into, version: 2 }, key: key() }],
  ] as const) {
    const refused = await agent.post(`/enquiries/${other}/${path}`, body);
    expect([path, refused.status, refused.body['code'], refused.body['survivor']]).toEqual([
      path,
      409,
      'changed',
      into,
    ]);
  }
  expect((await agent.get(`/enquiries/${other}/draft`)).body).toMatchObject({ enquiry: into, draft: null, begun: [] });
});

test('what one had begun to write to it is shown where it stands, and to nobody else', async () => {
  const { app, agent, ids, merge } = await office();
  await using _ = app;
  const [into, other] = ids;
  await agent.post(`/enquiries/${other}/draft`, { subject: '', text: 'Dear Nimal,', version: 0 });
  await merge();
  const owner = await enrolled(app, 'owner');

  const started = [{ enquiry: other, text: 'Dear Nimal,', version: 1 }];
  expect((await agent.get(`/enquiries/${into}/draft`)).body).toMatchObject({
    enquiry: into,
    draft: null,
    begun: started,
  });
  const theirs = (await owner.get(`/enquiries/${into}/draft`)).body;
  expect(theirs).toMatchObject({ begun: [], writers: [{ who: agent.email }] });
  const forgotten = await agent.post(`/enquiries/${other}/draft`, { subject: '', text: '', version: 1 });
  expect([forgotten.status, forgotten.body['begun']]).toEqual([200, []]);
});

test('attachments of both are saved from where it stands', async () => {
  await using app = await consoleApp();
  const agent = await enrolled(app, 'agent');
  const file = await app.store.files.stage(upload('%PDF-1.7'), 'passport.pdf');
  if (isRefused(file)) throw new Error(file.refused);
  const withFile = await app.store.enquiries.add(someEnquiry({ file }), freshOrigin());
  const [into, other] = [await added(app, 'the first'), 'id' in withFile ? withFile.id : ''];
  await agent.post(`/enquiries/${into}/merge`, { version: 1, other: { id: other, version: 1 }, key: key() });
  const cookie = [...agent.jar].map((pair) => pair.join('=')).join('; ');

  for (const id of [into, other])
    expect((await app.get(`/api/console/v1/enquiries/${id}/files/${file.id}`, { cookie })).status).toBe(200);
});

test('it is undone within thirty days, once, and later no more', async () => {
  const { app, agent, ids, merge } = await office();
  await using _ = app;
  const [into, other] = ids;
  await merge();
  const undo = () => agent.post(`/enquiries/${into}/unmerge`, { version: 2, other, key: 'a key of sixteen' });
  const before = await undo();

  expect([before.status, before.body['merged']]).toEqual([200, []]);
  expect((await undo()).body).toEqual(before.body);
  expect((await agent.get('/enquiries?state=new')).body).toMatchObject({ counts: { new: 2 } });

  const again = { version: 3, other: { id: other, version: 3 }, key: key() };
  const { body } = await agent.post(`/enquiries/${into}/merge`, again);
  const [part] = body['merged'] as readonly Readonly<{ undoUntil: string }>[];
  const session = Date.parse(part?.undoUntil ?? '') - app.clock.now();
  app.clock.advance(session);
  const late = await enrolled(app, 'owner');
  const tooLate = await late.post(`/enquiries/${into}/unmerge`, { version: 4, other, key: key() });
  expect([tooLate.status, tooLate.body['code']]).toEqual([409, 'too-late']);
});

test.each([
  ['itself', (into: string) => ({ id: into, version: 1 })],
  ['a held one', (_: string, quarantined: string) => ({ id: quarantined, version: 1 })],
])('%s is no other one', async (_name, other) => {
  const { app, agent, ids } = await office();
  await using _ = app;
  const quarantined = await app.store.enquiries.add(someEnquiry({ heldFor: 'too-fast' }), freshOrigin());
  const body = { version: 1, other: other(ids[0], 'id' in quarantined ? quarantined.id : ''), key: key() };

  const refused = await agent.post(`/enquiries/${ids[0]}/merge`, body);

  expect([refused.status, refused.body['code'], refused.body['field']]).toEqual([422, 'bad-field', 'other']);
});

test('a file of what is found has each once', async () => {
  const { app, agent, merge } = await office();
  await using _ = app;
  await merge();
  const cookie = [...agent.jar].map((pair) => pair.join('=')).join('; ');

  const text = await (await app.get('/api/console/v1/csv/search?words=nimal', { cookie })).text();

  expect(text.trim().split('\r\n')).toHaveLength(2); // the headings and one row
});
