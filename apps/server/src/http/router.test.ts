import { expect, test } from 'vitest';
import { runningApp } from '../testing/running-app.ts';

const every = ['/', '/nothing', '/terms', '/_astro/app.B3f4.js', '/api/nothing', '/healthz', '/api/v1.0/email/send'];

test.each(every)('%s carries the headers that protect', async (path) => {
  await using app = await runningApp();
  const { headers } = await app.get(path);

  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('permissions-policy')).toContain('camera=()');
  expect(headers.get('permissions-policy')).not.toContain('ambient-light-sensor'); // browsers warn of what they do not know
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
  expect(headers.get('content-security-policy')).not.toContain('unsafe');
  expect(headers.get('strict-transport-security')).toBeNull();
});

test.each(every)('%s insists on https only where the visitor came by it', async (path) => {
  await using app = await runningApp({ TRUST_PROXY: '1' });
  const byHttps = await app.get(path, { 'x-forwarded-proto': 'https' });
  const byHttp = await app.get(path, { 'x-forwarded-proto': 'http' });

  expect(byHttps.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
  expect(byHttps.headers.get('content-security-policy')).toMatch(/; upgrade-insecure-requests$/);
  expect(byHttp.headers.get('strict-transport-security')).toBeNull();
  expect(byHttp.headers.get('content-security-policy')).not.toContain('upgrade');
});

test.each(['/embed/ebay', '/si/embed/ebay'])('%s may be framed, and is otherwise as every page', async (path) => {
  await using app = await runningApp();
  const [page, framed] = [await app.get('/pricing'), await app.get(path)];
  const ofPage = (answer: Response) => {
    const own = new Set(['content-length', 'date', 'etag', 'connection', 'keep-alive']);
    return Object.fromEntries([...answer.headers].filter(([name]) => !own.has(name)));
  };

  expect(framed.headers.get('x-frame-options')).toBeNull();
  expect(ofPage(framed)).toEqual({
    ...ofPage(page),
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': page.headers
      .get('content-security-policy')
      ?.replace("frame-ancestors 'none'", 'frame-ancestors *'),
  });
  const again = await app.get(path, { 'if-none-match': framed.headers.get('etag') ?? '' });
  expect([again.status, again.headers.get('content-security-policy')]).toEqual([
    304,
    framed.headers.get('content-security-policy'),
  ]);
});

test.each(['/embed', '/embed/', '/embed/nothing', '/embed/ebay/', '/embed/ebay.html', '/embed/ebay/x', '/EMBED/ebay'])(
  '%s, which is no page for others, is not framed',
  async (path) => {
    await using app = await runningApp();
    const answer = await app.get(path);

    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  },
);

test('the hashes that the build wrote into a page are in its header', async () => {
  await using app = await runningApp();
  for (const path of ['/', '/nothing']) {
    expect((await app.get(path)).headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-abc='");
  }
});

test.each([
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', '400'],
  ['two equal hosts, written differently', 'GET / HTTP/1.1\r\nhost: a\r\nHOST: a\r\n\r\n', '400'],
  ['two hosts for a call', 'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', '400'],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', '400'],
  ['a star', 'GET * HTTP/1.1\r\nHost: a\r\n\r\n', '400'],
  ['an address of another kind', 'GET ftp://other.example/ HTTP/1.1\r\nHost: a\r\n\r\n', '400'],
  ['a broken escape', 'GET /api/% HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', '400'],
  ['an endless id', `GET /api/v1/bookings/${'x'.repeat(201)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`, '414'],
  ['an odd expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: x\r\n\r\n', '417'],
  ['no request', 'hello\r\n\r\n', '400'],
  ['two lengths', 'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', '400'],
  [
    'length and chunks',
    'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    '400',
  ],
  ['huge headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
])('%s is refused, with the headers that protect', async (_name, bytes, status) => {
  await using app = await runningApp();
  const answer = await app.raw(bytes);

  expect(answer.split(' ')[1]).toBe(status);
  expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
});

test.each([
  ['GET http://other.example/pricing', '200', '<title>Pricing'],
  ['GET HTTP://other.example', '200', '<title>Home'],
  ['GET http://other.example?a=1', '200', '<title>Home'],
  ['GET http://other.example/healthz', '200', 'OK'],
])('%s is answered by its path', async (line, status, part) => {
  await using app = await runningApp();
  const answer = await app.raw(`${line} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);

  expect(answer.split(' ')[1]).toBe(status);
  expect(answer).toContain(part);
});

test.each([
  ['/api/v1.0/email/send', 'GET', 'POST'],
  ['/api/v1/slots?from=a', 'POST', 'GET, HEAD'],
  ['/api/v1/bookings/some-id/move', 'PUT', 'POST'],
  ['/api/v1/bookings/some-id.ics', 'DELETE', 'GET, HEAD'],
  ['/healthz', 'POST', 'GET, HEAD'],
])('%s does not take %s and says what it takes', async (path, method, allow) => {
  await using app = await runningApp();
  const answer = await app.get(path, {}, method);

  expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
  expect(await answer.json()).toMatchObject({ code: 'wrong-method' });
});

test('what cannot be read is not repeated', async () => {
  await using app = await runningApp();
  const answer = await app.raw('GET /api/%secret HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');

  expect(answer).toContain('"code":"bad-request"');
  expect(answer).not.toMatch(/secret|FST_/);
});

test('a client that closes its half still gets its answer', async () => {
  await using app = await runningApp();
  expect(await app.raw('GET /pricing HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toContain('<title>Pricing');
});
