import { expect, test } from 'vitest';
import { codeNow, consoleApp, consoleBrowser, enrolled } from '../../testing/console-browser.ts';
import { isEasyPassword } from './easy-password.ts';

const email = 'kasun.perera@example.com';

test.each([
  'password1234', // among the thousand commonest, and lengthened
  'P@ssw0rd1234',
  '123456789012',
  'qwertyuiop12',
  'aaaaaaaaaaaa',
  'abcdefghijkl',
  'iloveyou1234',
  email, // one's own address
  'kasun perera',
  'serendib ledger',
  'SriLanka2026',
  'a'.repeat(200),
])('%s is easy', async (password) => {
  expect(await isEasyPassword(password, email)).toBe(true);
});

test.each(['correct horse battery staple', 'kX7#vQ2!mZ9p', 'අම්මා and a café', 'twelve letters'])(
  '%s is not',
  async (password) => {
    expect(await isEasyPassword(password, email)).toBe(false);
  },
);

test('an account is not made with an easy password, and its invitation stays good', async () => {
  await using app = await consoleApp();
  const invitation = await app.invited(email, 'owner');
  const browser = consoleBrowser(app);
  const { body: guest } = await browser.post('/enrolment/look', { invitation });
  const typed = { invitation, code: codeNow(String(guest['codeSecret']), app) };

  const easy = await browser.post('/enrolment/password', { ...typed, password: 'kasunperera1' });

  expect([easy.status, easy.body['code']]).toEqual([422, 'easy-password']);
  expect((await browser.post('/enrolment/password', { ...typed, password: 'a kettle on the roof' })).status).toBe(200);
});

test('nor does an easy one take the place of another, and the confirmation stays good', async () => {
  await using app = await consoleApp();
  const owner = await enrolled(app, 'owner');

  const easy = await owner.postAgain('/account/password', { password: 'password1234' });

  expect([easy.status, easy.body['code']]).toEqual([422, 'easy-password']);
  expect((await owner.post('/account/password', { password: 'a kettle on the roof' })).status).toBe(200);
});

test('nor is it set together with the first one-time codes', async () => {
  await using app = await consoleApp();
  const owner = await enrolled(app, 'owner');
  const { body: key } = await owner.post('/account/codes/look');
  const code = codeNow(String(key['codeSecret']), app);

  const easy = await owner.postAgain('/account/codes', { code, password: '123456789012' });

  expect(easy.body['code']).toBe('easy-password');
});
