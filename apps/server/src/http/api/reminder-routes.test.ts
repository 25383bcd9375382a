import type { Locale } from '@formation/content';
import { expect, test } from 'vitest';
import { reminderLink } from '../../reminders/reminder-links.ts';
import { handClock, runningApp, type RunningApp } from '../../testing/running-app.ts';
import { fewReminders } from '../../testing/weekday-calls.ts';

const company = 'country=us&state=WY&incorporated=2026-02-10';
const asOften = { RATE_LIMIT_PER_MIN: '1000' };

const ask = async (app: RunningApp, change: object = {}, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await app.post('/api/v1/reminders', { email: 'Kamala@example.com', company, ...change }, headers);
  return { status: answer.status, body: await answer.json() };
};

/** The path that a mail leads to, signed as the server signs. */
const path = (act: 'confirm' | 'stop', id: string, language: Locale = 'en') =>
  reminderLink({ siteUrl: '', secret: 'a secret for tests' }, act, { id, language });

async function withReminder(env: Readonly<Record<string, string>> = {}) {
  const app = await runningApp(env);
  await ask(app);
  const id = (await app.store.reminders.list())[0]?.id ?? '';
  return { app, id };
}

test('a wish is taken, and answered the same whoever is known already', async () => {
  await using app = await runningApp();

  expect(await ask(app)).toEqual({ status: 202, body: { state: 'asked' } });
  expect(await ask(app)).toEqual({ status: 202, body: { state: 'asked' } });
  expect(await app.store.reminders.list()).toHaveLength(1); // the same wish within ten minutes
});

const tooLong = `${company}&name=${'x'.repeat(2000)}`;

test.each([
  // what is sent                                status  what is said
  [{ email: 'kamala' }, 422, { code: 'bad-field', field: 'email' }],
  [{ email: 'a@b.co\r\nBcc: c@d.co' }, 422, { code: 'bad-field', field: 'email' }],
  [{ email: 'a@b.co,c@d.co' }, 422, { code: 'bad-field', field: 'email' }],
  [{ email: `${'a'.repeat(250)}@b.co` }, 422, { code: 'bad-field', field: 'email' }],
  [{ email: ['a@b.co'] }, 422, { code: 'bad-field', field: 'email' }],
  [{ company: 7 }, 422, { code: 'bad-field', field: 'company' }],
  [{ company: '' }, 422, { code: 'bad-field', field: 'company' }],
  [{ company: 'country=us&state=WY' }, 422, { code: 'bad-field', field: 'company' }], // formed when?
  [{ company: 'country=fr&incorporated=2026-02-10' }, 422, { code: 'bad-field', field: 'company' }],
  [{ company: 'incorporated=2026-02-30' }, 422, { code: 'bad-field', field: 'company' }],
  [{ company: 'incorporated=0001-01-01' }, 422, { code: 'bad-field', field: 'company' }],
  [{ company: 'incorporated=2026-02-10&state=__proto__' }, 422, { code: 'bad-field', field: 'company' }],
  [{ company: 'incorporated=2026-02-10&state=WY&state=XX' }, 422, { code: 'bad-field', field: 'company' }],
  [{ company: tooLong }, 422, { code: 'bad-field', field: 'company' }],
  [{ homepage_url: 'https://spam.example' }, 400, { code: 'bad-request' }],
])('%j is refused with %i', async (change, status, said) => {
  await using app = await runningApp();

  expect(await ask(app, change)).toMatchObject({ status, body: said });
  expect(await app.store.reminders.list()).toEqual([]);
});

test('nothing that somebody typed is kept beside the address and the facts', async () => {
  await using app = await runningApp();
  await ask(app, {
    company: `${company}&name=Zebra&view=months&note=evil&tradingFrom=evil&constructor=evil`,
    note: 'evil',
  });

  const [reminder] = await app.store.reminders.list();
  expect(reminder?.facts).toBe('incorporated=2026-02-10');
});

test('a key with another wish is refused', async () => {
  await using app = await runningApp();
  const key = { 'idempotency-key': 'k' };

  expect((await ask(app, {}, key)).status).toBe(202);
  expect((await ask(app, {}, key)).status).toBe(202);
  expect(await ask(app, { email: 'other@example.com' }, key)).toMatchObject({
    status: 422,
    body: { code: 'key-reused' },
  });
});

const wish = (day: number) => ({ company: `incorporated=2026-02-${String(day).padStart(2, '0')}` });

test('one e-mail address has a few open wishes, in any letter case; one machine a few more; of all together the oldest of a crowd gives way', async () => {
  await using app = await runningApp({ ...asOften, TRUST_PROXY: '1' });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const tooMany = { status: 429, body: { code: 'too-many-reminders' } };

  expect((await ask(app, wish(1), from('192.0.2.1'))).status).toBe(202);
  expect((await ask(app, { ...wish(2), email: 'KAMALA@example.com' }, from('192.0.2.2'))).status).toBe(202);
  expect(await ask(app, wish(3), from('192.0.2.3'))).toMatchObject(tooMany);

  const ofMachine = async (name: string) => ask(app, { email: `${name}@example.com` }, from('192.0.2.1'));
  expect([(await ofMachine('a')).status, (await ofMachine('b')).status, (await ofMachine('c')).status]).toEqual([
    202, 202, 202,
  ]);
  expect(await ofMachine('d')).toMatchObject(tooMany);
  const first = (await app.store.reminders.list())[0]?.id;
  expect((await ask(app, { email: 'e@example.com' }, from('198.51.100.4'))).status).toBe(202);
  expect((await app.store.reminders.list()).map(({ id }) => id)).not.toContain(first);
  expect(await app.store.reminders.counts()).toMatchObject({ asked: fewReminders.openInAll });
});

test('posts are limited by address, and without a token of the form a quarter of the day is open', async () => {
  const clock = handClock();
  await using app = await runningApp({ ...asOften, RATE_LIMIT_PER_DAY: '4' }, clock);
  const { token } = (await (await app.get('/api/v1/form-token')).json()) as { token: string };
  clock.advance(2_000);

  expect((await ask(app, wish(1))).status).toBe(202);
  expect((await ask(app, wish(2))).status).toBe(429);
  expect((await ask(app, { ...wish(2), form_token: token })).status).toBe(202);
  expect(await ask(app, { ...wish(3), form_token: token, email: 'o@example.com' })).toMatchObject({
    status: 409,
    body: { code: 'form-used' },
  });
});

test('only the link of the mail confirms, and a browser is led to a page', async () => {
  const { app, id } = await withReminder();
  await using _ = app;
  const state = async () => (await app.store.reminders.find(id))?.state;

  const wrong = [
    path('confirm', id).replace(/token=.*/, 'token=no'),
    path('stop', id).replace('stop', 'confirm'),
    '/reminders/confirm',
  ];
  for (const address of wrong) expect((await app.post(address, '')).status).toBe(403);
  expect(await state()).toBe('asked');

  const html = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
  const lost = await app.post('/reminders/confirm?id=x&token=y', '', html);
  expect([lost.status, lost.headers.get('location')]).toEqual([303, '/reminders/failed']);
  const done = await app.post(path('confirm', id), '', html);
  expect([done.status, done.headers.get('location')]).toEqual([303, '/reminders/confirmed']);
  expect(await state()).toBe('confirmed');
});

test('fee news are asked for here too, and their links lead to their own pages', async () => {
  await using app = await runningApp(asOften);
  expect(await ask(app, { platform: 'no-such' })).toMatchObject({
    status: 422,
    body: { code: 'bad-field', field: 'platform' },
  });
  expect(await ask(app, { platform: 'ebay', note: 'evil' })).toEqual({ status: 202, body: { state: 'asked' } });
  const [reminder] = await app.store.reminders.list();
  if (reminder === undefined) throw new Error('One was asked for.');
  expect(reminder.facts).toBe('fees=ebay');

  const html = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
  for (const [act, page] of [
    ['confirm', 'confirmed'],
    ['stop', 'stopped'],
    ['confirm', 'failed'],
  ] as const) {
    const answer = await app.post(reminderLink({ siteUrl: '', secret: 'a secret for tests' }, act, reminder), '', html);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/fee-news/${page}`]);
  }
});

test('looking at a link changes nothing: mail scanners open every one', async () => {
  const { app, id } = await withReminder();
  await using _ = app;

  for (const act of ['confirm', 'stop'] as const) await app.get(path(act, id));

  expect(await app.store.reminders.find(id)).toMatchObject({ state: 'asked' });
});

test.each([
  ['urlencoded', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart',
    'multipart/form-data; boundary=b',
    '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
  ],
])('one click of a mail program (%s) stops without a redirect, twice too', async (_, type, body) => {
  const { app, id } = await withReminder();
  await using _app = app;
  await app.post(path('confirm', id), '');
  const headers = { 'content-type': type, accept: 'text/html' };

  for (const answer of [
    await app.post(path('stop', id), body, headers),
    await app.post(path('stop', id), body, headers),
  ])
    expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
  expect(await app.store.reminders.list()).toEqual([]);
});

test('the page without scripts stops, and the posts of others do not use up its share', async () => {
  const clock = handClock();
  await using app = await runningApp({ RATE_LIMIT_PER_MIN: '1' }, clock);
  await ask(app);
  const id = (await app.store.reminders.list())[0]?.id ?? '';
  expect((await ask(app)).status).toBe(429);

  const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await app.post(path('stop', id), '', headers);

  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/reminders/stopped']);
  expect(await app.store.reminders.list()).toEqual([]);
});

test('what was sent stands in no log', async () => {
  const { app, id } = await withReminder({ LOG_LEVEL: 'debug' });
  await using _ = app;
  await app.post(path('confirm', id), '');
  await app.post(path('stop', id), 'List-Unsubscribe=One-Click');
  const token = path('stop', id).split('token=')[1] ?? '';

  for (const secret of ['amala', '2026-02-10', token]) expect(app.log.join('')).not.toContain(secret);
  expect(app.log.join('')).toContain('/reminders/stop');
});

test('a page in another language is answered in it: the wish is kept with it, and its links lead to its own pages', async () => {
  await using app = await runningApp();
  await ask(app, {}, { referer: `${app.origin}/ta/deadlines` });
  const [reminder] = await app.store.reminders.list();
  expect(reminder?.language).toBe('ta');

  const html = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await app.post(path('confirm', reminder?.id ?? '', 'ta'), '', html);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ta/reminders/confirmed']);
  expect(await app.store.reminders.list()).toMatchObject([{ state: 'confirmed', language: 'ta' }]);
});

test('a form that names its language is answered in it, whatever the browser tells', async () => {
  await using app = await runningApp();
  const answer = await app.post('/api/v1/reminders?lang=si', { email: 'kamala@example.com', company });

  expect(answer.status).toBe(202);
  expect(await app.store.reminders.list()).toMatchObject([{ language: 'si' }]);
});
