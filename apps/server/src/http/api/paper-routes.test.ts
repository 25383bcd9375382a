import { readdirSync } from 'node:fs';
import { office, translatedLanguages } from '@formation/content';
import { isRefused } from '@formation/leads';
import { expect, test } from 'vitest';
import { uploadLifeMs } from '../../enquiries/papers/papers.ts';
import { uploadUrl } from '../../enquiries/papers/upload-url.ts';
import { handClock, runningApp, type RunningApp } from '../../testing/running-app.ts';
import { freshOrigin, someEnquiry } from '../../testing/scratch-store.ts';

const secret = 'a secret for tests';
const html = { accept: 'text/html' };
const site = { siteUrl: '', secret };

/** An enquiry whose visitor was asked for papers: its id, and the link's path with what it says. */
async function withLink({ store }: Pick<RunningApp, 'store'>) {
  const added = await store.enquiries.add(someEnquiry(), freshOrigin());
  const id = 'id' in added ? added.id : '';
  const link = await store.papers.ask(id, 'kamala@example.com');
  if (isRefused(link)) throw new Error(link.refused);
  return { id, link, path: uploadUrl(site, link, 'en') };
}

function form(name: string, content: string | Uint8Array<ArrayBuffer>): FormData {
  const body = new FormData();
  body.set('file', new Blob([content]), name);
  return body;
}

const filesOf = async ({ store }: Pick<RunningApp, 'store'>, id: string) => (await store.inbox.find(id))?.files ?? [];

test('a browser without a script sends one paper after the other, and each answer keeps the link', async () => {
  await using app = await runningApp();
  const { id, path } = await withLink(app);

  const first = await app.post(path, form('passport.txt', 'one'), html);
  expect(first.status).toBe(303);
  const next = first.headers.get('location') ?? '';
  expect(next).toBe(path.replace('/upload?', '/received?'));
  expect(first.headers.get('referrer-policy')).toBe('no-referrer');
  expect((await app.post(next, form('address.txt', 'two'), html)).headers.get('location')).toBe(next);

  expect(await filesOf(app, id)).toMatchObject([{ name: 'passport.txt' }, { name: 'address.txt' }]);
  expect(app.log.join('')).not.toContain('token=');
});

test.each([
  // what                          name      content             page         status
  ['a program', 'a.exe', 'MZ', 'not-taken', 415],
  ['a program that calls itself a document', 'a.pdf', 'MZ', 'not-taken', 415],
  ['an empty file', 'a.txt', '', 'not-taken', 400],
  ['a byte too many', 'a.txt', Buffer.alloc(office.uploads.maxBytes + 1, 'x'), 'not-taken', 413],
])('%s is not taken: the page says so and has the form for another', async (_, name, content, page, status) => {
  await using app = await runningApp();
  const { id, path } = await withLink(app);

  const answer = await app.post(path, form(name, content), html);

  expect(answer.headers.get('location')).toBe(path.replace('/upload?', `/${page}?`));
  expect((await app.post(path, form(name, content))).status).toBe(status);
  expect(await filesOf(app, id)).toEqual([]);
  expect(readdirSync(app.filesFolder)).toEqual([]);
});

test('a form without a file, and what is no such form, are not taken', async () => {
  await using app = await runningApp();
  const { path } = await withLink(app);
  const to = path.replace('/upload?', '/not-taken?');

  const empty = new FormData();
  empty.set('other', 'field');
  for (const body of [empty, form('', ''), new URLSearchParams({ file: 'x' })])
    expect((await app.post(path, body, html)).headers.get('location')).toBe(to);
});

test('a link that is over, ended, erased or not ours takes nothing, and a byte of the file is not kept', async () => {
  const clock = handClock();
  await using app = await runningApp({}, clock);
  const { id, link, path } = await withLink(app);
  const refusedAt = async (address: string) => {
    const answer = await app.post(address, form('passport.txt', 'one'), html);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/papers/over']);
    expect((await app.post(address, form('passport.txt', 'one'))).status).toBe(403);
    expect(readdirSync(app.filesFolder)).toEqual([]);
  };

  await refusedAt('/papers/upload');
  await refusedAt(path.slice(0, -1));
  await refusedAt(path.replace(link.id, crypto.randomUUID()));
  await refusedAt(uploadUrl({ ...site, secret: 'another' }, link, 'en'));
  const later = uploadUrl(site, { ...link, until: link.until + 1e12 }, 'en'); // ours, but the store has ended it
  clock.advance(uploadLifeMs + 1);
  await refusedAt(path);
  await refusedAt(later);
  const again = await app.store.papers.ask(id, 'kamala@example.com');
  if (isRefused(again)) throw new Error(again.refused);
  await refusedAt(path); // the older address of what lasts longer now
  await app.store.papers.end(id, 'kamala@example.com');
  await refusedAt(uploadUrl(site, again, 'en'));
  const other = await withLink(app);
  await app.store.enquiries.erase('nimal@example.com');
  await refusedAt(other.path);
});

test.each(translatedLanguages)('who came from a page in %s is answered in it', async (language) => {
  await using app = await runningApp();
  const { link } = await withLink(app);
  const path = uploadUrl(site, link, language);

  expect(path).toMatch(new RegExp(`^/${language}/papers/upload`));
  const answer = await app.post(path, form('passport.txt', 'one'), html);
  expect(answer.headers.get('location')).toBe(path.replace('/upload?', '/received?'));
  expect((await app.post(`/${language}/papers/upload`, form('a.txt', 'x'), html)).headers.get('location')).toBe(
    `/${language}/papers/over`,
  );
});

test('who sends too many, or finds the store full, is told to try later, by the same link', async () => {
  await using app = await runningApp({ RATE_LIMIT_PER_MIN: '2', MAX_STORED_MB: '1' });
  const { id, path } = await withLink(app);
  const to = path.replace('/upload?', '/later?');

  const large = await app.post(path, form('a.txt', Buffer.alloc(1024 * 1024 + 1, 'x')), html);
  expect(large.headers.get('location')).toBe(to);
  expect((await app.post(path, form('a.txt', 'one'), html)).headers.get('location')).toContain('/received?');
  expect((await app.post(path, form('b.txt', 'two'), html)).headers.get('location')).toBe(to);
  const refused = await app.post(path, form('b.txt', 'two'));
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await filesOf(app, id)).toMatchObject([{ name: 'a.txt', bytes: 3 }]);
  expect(readdirSync(app.filesFolder)).toHaveLength(1);
});
