import { appendFileSync, truncateSync, writeFileSync } from 'node:fs';
import { dayMs } from '@formation/calendar';
import { expect, test } from 'vitest';
import { fileLink } from '../../enquiries/mail/file-links.ts';
import { handClock, runningApp } from '../../testing/running-app.ts';
import { freshOrigin, someEnquiry, upload } from '../../testing/scratch-store.ts';
import { report } from '../../watch/report.ts';

async function withFile(name: string) {
  const clock = handClock();
  const app = await runningApp({}, clock);
  const file = await app.store.files.stage(upload('hello <script>'), name);
  if ('refused' in file) throw new Error(file.refused);
  await app.store.enquiries.add(someEnquiry({ file }), freshOrigin());
  const secret = 'a secret for tests';
  const path = (id = file.id) => fileLink({ siteUrl: '', secret, id, at: clock.now() });
  return { app, file, path, clock };
}

test('who has the link gets the file, to save and never to show', async () => {
  const { app, path } = await withFile('ගිණුම "1".txt');
  await using _ = app;

  const answer = await app.get(path());

  expect([answer.status, await answer.text()]).toEqual([200, 'hello <script>']);
  expect(answer.headers.get('content-type')).toBe('application/octet-stream');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const name = /^attachment; filename\*=UTF-8''(.*)$/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? '';
  expect(decodeURIComponent(name)).toBe('ගිණුම _1_.txt');
});

test.each([
  ['no token', (path: string) => path.split('?', 1).join()],
  ['a changed one', (path: string) => `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`],
  ['that of another file', (path: string) => path.replace(/files\/\w/, 'files/x')],
])('%s gets nothing', async (_, changed) => {
  const { app, path } = await withFile('note.txt');
  await using _app = app;

  expect((await app.get(changed(path()))).status).toBe(403);
});

test('a link ends after 90 days, and with its file', async () => {
  const { app, path, clock } = await withFile('note.txt');
  await using _ = app;
  const old = path();
  clock.advance(90 * dayMs);
  expect((await app.get(old)).status).toBe(200);
  clock.advance(1);
  expect((await app.get(old)).status).toBe(403);

  await app.store.enquiries.erase('nimal@example.com');

  expect((await app.get(path())).status).toBe(404);
});

test.each([
  ['cut short', (path: string) => truncateSync(path, 5)],
  ['grown', (path: string) => appendFileSync(path, 'HTTP/1.1 200 OK')],
  ['another of its length', (path: string) => writeFileSync(path, 'HELLO <script>')],
])('a file that is %s is refused before its first byte, and named by the doctor', async (_, damage) => {
  const { app, file, path } = await withFile('note.txt');
  await using _app = app;
  expect(await app.store.files.broken()).toEqual([]);

  damage(app.store.files.path(file.id));

  const answer = await app.get(path());
  expect([answer.status, await answer.json()]).toMatchObject([410, { code: 'damaged' }]);
  expect(await app.store.files.broken()).toEqual([file.id]);
  const found = await report({ store: app.store, settings: app.settings, now: Date.now() });
  expect(found.find(({ about }) => about === 'attachments')).toMatchObject({ state: 'bad' });
});
