import { isRefused } from '@formation/leads';
import { expect, test } from 'vitest';
import { type ConsoleApp, consoleApp, enrolled } from '../testing/console-browser.ts';
import { freshOrigin, someEnquiry, upload } from '../testing/scratch-store.ts';

const key = () => crypto.randomUUID();

async function withEnquiry(app: ConsoleApp, params: object) {
  const file = await app.store.files.stage(upload('%PDF-1.7 /JavaScript'), 'passport "x".pdf');
  if (isRefused(file)) throw new Error(file.refused);
  const input = { params: { ...someEnquiry().params, ...params }, file };
  const outcome = await app.store.enquiries.add(someEnquiry(input), freshOrigin());
  return { id: 'id' in outcome ? outcome.id : '', file };
}

const hostile = {
  contact_name: '<script>alert(1)</script>',
  message: '=HYPERLINK("http://evil.example")\u202e\u0007 ආයුබෝවන් வணக்கம்',
  colour: { of: '<img src=x onerror=alert(1)>' },
};

test('one enquiry shows all that was typed, as it was typed', async () => {
  await using app = await consoleApp();
  const agent = await enrolled(app, 'agent');
  const { id, file } = await withEnquiry(app, hostile);

  const { body, headers } = await agent.get(`/enquiries/${id}`);

  expect(headers.get('content-type')).toContain('application/json');
  expect(body).toMatchObject({ id, state: 'new', version: 1, history: [], address: 'nimal@example.com' });
  expect(body['typed']).toEqual([
    { name: 'name', text: hostile.contact_name },
    { name: 'email', text: 'nimal@example.com' },
    { name: 'message', text: hostile.message },
    { name: 'colour', text: JSON.stringify(hostile.colour) },
  ]);
  expect(body['files']).toEqual([
    { id: file.id, name: file.name, bytes: 20, reply: '', signs: [...file.signs], cameAt: '' },
  ]);
  const { rows, counts } = (await agent.get('/enquiries?state=new')).body;
  expect(rows).toMatchObject([{ id, name: hostile.contact_name, files: 1 }]);
  expect(counts).toMatchObject({ new: 1, held: 0 });
});

test('an attachment is saved and never shown, and only as part of its own enquiry', async () => {
  await using app = await consoleApp();
  const reader = await enrolled(app, 'reader');
  const { id, file } = await withEnquiry(app, {});
  const cookie = [...reader.jar].map((pair) => pair.join('=')).join('; ');
  const path = `/api/console/v1/enquiries/${id}/files/${file.id}`;

  const answer = await app.get(path, { cookie });

  expect([answer.status, await answer.text()]).toEqual([200, '%PDF-1.7 /JavaScript']);
  expect(answer.headers.get('content-type')).toBe('application/octet-stream');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''passport%20_x_\.pdf$/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await app.get(path)).status).toBe(401);
  expect((await reader.get(`/enquiries/another/files/${file.id}`)).status).toBe(404);
});

test('who comes second is told, and sees what the first one did', async () => {
  await using app = await consoleApp();
  const [agent, owner] = [await enrolled(app, 'agent'), await enrolled(app, 'owner')];
  const { id } = await withEnquiry(app, {});
  const work = (more: object) => ({ version: 1, key: key(), ...more });

  expect((await agent.post(`/enquiries/${id}/work`, work({ holder: agent.email }))).status).toBe(200);
  const second = await owner.post(`/enquiries/${id}/work`, work({ holder: owner.email, note: 'mine' }));

  expect([second.status, second.body['code']]).toEqual([409, 'changed']);
  expect((await owner.get(`/enquiries/${id}`)).body).toMatchObject({ holder: agent.email, version: 2 });
});

test.each([
  ['somebody without an account', { holder: 'nobody@example.com' }, 'holder'],
  ['a reader as holder', { holder: 'reader@example.com' }, 'holder'],
  ['a time that does not exist', { followUp: '2026-02-30T03:30:00.000Z' }, 'followUp'],
  ['a day without an hour', { followUp: '2026-11-30' }, 'followUp'],
  ['a state that does not exist', { state: 'gone' }, 'state'],
  ['an empty note', { note: ' ' }, 'note'],
  ['a note without end', { note: 'x'.repeat(10_001) }, 'note'],
  ['no key', { key: '' }, 'key'],
])('%s is refused, and nothing is changed', async (_, more, field) => {
  await using app = await consoleApp();
  const agent = await enrolled(app, 'agent');
  await enrolled(app, 'reader');
  const { id } = await withEnquiry(app, {});

  const { status, body } = await agent.post(`/enquiries/${id}/work`, { version: 1, key: key(), ...more });

  expect([status, body['code'], body['field']]).toEqual([422, 'bad-field', field]);
  expect((await agent.get(`/enquiries/${id}`)).body).toMatchObject({ version: 1 });
});

test('a note is kept as long as the page lets it be', async () => {
  await using app = await consoleApp();
  const agent = await enrolled(app, 'agent');
  const { id } = await withEnquiry(app, {});
  const note = 'x'.repeat(10_000);

  const { status } = await agent.post(`/enquiries/${id}/work`, { version: 1, key: key(), note });

  expect(status).toBe(200);
  expect((await agent.get(`/enquiries/${id}`)).body['history']).toMatchObject([{ what: 'note', text: note }]);
});

test.each(['', '?state=none', '?state=new&state=held'])('a list of "%s" is refused', async (query) => {
  await using app = await consoleApp();
  const reader = await enrolled(app, 'reader');
  expect((await reader.get(`/enquiries${query}`)).status).toBe(422);
});

test('an enquiry that sleeps is listed as asleep, to its time, and taking the time away brings it back', async () => {
  await using app = await consoleApp();
  const agent = await enrolled(app, 'agent');
  const { id } = await withEnquiry(app, {});
  const followUp = new Date(app.clock.now() + 3_600_000).toISOString();

  const slept = await agent.post(`/enquiries/${id}/work`, { version: 1, key: key(), followUp });

  expect(slept.body).toMatchObject({ followUp, rest: 'asleep', history: [{ what: 'follow-up', text: followUp }] });
  const { body } = await agent.get('/enquiries?state=asleep');
  expect(body).toMatchObject({ rows: [{ id, followUp, rest: 'asleep' }], counts: { new: 0, asleep: 1 } });
  await agent.post(`/enquiries/${id}/work`, { version: 2, key: key(), followUp: '' });
  expect((await agent.get('/enquiries?state=new')).body).toMatchObject({ rows: [{ id, followUp: '', rest: '' }] });
});

test('a place in the list that was made up leads to an empty page or a full one, and to no fault', async () => {
  await using app = await consoleApp();
  const reader = await enrolled(app, 'reader');
  await withEnquiry(app, {});
  for (const from of ['x', '0 0', '0 5 x', '3 1 x', '1 9 9', "0 1' or 1=1 x", 'NaN NaN'])
    expect((await reader.get(`/enquiries?state=new&from=${encodeURIComponent(from)}`)).status).toBeLessThan(500);
});

test('“mine” is of who asks, and each list says how many there are in the others', async () => {
  await using app = await consoleApp();
  const [agent, owner] = [await enrolled(app, 'agent'), await enrolled(app, 'owner')];
  const { id } = await withEnquiry(app, {});
  const { people } = (await agent.get('/people')).body as { people: readonly string[] };
  const holder = people.find((each) => each.startsWith('agent'));
  await agent.post(`/enquiries/${id}/work`, { version: 1, key: key(), holder });

  expect((await agent.get('/enquiries?state=mine')).body).toMatchObject({
    rows: [{ id, holder, isLate: false, language: 'en' }],
    views: { mine: 1, unassigned: 0, overdue: 0 },
  });
  expect((await owner.get('/enquiries?state=mine')).body).toMatchObject({ rows: [], views: { mine: 0 } });
  expect((await owner.get('/enquiries?state=unassigned')).body).toMatchObject({ rows: [], counts: { new: 1 } });
});

test('who looks at an enquiry learns by the same poll that somebody changed it', async () => {
  await using app = await consoleApp();
  const agent = await enrolled(app, 'agent');
  const { id } = await withEnquiry(app, {});
  const version = async (query: string) => (await agent.get(`/standing${query}`)).body['version'];

  expect([await version(`?enquiry=${id}`), await version('?enquiry=none'), await version('')]).toEqual([1, null, null]);
  await agent.post(`/enquiries/${id}/work`, { version: 1, key: key(), note: 'Rang.' });
  expect(await version(`?enquiry=${id}`)).toBe(2);
});
