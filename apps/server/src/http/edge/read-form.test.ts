import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runningApp, type RunningApp } from '../../testing/running-app.ts';

const path = '/api/v1.0/email/send-form';
const mebibytes = 1024 * 1024;
const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 'x')]);

function form(file?: Buffer | string, name = 'passport.pdf'): FormData {
  const data = new FormData();
  data.append('contact_name', 'Nimal');
  data.append('contact_email', 'nimal@example.com');
  if (file !== undefined) data.append('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), name);
  // The official client adds the ids last.
  for (const [id, value] of [
    ['service_id', 'enquiries'],
    ['template_id', 'contact'],
    ['user_id', 'site'],
  ] as const)
    data.append(id, value);
  return data;
}

const sent = async (app: RunningApp, body: FormData, headers = {}) => {
  const answer = await app.post(path, body, headers);
  return [answer.status, await answer.text()] as const;
};
const leads = (app: RunningApp) => app.store.enquiries.list();
const filesStored = async (app: RunningApp) => (await readdir(app.filesFolder)).length;

test('a form without a file', async () => {
  await using app = await runningApp();

  expect(await sent(app, form())).toEqual([200, 'OK']);
  expect((await leads(app))[0]?.params).toEqual({
    contact_name: 'Nimal',
    contact_email: 'nimal@example.com',
    file: 'No',
  });
});

test('a form with a file keeps its name as a text and its bytes on the disk', async () => {
  await using app = await runningApp();

  expect(await sent(app, form(pdf(3 * mebibytes), '../../etc/pass"port.pdf'))).toEqual([200, 'OK']);
  const [lead] = await leads(app);
  expect(lead?.files).toMatchObject([{ bytes: 3 * mebibytes, type: 'application/pdf' }]);
  expect(lead?.files[0]?.id).not.toContain('pass');
  expect(await filesStored(app)).toBe(1);
});

test('a file of exactly 10 MB is taken, one byte more is not', async () => {
  await using app = await runningApp();

  expect((await sent(app, form(pdf(10 * mebibytes))))[0]).toBe(200);
  expect(await sent(app, form(pdf(10 * mebibytes + 1)))).toEqual([413, 'The file is larger than 10 MB.']);
  expect(await filesStored(app)).toBe(1);
});

test('a client that sends far too much still learns why it is refused', async () => {
  await using app = await runningApp();
  expect((await sent(app, form(pdf(40 * mebibytes))))[0]).toBe(413);
});

test('without a length too, in pieces', async () => {
  await using app = await runningApp();
  const { body, type } = await bytesOf(form(pdf(12 * mebibytes)));
  const pieces = new ReadableStream({
    start(controller) {
      for (let at = 0; at < body.length; at += 65_536) controller.enqueue(body.subarray(at, at + 65_536));
      controller.close();
    },
  });
  const answer = await fetch(app.origin + path, {
    method: 'POST',
    body: pieces,
    headers: { 'content-type': type },
    duplex: 'half',
  });

  expect(answer.status).toBe(413);
  expect(await filesStored(app)).toBe(0);
});

test.each([
  ['an empty file', form(''), 400],
  ['a program', form('MZ\0\0', 'setup.exe'), 415],
  ['a program that calls itself a picture', form('MZ\0\0', 'me.png'), 415],
  ['a page that calls itself a text', form('<!doctype html><script>', 'notes.txt'), 415],
  ['a name without an ending', form('text', 'notes'), 415],
])('%s is refused and not kept', async (_name, body, status) => {
  await using app = await runningApp();

  expect((await sent(app, body))[0]).toBe(status);
  expect(await filesStored(app)).toBe(0);
});

test('beyond the ceiling for all files an enquiry comes without one', async () => {
  await using app = await runningApp({ MAX_STORED_MB: '1' });
  expect((await sent(app, form(pdf(600 * 1024))))[0]).toBe(200);

  const [status, text] = await sent(app, form(pdf(500 * 1024)));
  expect([status, text]).toEqual([503, expect.stringContaining('without the file')]);
  expect(await filesStored(app)).toBe(1);
  expect((await sent(app, form()))[0]).toBe(200);
});

test('a file field that was left empty is no file', async () => {
  await using app = await runningApp();
  const { body, type } = await bytesOf(form(''), 'passport.pdf', '');

  expect((await app.post(path, body, { 'content-type': type })).status).toBe(200);
  expect((await leads(app))[0]).toMatchObject({ files: [], params: { file: 'No' } });
});

test('a second file is refused, and the first not kept', async () => {
  await using app = await runningApp();
  const two = form('one', 'one.txt');
  two.append('file', new Blob(['two']), 'two.txt');

  expect(await sent(app, two)).toEqual([400, 'At most one file can be sent.']);
  expect(await filesStored(app)).toBe(0);
});

test('a file of a refused enquiry is not kept', async () => {
  await using app = await runningApp();
  const body = form('text', 'a.txt');
  body.set('user_id', 'somebody-else');

  expect(await sent(app, body)).toEqual([400, 'The user, service or template ID is missing or unknown.']);
  expect(await filesStored(app)).toBe(0);
});

test('the same form with the same file is stored once', async () => {
  await using app = await runningApp();
  for (const _ of [1, 2, 3]) expect((await sent(app, form(pdf(1000))))[0]).toBe(200);

  expect(await leads(app)).toHaveLength(1);
  expect(await filesStored(app)).toBe(1);
});

test.each([
  ['without a boundary', 'multipart/form-data', 'x', 400],
  ['with another boundary', 'multipart/form-data; boundary=a', '--b\r\n\r\n--b--', 400],
  [
    'cut off',
    'multipart/form-data; boundary=a',
    '--a\r\ncontent-disposition: form-data; name="user_id"\r\n\r\nsi',
    400,
  ],
  [
    'cut off in the file',
    'multipart/form-data; boundary=a',
    '--a\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\ntext',
    400,
  ],
  ['with nothing in it', 'multipart/form-data; boundary=a', '--a--\r\n', 400],
  ['as JSON', 'application/json', '{}', 415],
  [
    'with too long a field',
    'multipart/form-data; boundary=a',
    `--a\r\ncontent-disposition: form-data; name="x"\r\n\r\n${'x'.repeat(70_000)}\r\n--a--\r\n`,
    413,
  ],
  [
    'with too many fields',
    'multipart/form-data; boundary=a',
    `${'--a\r\ncontent-disposition: form-data; name="x"\r\n\r\nx\r\n'.repeat(150)}--a--\r\n`,
    413,
  ],
  [
    'with a field called __proto__',
    'multipart/form-data; boundary=a',
    '--a\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--a--\r\n',
    400,
  ],
])('a form %s is refused', async (_name, type, body, status) => {
  await using app = await runningApp();

  expect((await app.post(path, body, { 'content-type': type })).status).toBe(status);
  expect(await filesStored(app)).toBe(0);
});

test('an upload that breaks off leaves nothing behind', async () => {
  await using app = await runningApp();
  const { body, type } = await bytesOf(form(pdf(mebibytes)));
  const socket = connect(app.port, '127.0.0.1');
  socket.write(`POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n`);
  socket.write(body.subarray(0, mebibytes / 2));
  while ((await filesStored(app)) === 0) await pause(5);
  socket.destroy();
  while ((await filesStored(app)) === 1) await pause(5);

  expect(await leads(app)).toEqual([]);
});

test('a browser without scripts is led to a page that says how it went', async () => {
  await using app = await runningApp();
  const browser = { accept: 'text/html,application/xhtml+xml' };
  const location = async (body: FormData | URLSearchParams, headers = {}, query = '') => {
    const answer = await app.post(path + query, body, { ...browser, ...headers });
    return [answer.status, answer.headers.get('location')];
  };
  const plain = new URLSearchParams([...form()] as [string, string][]);

  expect(await location(form('text', 'a.txt'))).toEqual([303, '/contact-us/sent']);
  expect(await location(plain)).toEqual([303, '/contact-us/sent']);
  expect(await location(form(pdf(11 * mebibytes)))).toEqual([303, '/contact-us/not-sent#file-too-large']);
  expect(await location(plain, {}, '?lang=si')).toEqual([303, '/si/contact-us/sent']);
  expect(await location(form(pdf(11 * mebibytes)), {}, '?lang=ta')).toEqual([
    303,
    '/ta/contact-us/not-sent#file-too-large',
  ]);
  expect(await location(new URLSearchParams({ a: 'b' }))).toEqual([303, '/contact-us/not-sent#bad-ids']);
  expect(await location(plain, { referer: 'https://evil.example//evil.example/contact-us' })).toEqual([
    303,
    '/contact-us/sent',
  ]);
  expect(await leads(app)).toHaveLength(2);
});

/** A form as the bytes that `fetch` would send, with one text in them replaced. */
async function bytesOf(data: FormData, from = '', to = '') {
  const request = new Request('http://a', { method: 'POST', body: data });
  const body = Buffer.from(await request.arrayBuffer());
  const changed = from === '' ? body : Buffer.from(body.toString('latin1').replace(from, to), 'latin1');
  return { body: changed, type: request.headers.get('content-type') ?? '' };
}
