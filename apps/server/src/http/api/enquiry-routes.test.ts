import { notMailed, otherLimits } from '@formation/leads';
import { expect, test } from 'vitest';
import { handClock, runningApp, type RunningApp } from '../../testing/running-app.ts';
import { totals } from '../../totals.ts';

const ids = { user_id: 'site', service_id: 'enquiries', template_id: 'contact', lib_version: '4.4.1' };
const params = { contact_name: 'Nimal', contact_email: 'nimal@example.com', message: 'Hello', file: 'No' };
const enquiry = { ...ids, template_params: params };
const send = '/api/v1.0/email/send';

const sent = async (app: RunningApp, body: object, headers = {}) => {
  const answer = await app.post(send, body, headers);
  return [answer.status, await answer.text()] as const;
};
const stored = async (app: RunningApp) => (await app.store.enquiries.list()).length;

test('an enquiry is acknowledged once it is stored', async () => {
  await using app = await runningApp();

  expect(await sent(app, enquiry)).toEqual([200, 'OK']);
  expect(await app.store.enquiries.list()).toMatchObject([{ params, address: 'nimal@example.com', suspicious: false }]);
});

test.each([
  ['without user', { user_id: undefined }, 400, 'The public key is required.'],
  ['with an empty service', { service_id: '' }, 400, 'The service ID is required.'],
  ['with a number for a template', { template_id: 7 }, 400, 'The template ID is required.'],
  ['for another account', { user_id: 'other' }, 400, 'The user, service or template ID is missing or unknown.'],
  ['for an unknown service', { service_id: 'other' }, 400, 'The user, service or template ID is missing or unknown.'],
  ['for an unknown template', { template_id: 'other' }, 400, 'The user, service or template ID is missing or unknown.'],
  ['without params', { template_params: undefined }, 400, 'The template params have to be the object.'],
  ['with a list of params', { template_params: [params] }, 400, 'The template params have to be the object.'],
  ['with a text of params', { template_params: 'x' }, 400, 'The template params have to be the object.'],
  [
    'without an address',
    { template_params: { message: 'x' } },
    400,
    'The template params need contact_email: one e-mail address to answer to.',
  ],
  [
    'with two addresses',
    { template_params: { contact_email: 'a@b.co, c@d.co' } },
    400,
    'The template params need contact_email: one e-mail address to answer to.',
  ],
])('an enquiry %s is refused', async (_name, change, status, text) => {
  await using app = await runningApp();

  expect(await sent(app, { ...enquiry, ...change })).toEqual([status, text]);
  expect(await stored(app)).toBe(0);
});

test('forms of others come under the ids that are set for them; those of the site come under its own, whatever is set', async () => {
  const others = { user_id: 'firm', service_id: 'mail', template_id: 'quote' };
  const set = { EMAIL_USER_ID: 'firm', EMAIL_SERVICE_ID: 'mail', EMAIL_TEMPLATE_ID: 'quote' };
  await using app = await runningApp(set);

  expect(await sent(app, enquiry)).toEqual([200, 'OK']);
  expect(await sent(app, { ...enquiry, ...others })).toEqual([200, 'OK']);
  expect((await sent(app, { ...enquiry, ...others, service_id: ids.service_id }))[0]).toBe(400);
});

test.each([
  ['no JSON', '{', 'application/json', 400],
  ['nothing', '', 'application/json', 400],
  ['no UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'application/json', 400],
  ['a list', '[]', 'application/json', 400],
  ['null', 'null', 'application/json', 400],
  ['100,000 brackets', '['.repeat(100_000), 'application/json', 400],
  [
    'a deep tree',
    `{"user_id":"site","service_id":"enquiries","template_id":"contact","template_params":${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}}`,
    'application/json',
    400,
  ],
  ['too much', `"${'x'.repeat(300_000)}"`, 'application/json', 413],
  ['a plain text', '{}', 'text/plain', 415],
  ['a form', 'a=1', 'application/x-www-form-urlencoded', 415],
])('%s is refused', async (_name, body, type, status) => {
  await using app = await runningApp();
  expect((await app.post(send, body, { 'content-type': type })).status).toBe(status);
});

test('keys that would reach a prototype do no harm', async () => {
  await using app = await runningApp();
  const body = JSON.stringify(enquiry).replace(
    '"message"',
    '"__proto__":{"polluted":1},"constructor":{"prototype":1},"message"',
  );

  expect((await app.post(send, body, { 'content-type': 'application/json' })).status).toBe(200);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test('texts that a database cannot keep are made keepable', async () => {
  await using app = await runningApp();
  const odd = { ...params, message: 'a\0b\ud800c', 'k\0ey': ['\udfff'] };

  expect(await sent(app, { ...enquiry, template_params: odd })).toEqual([200, 'OK']);
  const [lead] = await app.store.enquiries.list();
  expect(lead?.params).toMatchObject({ message: 'ab\ufffdc', key: ['\ufffd'] });
});

test('the same enquiry again within ten minutes is the same enquiry', async () => {
  const clock = handClock();
  await using app = await runningApp({}, clock);
  for (const minutes of [0, 1, 8]) {
    clock.advance(minutes * 60_000);
    expect(await sent(app, enquiry)).toEqual([200, 'OK']);
  }
  expect(await stored(app)).toBe(1);

  clock.advance(2 * 60_000);
  expect(await sent(app, enquiry)).toEqual([200, 'OK']);
  expect(await stored(app)).toBe(2);
});

test('twenty copies at the same moment are one enquiry', async () => {
  await using app = await runningApp();
  const answers = await Promise.all(Array.from({ length: 20 }, () => sent(app, enquiry)));

  expect(new Set(answers.map(([status]) => status))).toEqual(new Set([200]));
  expect(await stored(app)).toBe(1);
});

test('a key stands for one body', async () => {
  await using app = await runningApp();
  const key = { 'idempotency-key': 'k1' };

  expect(await sent(app, enquiry, key)).toEqual([200, 'OK']);
  expect(await sent(app, enquiry, key)).toEqual([200, 'OK']);
  expect((await sent(app, { ...enquiry, template_params: { ...params, message: 'Other' } }, key))[0]).toBe(422);
  expect(await sent(app, enquiry, { 'idempotency-key': 'k2' })).toEqual([200, 'OK']);
  expect(await stored(app)).toBe(2);
  expect((await sent(app, enquiry, { 'idempotency-key': 'k'.repeat(201) }))[0]).toBe(400);
});

test('an address may post ten times a minute', async () => {
  const clock = handClock();
  await using app = await runningApp({ RATE_LIMIT_PER_MIN: '10' }, clock);
  for (let count = 0; count < 10; count += 1) expect((await sent(app, enquiry))[0]).toBe(200);

  clock.advance(20_000);
  const refused = await app.post(send, enquiry);
  expect([refused.status, await refused.text(), refused.headers.get('retry-after')]).toEqual([
    429,
    'Too Many Requests',
    '40',
  ]);
  clock.advance(40_000);
  expect((await sent(app, enquiry))[0]).toBe(200);
});

test('addresses behind the configured proxy are counted one by one, a /64 as one', async () => {
  await using app = await runningApp({ RATE_LIMIT_PER_MIN: '1', TRUST_PROXY: '1' });
  const from = async (address: string) => (await sent(app, enquiry, { 'x-forwarded-for': address }))[0];

  expect(await from('203.0.113.1')).toBe(200);
  expect(await from('203.0.113.1')).toBe(429);
  expect(await from('203.0.113.2')).toBe(200);
  expect(await from('203.0.113.9, 203.0.113.2')).toBe(429); // what stands left came from outside
  expect(await from('2001:db8::1')).toBe(200);
  expect(await from('2001:db8::2')).toBe(429);
});

test('a claimed address counts nothing without a proxy', async () => {
  await using app = await runningApp({ RATE_LIMIT_PER_MIN: '1' });
  expect((await sent(app, enquiry, { 'x-forwarded-for': '203.0.113.1' }))[0]).toBe(200);
  expect((await sent(app, enquiry, { 'x-forwarded-for': '203.0.113.2' }))[0]).toBe(429);
});

test.each(['nimal@EXAMPLE.com', '@example.com', '127.0.0.1'])('the blocklist shuts %s out', async (entry) => {
  await using app = await runningApp({ BLOCKLIST: entry });
  expect(await sent(app, enquiry)).toEqual([403, 'Forbidden']);
});

test('headless browsers are told so where that is switched on', async () => {
  const headless = { 'user-agent': 'Mozilla/5.0 HeadlessChrome/156.0' };
  await using open = await runningApp();
  await using shut = await runningApp({ BLOCK_HEADLESS: '1' });

  expect(await sent(open, enquiry, headless)).toEqual([200, 'OK']);
  expect(await sent(shut, enquiry, headless)).toEqual([451, 'Unavailable For Headless Browser']);
});

test('what looks like a robot is stored and held, with the reason', async () => {
  const clock = handClock();
  await using app = await runningApp({}, clock);
  const { token } = (await (await app.get('/api/v1/form-token')).json()) as { token: string };
  const quarantineReason = async (more: object) => {
    expect((await sent(app, { ...enquiry, template_params: { ...params, ...more } }))[0]).toBe(200);
    const { suspicious, heldFor: reason } = (await app.store.enquiries.list()).at(0) ?? {};
    expect(suspicious).toBe(reason !== '');
    return reason;
  };

  expect(await quarantineReason({ form_token: token })).toBe('too-fast'); // filled in within no time
  clock.advance(2_000);
  expect(await quarantineReason({ message: '2', form_token: token })).toBe('');
  clock.advance(1);
  expect(await quarantineReason({ message: '3', form_token: `${token}x` })).toBe('forged-form');
  clock.advance(1);
  expect(await quarantineReason({ message: '4', homepage_url: 'https://spam.example' })).toBe('hidden-field');
  clock.advance(1);
  expect(await quarantineReason({ message: '5', homepage_url: '' })).toBe('');
  clock.advance(1);
  expect(await quarantineReason({ message: '6', contact_name: 'A\r\nBcc: all@example.com' })).toBe('not-our-form');
  clock.advance(1);
  expect(await quarantineReason({ message: 'x'.repeat(10_001) })).toBe('not-our-form'); // longer than the form takes
  clock.advance(1);
  expect(await quarantineReason({ message: '8', agree_to_protect_data: 'No' })).toBe('not-our-form');
  clock.advance(1);
  expect(await quarantineReason({ message: 'http://a http://b http://c http://d' })).toBe('many-links');
  clock.advance(1);
  expect(await quarantineReason({ message: '9', contact_name: 'See https://spam.example' })).toBe('link-in-name');
  clock.advance(24 * 3_600_000);
  expect(await quarantineReason({ message: '7', form_token: token })).toBe('too-late'); // open for longer than a day
  expect((await app.store.enquiries.list()).some((lead) => 'form_token' in lead.params)).toBe(false);
});

/** The answers to so many enquiries, each unlike the others. */
async function statuses(app: RunningApp, times: number, more: (time: number) => object) {
  const all: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const body = { ...params, message: `${all.length} ${JSON.stringify(more(time))}`, ...more(time) };
    all.push((await sent(app, { ...enquiry, template_params: body }))[0]);
  }
  return all;
}

const tokenOf = async (app: RunningApp) =>
  ((await (await app.get('/api/v1/form-token')).json()) as { token: string }).token;

test.each([
  ['no token', {}],
  ['an empty one', { form_token: '' }],
  ['junk', { form_token: 'junk' }],
  ['a list', { form_token: ['x'] }],
])('with %s only a quarter of the day is open to an address', async (_name, more) => {
  await using app = await runningApp({ RATE_LIMIT_PER_MIN: '1000', RATE_LIMIT_PER_DAY: '8' });

  expect(await statuses(app, 4, () => more)).toEqual([200, 200, 429, 429]);
});

test('a good token opens the rest of the day for one submission, and again for its repeat', async () => {
  const clock = handClock();
  await using app = await runningApp({ RATE_LIMIT_PER_MIN: '1000', RATE_LIMIT_PER_DAY: '12' }, clock);
  const tokens = [await tokenOf(app), await tokenOf(app), await tokenOf(app)];
  clock.advance(2_000);
  expect(new Set(tokens).size).toBe(3);
  await statuses(app, 3, () => ({})); // the quarter is used up

  expect(await statuses(app, 3, (time) => ({ form_token: tokens[time] }))).toEqual([200, 200, 200]);
  const again = { form_token: tokens[0], message: 'sent twice' };
  expect(await statuses(app, 1, () => again)).toEqual([409]);
  const fresh = { ...again, form_token: await tokenOf(app) };
  clock.advance(2_000);
  expect(await statuses(app, 3, () => fresh)).toEqual([200, 200, 200]); // the same one: stored once
  expect((await app.store.enquiries.list()).filter((lead) => lead.suspicious)).toEqual([]);
});

test('only the configured origins may call from a browser', async () => {
  await using app = await runningApp({ CORS_ORIGINS: 'https://www.example.com' });
  const answerTo = async (origin: string) => {
    const answer = await app.get(send, { origin, 'access-control-request-method': 'POST' }, 'OPTIONS');
    return [answer.status, answer.headers.get('access-control-allow-origin')];
  };

  expect(await answerTo('https://www.example.com')).toEqual([204, 'https://www.example.com']);
  expect(await answerTo('https://evil.example')).toEqual([403, null]);
  expect(await answerTo('null')).toEqual([403, null]);
  const answer = await app.post(send, enquiry, { origin: 'https://www.example.com' });
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://www.example.com');
});

test('when nothing can be stored the sender is told to come back', async () => {
  await using app = await runningApp();
  await app.store.close();
  const answer = await app.post(send, enquiry);

  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await app.get('/readyz')).status).toBe(503);
  expect((await app.get('/healthz')).status).toBe(200);
});

test.each([
  ['in its address', `${send}?lang=si`, {}],
  ['among its params, as the library of the provider sends it', send, { lang: 'si' }],
])('a form that names its language %s is answered in it, and no mail shows the word', async (_, path, more) => {
  await using app = await runningApp();
  expect((await app.post(path, { ...enquiry, template_params: { ...params, ...more } })).status).toBe(200);

  const [lead] = await app.store.enquiries.list();
  expect(lead).toMatchObject({ language: 'si', suspicious: false });
  expect(lead?.params).not.toHaveProperty('lang');
});

const asManyAsMay = Object.fromEntries(Array.from({ length: otherLimits.fields }, (_, at) => [`field${at}`, '']));

test.each([
  ['says no language is kept', { lang: 'Python' }, { lang: 'Python', suspicious: false }],
  ['says a language takes no room', { ...asManyAsMay, lang: 'si' }, { lang: undefined, suspicious: false }],
  ['says none takes as much as another', { ...asManyAsMay, lang: 'Python' }, { lang: 'Python', suspicious: true }],
])('a field called like the language that %s', async (_, more, saved) => {
  await using app = await runningApp();
  expect((await app.post(send, { ...enquiry, template_params: { ...params, ...more } })).status).toBe(200);

  const [lead] = await app.store.enquiries.list();
  expect({ lang: lead?.params['lang'], suspicious: lead?.suspicious }).toEqual(saved);
});

test('who asks for the list of codes, and is not mailed it, is told so beside the OK', async () => {
  await using app = await runningApp();
  const ask = async (message: string) => {
    const answer = await app.post(send, { ...ids, template_params: { ...params, list: 'hsic', message } });
    return [answer.status, await answer.text(), answer.headers.get(notMailed.header)];
  };

  expect(await ask('a list, please')).toEqual([200, 'OK', null]);
  expect(await ask('a list, please')).toEqual([200, 'OK', null]); // a repeat
  expect(await ask('and another')).toEqual([200, 'OK', notMailed.value]);
  expect(await stored(app)).toBe(2);
});

test('what is longer than four forms is refused, and of what is held the beginning is searched', async () => {
  await using app = await runningApp();
  const { charactersOfOne, searchedOfOneThatIsHeld: searched } = totals.texts.bounds;
  const post = (message: string) => sent(app, { ...ids, template_params: { contact_email: 'a@b.co', message } });
  const filled = (most: number) => 'x '.repeat(most / 2);

  expect((await post(filled(charactersOfOne)))[0]).toBe(413);
  expect(await stored(app)).toBe(0);
  expect((await post(`first ${filled(searched)} last`))[0]).toBe(200);
  const found = async (words: string) => (await app.store.inbox.search(words)).rows.length;
  expect([await found('first'), await found('last')]).toEqual([1, 0]);
});

test('what a day may bring of texts is refused with another way, and an enquiry as ours is from elsewhere still stored', async () => {
  await using app = await runningApp({ RATE_LIMIT_PER_MIN: '1000', RATE_LIMIT_PER_DAY: '100000', TRUST_PROXY: '1' });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const long = (n: number) => ({ ...enquiry, template_params: { ...params, message: `${n} ${'x'.repeat(79_000)}` } });
  const answers = [];
  for (let n = 0; n < 6; n += 1) answers.push((await sent(app, long(n), from('192.0.2.1')))[0]);

  expect(answers).toEqual([200, 200, 200, 200, 200, 507]);
  expect(await sent(app, long(9), from('192.0.2.2'))).toEqual([
    507,
    'No more messages can be stored today. Please write to us by e-mail or WhatsApp.',
  ]);
  expect(await sent(app, enquiry, from('198.51.100.1'))).toEqual([200, 'OK']);
});
