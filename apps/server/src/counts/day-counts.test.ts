import { describe, expect, test } from 'vitest';
import { runLeads } from '../cli/run-leads.ts';
import { runningApp } from '../testing/running-app.ts';
import { embedded, engines, scratchStore } from '../testing/scratch-store.ts';
import { dayCounts } from './day-counts.ts';

const browser = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Firefox/140.0' };

/** Counts as a server keeps them. */
async function scratchCounts(engine = embedded) {
  const { store, clock, dataDir } = await scratchStore(engine);
  const one = () => dayCounts({ counts: store.counts, siteUrl: 'https://www.ours.lk', now: () => clock.now });
  const sums = async () => (await store.counts.since('0001-01-01')).map(({ day, ...sum }) => ({ day, ...sum }));
  return { store, clock, dataDir, one, sums };
}

describe.each(engines())('on $name', (engine) => {
  test('two servers add to the same sums of the owner’s day', async () => {
    const { clock, one, sums } = await scratchCounts(engine);
    const [a, b] = [one(), one()];
    clock.now = Date.parse('2026-11-23T18:29:59Z');
    a.page('/pricing', browser);
    b.page('/pricing', browser);
    clock.now += 1000; // midnight in Colombo
    a.page('/pricing', browser);
    await Promise.all([a.flush(), b.flush()]);
    await a.flush();

    expect(await sums()).toEqual([
      { day: '2026-11-23', kind: 'page', name: '/pricing', count: 2 },
      { day: '2026-11-24', kind: 'page', name: '/pricing', count: 1 },
    ]);
  });
});

test.each([
  // where from                                     is counted as
  ['https://www.google.com/search?q=nimal+perera', 'google.com'],
  ['https://forum.example/threads/12#nimal@example.com', 'forum.example'],
  ['https://www.ours.lk/pricing', undefined],
  ['android-app://com.google.android.gm/', undefined],
  ['not an address', undefined],
])('of %s no more than the host is kept', async (referer, host) => {
  const { one, sums } = await scratchCounts();
  const counts = one();
  counts.page('/', { ...browser, referer });
  await counts.flush();

  const from = (await sums()).filter(({ kind }) => kind === 'from').map(({ name }) => name);
  expect(from).toEqual(host === undefined ? [] : [host]);
});

test.each([
  [{ 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }],
  [{ 'user-agent': '' }],
  [{ ...browser, 'sec-purpose': 'prefetch' }],
])('%o is no visit', async (headers) => {
  const { one, sums } = await scratchCounts();
  const counts = one();
  counts.page('/', headers);
  await counts.flush();

  expect(await sums()).toEqual([]);
});

test('invented hosts cannot fill the disk', async () => {
  const { one, sums } = await scratchCounts();
  const counts = one();
  for (let host = 0; host < 1000; host += 1) counts.page('/', { ...browser, referer: `https://h${host}.example/` });
  await counts.flush();

  const from = (await sums()).filter(({ kind }) => kind === 'from');
  expect(from.length).toBe(201);
  expect(from[0]).toMatchObject({ name: 'other hosts', count: 800 });
});

test('what the store does not take is added the next time', async () => {
  const { store, one, clock, sums } = await scratchCounts();
  const broken = { ...store.counts, fails: true };
  const counts = dayCounts({
    counts: { ...broken, add: (rows) => (broken.fails ? Promise.reject(new Error('busy')) : store.counts.add(rows)) },
    siteUrl: 'https://www.ours.lk',
    now: () => clock.now,
  });
  counts.page('/', browser);
  await expect(counts.flush()).rejects.toThrow('busy');
  counts.page('/', browser);
  broken.fails = false;
  await counts.flush();

  expect(await sums()).toEqual([{ day: '2026-11-23', kind: 'page', name: '/', count: 2 }]);
  expect(one()).toBeDefined();
});

const enquiry = {
  user_id: 'site',
  service_id: 'enquiries',
  template_id: 'contact',
  template_params: { contact_name: 'Nimal', contact_email: 'nimal@example.com', agree_to_protect_data: 'Yes' },
};

test('the server counts pages, enquiries and calls, and of nobody more than that', async () => {
  await using app = await runningApp();
  for (const path of ['/', '/pricing', '/pricing', '/nowhere', '/favicon.svg', '/terms']) await app.get(path, browser);
  await app.get('/pricing', browser, 'HEAD');
  const headers = { ...browser, 'idempotency-key': 'one' };
  for (const _ of [1, 2]) expect((await app.post('/api/v1.0/email/send', enquiry, headers)).status).toBe(200);
  await app.counts.flush();

  const sums = await app.store.counts.since('0001-01-01');
  const shown = sums.map(({ kind, name, count }) => `${kind} ${name} ${count}`).toSorted();

  expect(shown).toEqual(['enquiry taken 1', 'page / 1', 'page /pricing 2']);
  expect(JSON.stringify(sums)).not.toMatch(/127\.0\.0\.1|nimal|Firefox/);
});

test('the owner reads them by day and by name, and can take all of them away', async () => {
  const { store, clock, dataDir, one } = await scratchCounts();
  const counts = one();
  counts.page('/calculator/etsy', { ...browser, referer: 'https://forum.example/' });
  counts.enquiry(false);
  counts.enquiry(true);
  counts.booking();
  await counts.flush();
  await store.counts.add([{ day: '2025-01-01', kind: 'page', name: '/old', count: 9 }]);
  const world = { env: { DATA_DIR: dataDir }, now: () => clock.now };

  const { out } = await runLeads(['counts'], world);

  expect(out).toMatch(/2026-11-23 +1 +1 +1 +1 +1/);
  expect(out).toMatch(/etsy +1/);
  expect(out).toMatch(/forum\.example +1/);
  expect(out).not.toContain('/old');
  expect((await runLeads(['counts', '--format', 'csv'], world)).out).toContain('2025-01-01,page,/old,9');
});
