import { readdirSync } from 'node:fs';
import { office } from '@formation/content';
import { expect, test } from 'vitest';
import { type ConsoleApp, consoleApp, enrolled } from '../testing/console-browser.ts';
import { freshOrigin, someEnquiry } from '../testing/scratch-store.ts';

const address = 'nimal@example.com';

async function withEnquiry(app: ConsoleApp): Promise<string> {
  const outcome = await app.store.enquiries.add(someEnquiry(), freshOrigin());
  return 'id' in outcome ? outcome.id : '';
}

const letter = (more: object = {}) => ({
  subject: 'Yes',
  text: '<script>alert(1)</script>\u202e',
  version: 1,
  address,
  key: crypto.randomUUID(),
  ...more,
});

test.each([
  ['a blank of a template', { text: 'It costs [[price]].' }, 'text'],
  ['a blank in the subject', { subject: '[[what]]' }, 'subject'],
  ['nothing written', { text: ' \n' }, 'text'],
  ['no subject', { subject: ' ' }, 'subject'],
  ['more than any mail', { text: 'x'.repeat(20_001) }, 'text'],
  ['no key', { key: '' }, 'key'],
])('%s is refused, and nothing is sent', async (_, more, field) => {
  await using app = await consoleApp();
  const agent = await enrolled(app, 'agent');
  const id = await withEnquiry(app);

  const { status, body } = await agent.post(`/enquiries/${id}/answer`, letter(more));

  expect([status, body['code'], body['field']]).toEqual([422, 'bad-field', field]);
  expect((await agent.get(`/enquiries/${id}`)).body).toMatchObject({ version: 1, answers: [] });
});

test('who has the longest address that the site takes can be answered', async () => {
  await using app = await consoleApp();
  const agent = await enrolled(app, 'agent');
  const longest = `${'n'.repeat(64)}@${'c'.repeat(60)}.${'o'.repeat(60)}.${'m'.repeat(60)}.lk`;
  const outcome = await app.store.enquiries.add(someEnquiry({ address: longest }), freshOrigin());
  const id = 'id' in outcome ? outcome.id : '';

  const { status, body } = await agent.post(`/enquiries/${id}/answer`, letter({ address: longest }));

  expect([status, body['answers']]).toEqual([200, [expect.objectContaining({ address: longest })]]);
});

test('how much longer an answer can be taken back is counted by the server, whose clock alone is right', async () => {
  await using app = await consoleApp();
  const agent = await enrolled(app, 'agent');
  const id = await withEnquiry(app);
  await agent.post(`/enquiries/${id}/answer`, letter());
  for (const left of [9000, 0, 0]) {
    app.clock.advance(left === 9000 ? 6000 : 9000);
    expect((await agent.get(`/enquiries/${id}`)).body).toMatchObject({ answers: [{ undoLeftMs: left }] });
  }
});

test('a draft is nobody else’s; an answer is shown as it was written, and only its writer takes it back', async () => {
  await using app = await consoleApp();
  const [agent, owner] = [await enrolled(app, 'agent'), await enrolled(app, 'owner')];
  const id = await withEnquiry(app);
  const stored = await agent.post(`/enquiries/${id}/draft`, { subject: '', text: 'mine', version: 0 });
  expect(stored.body).toMatchObject({ draft: { text: 'mine', version: 1 }, writers: [] });
  expect((await owner.get(`/enquiries/${id}/draft`)).body).toMatchObject({
    draft: null,
    writers: [{ who: agent.email }],
  });
  expect((await agent.post(`/enquiries/${id}/draft`, { subject: '', text: 'old', version: 0 })).status).toBe(409);

  const sent = letter();
  const { body } = await agent.post(`/enquiries/${id}/answer`, sent);
  const [answer] = body['answers'] as readonly Readonly<{ id: string }>[];
  expect(answer).toMatchObject({ text: sent.text, address, who: agent.email, mail: 'waiting', undoLeftMs: 15_000 });
  expect((await owner.post(`/enquiries/${id}/answer`, letter())).body).toMatchObject({ code: 'changed' });
  const undo = `/enquiries/${id}/answers/${answer?.id}/undo`;
  expect((await owner.post(undo)).status).toBe(404);
  expect((await agent.post(undo)).body).toMatchObject({ state: 'new', answers: [] });
});

test('a file is attached as its bytes, judged by them, shown with what is in it, and can be saved once it was sent', async () => {
  await using app = await consoleApp();
  const agent = await enrolled(app, 'agent');
  const id = await withEnquiry(app);
  const path = `/enquiries/${id}/draft/files?name=`;

  const { body } = await agent.postFile(`${path}terms%20of%20service.pdf`, '%PDF-1.7 /JavaScript');
  const [file] = body['files'] as readonly Readonly<{ id: string }>[];
  expect(file).toMatchObject({ name: 'terms of service.pdf', bytes: 20, signs: ['scripts'] });
  expect((await agent.get(`/enquiries/${id}/draft`)).body).toMatchObject({ files: [file] });
  const sent = await agent.post(`/enquiries/${id}/answer`, letter({ files: [file?.id] }));
  expect(sent.body).toMatchObject({ files: [], answers: [{ files: [file] }] });
  await agent.confirm();
  expect((await agent.get(`/enquiries/${id}/files/${file?.id}`)).file).toBe('%PDF-1.7 /JavaScript');
});

test.each([
  ['a program', 'a.exe', 'MZ', 'file-type'],
  ['an empty one', 'a.txt', '', 'file-empty'],
  ['a byte too many', 'a.txt', Buffer.alloc(office.uploads.maxBytes + 1), 'file-too-large'],
  ['a file without a name', '', 'x', 'bad-field'],
])('%s is not attached', async (_, name, content, code) => {
  await using app = await consoleApp();
  const agent = await enrolled(app, 'agent');
  const id = await withEnquiry(app);

  const { body } = await agent.postFile(`/enquiries/${id}/draft/files?name=${name}`, content);

  expect(body['code']).toBe(code);
  expect(readdirSync(app.filesFolder)).toEqual([]);
});

test('nothing of a file is read that another page, or a reader, sends', async () => {
  await using app = await consoleApp();
  const [agent, reader] = [await enrolled(app, 'agent'), await enrolled(app, 'reader')];
  const id = await withEnquiry(app);
  const path = `/enquiries/${id}/draft/files?name=a.txt`;

  expect((await agent.postFile(path, 'x', { origin: 'https://evil.example' })).body['code']).toBe('forbidden');
  expect((await agent.postFile(path, 'x', { 'x-console-token': 'x' })).body['code']).toBe('forbidden');
  expect((await reader.postFile(path, 'x')).body['code']).toBe('not-allowed');
  expect((await reader.post(`/enquiries/${id}/upload-link`)).body['code']).toBe('not-allowed');
  expect(readdirSync(app.filesFolder)).toEqual([]);
});

test('where the store is full, nothing more is attached', async () => {
  await using app = await consoleApp({ MAX_STORED_MB: '1' });
  const agent = await enrolled(app, 'agent');
  const id = await withEnquiry(app);

  const { body } = await agent.postFile(`/enquiries/${id}/draft/files?name=a.txt`, Buffer.alloc(1024 * 1024 + 1, 'x'));

  expect(body['code']).toBe('full');
  expect(readdirSync(app.filesFolder)).toEqual([]);
});

test('an upload link is in the visitor’s language, stands with the enquiry, and anybody who works there ends it', async () => {
  await using app = await consoleApp();
  const [agent, owner] = [await enrolled(app, 'agent'), await enrolled(app, 'owner')];
  const added = await app.store.enquiries.add(someEnquiry(), { ...freshOrigin(), language: 'ta' });
  const path = `/enquiries/${'id' in added ? added.id : ''}`;

  const { body } = await agent.post(`${path}/upload-link`);
  expect(body['url']).toMatch(/^https:\/\/www\.example\.com\/ta\/papers\/upload\?id=[\w-]+&token=\S+$/);
  const uploadLink = { who: agent.email, until: body['until'] };
  expect((await owner.get(path)).body).toMatchObject({ uploadLink, history: [{ what: 'papers-asked' }] });
  expect((await owner.post(`${path}/upload-link/end`)).body).toMatchObject({ uploadLink: null });
});
