import { expect, test } from 'vitest';
import { handClock, runningApp } from '../../testing/running-app.ts';

const said = [
  'Kamala Unique',
  'kamala.unique@example.com',
  '+94 77 111 2233',
  'my unique words',
  'unique-passport.pdf',
];
const [name, email, number, message, file] = said as [string, string, string, string, string]; // five of them
const address = '203.0.113.77';
const ids = { user_id: 'site', service_id: 'enquiries', template_id: 'contact' };
const params = { contact_name: name, contact_email: email, contact_number: number, message, file };

test('nothing that was sent, and nobody who sent it, is in the log', async () => {
  const clock = handClock(Date.parse('2026-11-23T04:00:00Z'));
  await using app = await runningApp({ LOG_LEVEL: 'debug', TRUST_PROXY: '1', BLOCKLIST: 'no@example.com' }, clock);
  const from = { 'x-forwarded-for': address, referer: `https://a.example/?q=${email}`, 'user-agent': name };
  const post = (path: string, body: object | string) =>
    app.post(path, body, { 'content-type': 'application/json', ...from });
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...ids, ...params })) form.append(field, value);
  form.set('file', new Blob(['%PDF-']), file);

  await post('/api/v1.0/email/send', { ...ids, template_params: params });
  await post('/api/v1.0/email/send', { ...ids, template_params: { ...params, contact_email: `${email},${email}` } });
  await post('/api/v1.0/email/send', `{"message":"${message}`);
  await app.post('/api/v1.0/email/send-form', form, from);
  await app.post('/api/v1.0/email/send-form', `--a ${message}`, {
    ...from,
    'content-type': 'multipart/form-data; boundary=a',
  });
  await post('/api/v1/bookings', {
    start: '2026-11-24T09:00:00+05:30',
    name,
    email,
    timeZone: 'Asia/Colombo',
    topic: message,
  });
  await app.get(`/api/v1/bookings/x.ics?token=${email}`, from);
  await app.get(`/pricing?email=${email}`, from);
  await app.store.close();
  await post('/api/v1.0/email/send', { ...ids, template_params: params });
  await post('/api/v1/bookings', { start: '2026-11-24T10:00:00+05:30', name, email, timeZone: 'Asia/Colombo' });
  const log = app.log.join('');

  expect(log).toContain('"route":"/api/v1.0/email/send","status":503');
  expect([...said, address, encodeURIComponent(email), 'unique'].filter((text) => log.includes(text))).toEqual([]);
});

test('what the address of a calculator says is neither logged nor counted', async () => {
  await using app = await runningApp({ LOG_LEVEL: 'debug' });
  const typed = '?mode=quick&day=2026-11-21&soldPrice=4711.13';
  const referer = `${app.origin}/calculator/ebay${typed}`;
  const from = { referer, 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Firefox/140.0' };

  for (const path of ['/', '/pricing', '/pricing/', '/nowhere', '/api/v1/nothing'])
    await (await app.get(path + typed, from)).arrayBuffer();
  const metrics = await (await app.get('/metrics')).text();
  await app.counts.flush();
  const sums = await app.store.counts.since('0001-01-01');

  expect(sums).toContainEqual(expect.objectContaining({ kind: 'page', name: '/pricing' }));
  expect(app.log.join('')).toContain('"status":404');
  expect([JSON.stringify(sums), metrics, ...app.log].filter((text) => text.includes('4711'))).toEqual([]);
});

test('the start is one line of the server alone, and afterwards calls are logged', async () => {
  await using app = await runningApp({ LOG_LEVEL: 'info' });
  expect(app.log).toEqual([]);

  await app.post('/api/v1.0/email/send', {});
  expect(app.log.join('')).toContain('"status":400');
});
