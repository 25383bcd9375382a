import { expect, test } from 'vitest';
import { runningApp } from '../../testing/running-app.ts';
import { sampleSite } from '../../testing/sample-site.ts';

const plain = { 'accept-encoding': 'identity' };

test.each([
  ['/', 'Home'],
  ['/pricing', 'Pricing'],
  ['/pricing?country=uk', 'Pricing'],
  ['/company-cost?place=us&state=DE', 'Costs'],
  ['/company-cost?place=us&states-find=new', 'Costs'], // what it costs was asked as well
  ['/company-cost/states?states-by=formation', 'States'],
  ['/%70ricing', 'Pricing'], // the same letters, escaped
  ['/si', 'Sinhala home'],
])('%s is a page', async (path, title) => {
  await using app = await runningApp();
  const answer = await app.get(path);

  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await answer.text()).toContain(`<title>${title}<`);
});

test.each([
  ['/pricing/', '/pricing'],
  ['/pricing.html', '/pricing'],
  ['/pricing/?a=1', '/pricing?a=1'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/si/', '/si'],
  ['/si/index.html', '/si'],
  ['/terms', '/terms-and-conditions'],
  ['/terms/', '/terms-and-conditions'],
  ['/privacy', '/privacy-policy'],
  ['/si/terms', '/si/terms-and-conditions'],
  ['/si/privacy', '/privacy-policy'], // not translated here
  ['/ta', '/'], // the site has no Tamil
  ['/ta/pricing?country=uk', '/pricing?country=uk'],
  ['/ta/pricing/', '/pricing'],
  ['/company-cost?states-kind=llc&states-by=formation', '/company-cost/states?states-kind=llc&states-by=formation'],
  ['/si/company-cost?states-find=new', '/si/company-cost/states?states-find=new'],
])('%s moved to %s for good', async (path, location) => {
  await using app = await runningApp();
  const answer = await app.get(path);

  expect([answer.status, answer.headers.get('location')]).toEqual([301, location]);
});

test.each([
  ['/nothing', 'Page not found'],
  ['/404', 'Page not found'],
  ['/ta/nothing', 'Page not found'],
  ['/hi/pricing', 'Page not found'], // no language of ours
  ['/blog/nothing', 'Post not found'],
  ['/si/blog/nothing', 'Post not found'],
  ['/.build-stamp', 'Page not found'], // beside the site, not part of it
  ['/..%2f..%2fpackage.json', 'Page not found'],
  ['/%e0%a4%a', 'Page not found'], // not UTF-8
  ['//evil.example/', 'Page not found'], // no redirect to another host
  ['/__proto__', 'Page not found'],
])('%s is not found, and a page says so', async (path, title) => {
  await using app = await runningApp();
  const answer = await app.get(path);

  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain(`<title>${title}<`);
});

test.each(['br', 'gzip'])('%s arrives whole', async (coding) => {
  await using app = await runningApp();
  const answer = await app.get('/pricing', { 'accept-encoding': coding });

  expect(answer.headers.get('content-encoding')).toBe(coding);
  expect(answer.headers.get('vary')).toBe('accept-encoding');
  expect(await answer.text()).toBe(sampleSite['pricing.html']);
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0.0, gzip;q=0', null],
  ['br ; q=0.000 , gzip ; q=0.5', 'gzip'],
  ['identity', null],
  ['', null],
  ['br;q=0.5', 'br'],
  ['br;q=0.001, gzip;q=1', 'gzip'], // the better one, not ours
  ['identity;q=1, br;q=0.5', null],
  ['BR', 'br'], // names of codings know no letter case
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['gzip;q=0.5, *;q=0', 'gzip'],
  ['*;q=0', null], // nothing is left: as it is
  ['identity;q=0, *', 'br'],
  ['vibrant, x-gzip', null], // other names that have ours in them
])('a client that takes %s gets %s', async (accepted, coding) => {
  await using app = await runningApp();
  expect((await app.get('/', { 'accept-encoding': accepted })).headers.get('content-encoding')).toBe(coding);
});

test('a page that has not changed is not sent again', async () => {
  await using app = await runningApp();
  const first = await app.get('/');
  const tag = first.headers.get('etag') ?? '';

  expect(tag).toMatch(/^"[\w-]+"$/);
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const again = await app.get('/', { 'if-none-match': known });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
  }
  expect((await app.get('/', { 'if-none-match': '"other"' })).status).toBe(200);
  expect((await app.get('/nothing', { 'if-none-match': '*' })).status).toBe(404);
});

test('each form of a page has its own strong tag', async () => {
  await using app = await runningApp();
  const tags = ['br', 'gzip', 'identity'].map(async (coding) => {
    return (await app.get('/', { 'accept-encoding': coding })).headers.get('etag');
  });
  expect(new Set(await Promise.all(tags)).size).toBe(3);
});

test('a part of a file', async () => {
  await using app = await runningApp();
  const whole = sampleSite['pricing.html'];
  const part = await app.get('/pricing', { range: 'bytes=2-8' });

  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(`bytes 2-8/${whole.length}`);
  expect(part.headers.get('content-length')).toBe('7');
  expect(await part.text()).toBe(whole.slice(2, 9));

  const beyond = await app.get('/pricing', { range: `bytes=${whole.length}-` });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${whole.length}`]);

  const outdated = await app.get('/pricing', { range: 'bytes=2-8', 'if-range': '"old"' });
  expect([outdated.status, await outdated.text()]).toEqual([200, whole]);
});

test('HEAD tells what GET would send', async () => {
  await using app = await runningApp();
  const head = await app.get('/pricing', plain, 'HEAD');

  expect(head.headers.get('content-length')).toBe(String(sampleSite['pricing.html'].length));
  expect(await head.text()).toBe('');
  expect((await app.get('/nothing', {}, 'HEAD')).status).toBe(404);
});

test('what cannot change is kept for good, pages are asked for each time', async () => {
  await using app = await runningApp();
  const cached = async (path: string) => (await app.get(path)).headers.get('cache-control');

  expect(await cached('/_astro/app.B3f4.js')).toBe('public, max-age=31536000, immutable');
  expect(await cached('/')).toBe('public, max-age=0, must-revalidate');
  expect(await cached('/favicon.svg')).toBe('public, max-age=3600');
});

test('a page only answers questions', async () => {
  await using app = await runningApp();
  const answer = await app.get('/pricing', {}, 'DELETE');

  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
