import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { runningApp } from '../../testing/running-app.ts';

const token = 'a token that has enough letters in it';

test('the figures are for this machine, or for whoever has the token', async () => {
  await using app = await runningApp({ METRICS_TOKEN: token, TRUST_PROXY: '1' });
  const outside = { 'x-forwarded-for': '203.0.113.1' };
  const status = async (headers: Record<string, string>) => (await app.get('/metrics', headers)).status;

  expect(await status({})).toBe(200);
  expect(await status(outside)).toBe(403);
  expect(await status({ ...outside, authorization: `Bearer ${token}` })).toBe(200);
  expect(await status({ ...outside, authorization: 'Bearer wrong' })).toBe(403);
  expect(await status({ ...outside, authorization: 'Bearer ' })).toBe(403);
});

test.each([
  ['2', { 'x-forwarded-for': '127.0.0.1' }],
  ['1', { 'x-forwarded-for': 'unknown' }],
  ['0', { 'x-real-ip': '203.0.113.1', via: '1.1 proxy' }],
])('behind %s proxies %o does not open them', async (proxies, headers) => {
  await using app = await runningApp({ TRUST_PROXY: proxies });
  expect((await app.get('/metrics', headers)).status).toBe(403);
});

test('without a token nobody outside gets them', async () => {
  await using app = await runningApp();
  const proxied = { 'x-forwarded-for': '127.0.0.1', authorization: 'Bearer undefined' };

  expect((await app.get('/metrics', proxied)).status).toBe(403);
});

test('they count pages and calls, and say nothing about who asked', async () => {
  await using app = await runningApp();
  await app.get('/pricing?email=secret@example.com');
  await app.get('/api/v1/bookings/some-id.ics?token=secret-token');
  const figures = await (await app.get('/metrics')).text();

  expect(figures).toContain('site_requests_total 1');
  expect(figures).toContain('route="/api/v1/bookings/:id.ics",status="403"');
  expect(figures).not.toContain('secret');
});

test('alive and ready', async () => {
  await using app = await runningApp();
  expect([(await app.get('/healthz')).status, (await app.get('/readyz')).status]).toEqual([200, 200]);

  await rm(dirname(app.filesFolder), { recursive: true });
  const homeless = await app.get('/readyz');
  expect([homeless.status, await homeless.text()]).toEqual([
    503,
    expect.stringMatching(/^DATA_DIR cannot be written: E[A-Z]+$/), // no path
  ]);

  await app.store.close();
  expect(await (await app.get('/readyz')).text()).toContain('The database does not answer.');
  expect([(await app.get('/healthz')).status, (await app.get('/readyz')).status]).toEqual([200, 503]);
});
