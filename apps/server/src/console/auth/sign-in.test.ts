import { expect, test } from 'vitest';
import { codeNow, consoleApp, consoleBrowser, enrolled, password, siteUrl } from '../../testing/console-browser.ts';

test('until somebody is invited there is no console, page or call', async () => {
  await using app = await consoleApp();
  const browser = consoleBrowser(app);
  const missing = await (await app.get('/no-such-page')).text();

  for (const path of ['/console', '/console/', '/console.html', '/%63onsole']) {
    const answer = await app.get(path);
    expect([path, answer.status, await answer.text()]).toEqual([path, 404, missing]);
  }
  expect((await browser.get('/me')).status).toBe(404);
  expect((await browser.post('/sign-in/options')).status).toBe(404);

  await app.invited('owner@example.com', 'owner');

  const page = await app.get('/console');
  expect(page.status).toBe(200);
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(page.headers.get('permissions-policy')).toContain('publickey-credentials-get=(self)');
  expect((await app.get('/')).headers.get('permissions-policy')).toContain('publickey-credentials-get=()');
  expect((await browser.get('/me')).status).toBe(401);

  app.clock.advance(24 * 3_600_000);
  expect((await app.get('/console')).status).toBe(404); // nobody came
});

test('an invitation is good once, and tells nothing when it is not', async () => {
  await using app = await consoleApp();
  const invitation = await app.invited('owner@example.com', 'owner');
  const [first, second] = [consoleBrowser(app), consoleBrowser(app)];
  const { body: guest } = await first.post('/enrolment/look', { invitation });
  expect(guest).toMatchObject({ email: 'owner@example.com', role: 'owner' });
  expect(guest['passkey']).not.toBeNull();
  const code = codeNow(String(guest['codeSecret']), app);

  expect((await first.post('/enrolment/password', { invitation, password: 'short', code })).body).toMatchObject({
    code: 'bad-field',
    field: 'password',
  });
  expect((await first.post('/enrolment/password', { invitation, password, code: '000000' })).body).toMatchObject({
    code: 'bad-field',
    field: 'code',
  });
  const both = await Promise.all(
    [first, second].map((each) => each.post('/enrolment/password', { invitation, password, code })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
  expect((await first.post('/enrolment/look', { invitation })).body['code']).toBe('bad-token');
  expect(await app.store.console.accounts()).toHaveLength(1);
});

test('the cookies are the strictest there are, and public pages set none', async () => {
  await using app = await consoleApp();
  const owner = await enrolled(app, 'owner');
  await owner.post('/sign-out');
  const typed = { email: owner.email, password, code: codeNow(owner.secret, app) };

  const cookies = (await owner.post('/sign-in/password', typed)).headers.getSetCookie();

  const rules = 'Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=';
  expect(cookies).toEqual([
    expect.stringMatching(`^__Host-console=[\\w-]{43}; ${rules}43200$`),
    expect.stringMatching(`^__Host-console-device=[\\w-]{43}; ${rules}31536000$`),
  ]);
  for (const path of ['/', '/pricing', '/console', '/api/v1/form-token'])
    expect((await app.get(path)).headers.getSetCookie()).toEqual([]);
});

test('a one-time code is good once, and a session ends after twelve hours', async () => {
  await using app = await consoleApp();
  const owner = await enrolled(app, 'owner');
  const other = consoleBrowser(app);
  const typed = { email: 'OWNER@example.com', password, code: codeNow(owner.secret, app) };

  expect((await other.post('/sign-in/password', typed)).status).toBe(200);
  expect((await other.get('/me')).body).toMatchObject({ email: 'owner@example.com', role: 'owner' });
  expect((await consoleBrowser(app).post('/sign-in/password', typed)).body['code']).toBe('bad-sign-in');

  app.clock.advance(12 * 3_600_000);
  expect((await other.get('/me')).body['code']).toBe('signed-out');
});

test('a session in which nothing is asked ends earlier, where the owner says so', async () => {
  await using app = await consoleApp({ SESSION_IDLE_MIN: '30' });
  const owner = await enrolled(app, 'owner');
  const halfAnHour = 30 * 60_000;

  for (let count = 0; count < 3; count += 1) {
    app.clock.advance(halfAnHour - 60_000); // a minute is how exactly it is noted
    expect((await owner.get('/me')).status).toBe(200);
  }
  app.clock.advance(halfAnHour);
  expect((await owner.get('/me')).body['code']).toBe('signed-out');
});

test('a page that asks by itself keeps no session: it ends as if nobody had asked', async () => {
  await using app = await consoleApp({ SESSION_IDLE_MIN: '30' });
  const reader = await enrolled(app, 'reader');
  const polls = async () => {
    app.clock.advance(15 * 60_000);
    return (await reader.get('/standing')).status;
  };

  expect(await polls()).toBe(200);
  expect((await reader.get('/enquiries?state=new')).status).toBe(200);
  expect([await polls(), await polls()]).toEqual([200, 401]);
});

test('signing in again ends the session that the browser had, and its token is another', async () => {
  await using app = await consoleApp();
  const owner = await enrolled(app, 'owner');
  const before = owner.jar.get('__Host-console') ?? '';
  await owner.post('/sign-in/password', { email: owner.email, password, code: codeNow(owner.secret, app) });

  expect(owner.jar.get('__Host-console')).not.toBe(before);
  expect((await owner.get('/me', { cookie: `__Host-console=${before}` })).status).toBe(401);
  expect((await owner.get('/sessions')).body['sessions']).toHaveLength(1);
});

test('a recovery code takes the place of a lost phone, once, and not that of the password', async () => {
  await using app = await consoleApp();
  const owner = await enrolled(app, 'owner');
  const [code = ''] = owner.recoveryCodes;
  const by = (typed: object) => consoleBrowser(app).post('/sign-in/password', { email: owner.email, ...typed });
  expect(owner.recoveryCodes).toHaveLength(10);

  expect((await by({ password: 'another password', code })).status).toBe(401);
  expect((await by({ password: '', code })).status).toBe(401);
  expect((await by({ password, code: code.toLowerCase().replaceAll('-', ' ') })).status).toBe(200);
  expect((await by({ password, code })).status).toBe(401);
  expect((await app.store.console.auditLog(9)).map(({ act }) => act)).toContain('recovered');
});

test('who guesses has five tries at an account, and keeps neither its owner nor the others out', async () => {
  await using app = await consoleApp({ TRUST_PROXY: '1' });
  const owner = await enrolled(app, 'owner');
  const from = (address: string) => ({ 'x-forwarded-for': address, 'x-forwarded-proto': 'https' });
  const guess = { email: owner.email, password: 'a wrong password', code: '123456' };
  const right = () => ({ email: owner.email, password, code: codeNow(owner.secret, app) });
  const stranger = consoleBrowser(app);
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1)
    statuses.push((await stranger.post('/sign-in/password', guess, from('192.0.2.9'))).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);

  const refused = await stranger.post('/sign-in/password', right(), from('192.0.2.9'));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
  // from elsewhere; and with a browser that was signed in before, even from the guesser's address
  expect((await consoleBrowser(app).post('/sign-in/password', right(), from('192.0.2.10'))).status).toBe(200);
  app.clock.advance(30_000);
  expect((await owner.post('/sign-in/password', right(), from('192.0.2.9'))).status).toBe(200);

  app.clock.advance(15 * 60_000);
  expect((await stranger.post('/sign-in/password', right(), from('192.0.2.9'))).status).toBe(200);
});

test('who knows the password cannot try all codes, from however many addresses, and is not told so', async () => {
  await using app = await consoleApp({ TRUST_PROXY: '1' });
  const owner = await enrolled(app, 'owner');
  const statuses: number[] = [];
  const from = (count: number) => ({ 'x-forwarded-for': `192.0.2.${count}`, 'x-forwarded-proto': 'https' });
  const typed = (code: string) => ({ email: owner.email, password, code });
  for (let count = 1; count <= 11; count += 1)
    statuses.push((await consoleBrowser(app).post('/sign-in/password', typed('000000'), from(count))).status);

  expect(statuses).toEqual(Array<number>(11).fill(401));
  const right = typed(codeNow(owner.secret, app));
  expect((await consoleBrowser(app).post('/sign-in/password', right, from(12))).status).toBe(401);
  expect((await owner.post('/sign-in/password', right)).status).toBe(200); // a known device
});

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['no origin', { origin: '' }],
  ['another site, by the browser’s own word', { 'sec-fetch-site': 'cross-site' }],
  ['no token', { 'x-console-token': '' }],
  ['the token of another session', { 'x-console-token': 'A'.repeat(43) }],
])('a change is refused that comes from %s', async (_, headers) => {
  await using app = await consoleApp();
  const owner = await enrolled(app, 'owner');

  expect((await owner.post('/sign-out', {}, headers)).body['code']).toBe('forbidden');
  expect((await owner.get('/me')).status).toBe(200);
  if (!('x-console-token' in headers))
    expect((await consoleBrowser(app).post('/sign-in/options', {}, headers)).status).toBe(403);
});

test('devices are listed, and another one is ended, never somebody else’s', async () => {
  await using app = await consoleApp();
  const owner = await enrolled(app, 'owner');
  const agent = await enrolled(app, 'agent');
  const phone = consoleBrowser(app);
  const chrome = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/131.0 Mobile Safari/537.36' };
  await phone.post('/sign-in/password', { email: owner.email, password, code: codeNow(owner.secret, app) }, chrome);

  const { sessions } = (await owner.get('/sessions')).body as {
    sessions: { id: string; device: string; isThis: boolean }[];
  };
  expect(sessions.map(({ device, isThis }) => [device, isThis]).toSorted()).toEqual([
    ['', true],
    ['Chrome, Android', false],
  ]);
  const other = sessions.find(({ isThis }) => !isThis)?.id ?? '';
  expect((await agent.post(`/sessions/${other}/end`)).status).toBe(404);
  expect((await phone.get('/me')).status).toBe(200);
  expect((await owner.post(`/sessions/${other}/end`)).status).toBe(200);
  expect((await phone.get('/me')).status).toBe(401);
});

test('signing out everywhere else leaves this browser in', async () => {
  await using app = await consoleApp();
  const owner = await enrolled(app, 'owner');
  const phone = consoleBrowser(app);
  await phone.post('/sign-in/password', { email: owner.email, password, code: codeNow(owner.secret, app) });

  expect((await owner.post('/sessions/end-others')).status).toBe(200);

  expect((await owner.get('/me')).status).toBe(200);
  expect((await phone.get('/me')).status).toBe(401);
});

test.each([
  ['reset', (app: Awaited<ReturnType<typeof consoleApp>>) => app.store.console.reset('owner@example.com', 'a test')],
  [
    'role',
    (app: Awaited<ReturnType<typeof consoleApp>>) => app.store.console.setRole('owner@example.com', 'reader', 'a test'),
  ],
  ['removal', (app: Awaited<ReturnType<typeof consoleApp>>) => app.store.console.remove('owner@example.com', 'a test')],
  ['new ways to sign in', (app: Awaited<ReturnType<typeof consoleApp>>) => enrolled(app, 'owner')],
])('%s ends the sessions there are', async (_, change) => {
  await using app = await consoleApp();
  await enrolled(app, 'agent'); // somebody else, so that the console stays
  const owner = await enrolled(app, 'owner');

  await change(app);

  expect((await owner.get('/me')).body['code']).toBe('signed-out');
});

test('the log has every act with who did it, and never a secret', async () => {
  await using app = await consoleApp();
  const owner = await enrolled(app, 'owner');
  await owner.postAgain('/invitations', { email: 'agent@example.com', role: 'agent' });
  await owner.post('/sign-out');

  const auditLog = await app.store.console.auditLog(20);

  expect(auditLog.map(({ who, act, about }) => [who, act, about]).toSorted()).toEqual([
    ['a test', 'invited', 'owner@example.com'],
    ['owner@example.com', 'confirmed', ''],
    ['owner@example.com', 'enrolled', ''],
    ['owner@example.com', 'invited', 'agent@example.com'],
    ['owner@example.com', 'signed-in', ''],
    ['owner@example.com', 'signed-out', ''],
  ]);
  const stored = JSON.stringify([auditLog, app.log]);
  for (const secret of [password, owner.secret, ...owner.recoveryCodes, siteUrl + '/console#'])
    expect(stored).not.toContain(secret);
});
