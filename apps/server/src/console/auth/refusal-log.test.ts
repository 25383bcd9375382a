import { expect, test } from 'vitest';
import {
  codeNow,
  type ConsoleApp,
  consoleApp,
  consoleBrowser,
  enrolled,
  password,
} from '../../testing/console-browser.ts';
import { totals } from '../../totals.ts';
import { signInsRefused } from '../../watch/total-checks.ts';

const { toldAboveInAnHour, inAll, spanMs } = totals.refusals.bounds;
const from = (address: string) => ({ 'x-forwarded-for': address, 'x-forwarded-proto': 'https' });

const noted = async ({ store }: ConsoleApp) =>
  (await store.console.auditLog(500)).filter(({ act }) => act === 'sign-in-refused' || act === 'denied');

/** Somebody types a wrong password. */
const guess = (app: ConsoleApp, email: string, address: string) =>
  consoleBrowser(app).post('/sign-in/password', { email, password: 'a wrong password', code: '123456' }, from(address));

test('a refused sign-in is in the log with its account and the sealed network, once an hour', async () => {
  await using app = await consoleApp({ TRUST_PROXY: '1' });
  await enrolled(app, 'owner');
  await guess(app, 'OWNER@example.com', '192.0.2.1');
  await guess(app, 'owner@example.com', '192.0.2.200'); // the same network
  await guess(app, 'owner@example.com', '198.51.100.1');

  const acts = await noted(app);
  expect(acts.map(({ who, act, about }) => [who, act, about])).toEqual(
    Array(2).fill(['owner@example.com', 'sign-in-refused', '/sign-in/password']),
  );
  expect(new Set(acts.map(({ detail }) => detail)).size).toBe(2);
  for (const { detail } of acts) expect(detail).toMatch(/^bad-sign-in, network [\w-]{16}$/);

  app.clock.advance(spanMs);
  await guess(app, 'owner@example.com', '192.0.2.1');
  expect(await noted(app)).toHaveLength(3);
});

test('what was typed for an address without account is not kept, nor any address', async () => {
  await using app = await consoleApp({ TRUST_PROXY: '1', LOG_LEVEL: 'info' });
  await enrolled(app, 'owner');
  await guess(app, 'my-password@example.com', '192.0.2.77');

  expect((await noted(app)).map(({ who }) => who)).toEqual(['nobody']);
  const stored = JSON.stringify([await app.store.console.auditLog(50), app.log]);
  expect(stored).not.toMatch(/my-password|a wrong password|192\.0\.2|123456/);
  expect(app.log.filter((line) => line.includes('"refused":"bad-sign-in"'))).toHaveLength(1);
});

test('a wrong password that confirms, and a call beyond one’s role, are in the log as well', async () => {
  await using app = await consoleApp();
  await enrolled(app, 'owner');
  const reader = await enrolled(app, 'reader');
  await reader.get('/accounts');
  await reader.post('/sign-out', {}, { 'x-console-token': 'A'.repeat(43) });
  await reader.confirm('000000');
  await reader.post('/account/recovery-codes'); // asks for a confirmation: everyday’s
  await consoleBrowser(app).get('/me'); // nobody is in: everyday’s

  const acts = (await noted(app)).map(({ who, act, about }) => [who, act, about]);
  expect(acts.toSorted()).toEqual([
    ['reader@example.com', 'denied', '/accounts'],
    ['reader@example.com', 'sign-in-refused', '/confirmation/password'],
  ]);
});

test('however many guess, the log grows by no more than it may in an hour, and the alarm comes', async () => {
  await using app = await consoleApp({ TRUST_PROXY: '1' });
  const owner = await enrolled(app, 'owner');
  const look = () => signInsRefused({ store: app.store, settings: app.settings, now: app.clock.now() });
  for (let count = 0; count < toldAboveInAnHour; count += 1) await guess(app, owner.email, `192.0.${count}.1`);
  expect((await look()).state).toBe('ok');

  for (let count = toldAboveInAnHour; count <= inAll; count += 1) await guess(app, owner.email, `192.0.${count}.1`);

  expect((await look()).state).toBe('look');
  expect((await look()).says).toContain(`${inAll + 1} sign-ins`);
  expect(await noted(app)).toHaveLength(inAll);
  const typed = { email: owner.email, password, code: codeNow(owner.secret, app) };
  expect((await owner.post('/sign-in/password', typed)).status).toBe(200);
  app.clock.advance(spanMs);
  expect((await look()).state).toBe('ok');
});
