import { expect, test } from 'vitest';
import {
  codeNow,
  type ConsoleApp,
  consoleApp,
  consoleBrowser,
  enrolled,
  password,
} from '../../testing/console-browser.ts';
import type { ConsoleStore } from '../accounts/account-types.ts';
import { passkeyService } from './passkeys.ts';
import { proofService } from './sign-in.ts';

const wrongCodes = [
  ['one-time', '000000'],
  ['recovery', 'AAAA-BBBB-CCCC-DDDD'],
] as const;

/** The same store, and the calls that are made to it. */
function watched(store: ConsoleStore) {
  const calls: string[] = [];
  const proxy = new Proxy(store, {
    get: (target, name: keyof ConsoleStore) => {
      calls.push(name);
      return target[name];
    },
  });
  return { proxy, calls };
}

async function callsFor(
  { store, clock }: ConsoleApp,
  typed: Readonly<{ email: string; password: string; code: string }>,
) {
  const { proxy, calls } = watched(store.console);
  const rest = { siteUrl: 'https://www.example.com', brand: 'x', now: clock.now };
  const proofs = proofService({ store: proxy, passkeys: passkeyService({ store: proxy, ...rest }), now: clock.now });
  const outcome = await proofs.byPassword(typed, { address: '192.0.2.1', browser: '' });
  return { outcome, calls };
}

test.each(wrongCodes)('beside a wrong %s code the right password is answered as a wrong one', async (_, code) => {
  await using app = await consoleApp();
  const { email } = await enrolled(app, 'owner');
  const answers = [];
  for (const typed of [password, 'a wrong password'])
    answers.push(await consoleBrowser(app).post('/sign-in/password', { email, password: typed, code }));

  const [right, wrong] = answers.map(({ status, body, headers }) => ({ status, body, names: [...headers.keys()] }));
  expect(right).toEqual(wrong);
  expect(right?.status).toBe(401);
});

test.each(wrongCodes)('and the same is done for it, with a wrong %s code', async (_, code) => {
  await using app = await consoleApp();
  const { email } = await enrolled(app, 'owner');

  const right = await callsFor(app, { email, password, code });
  const wrong = await callsFor(app, { email, password: 'a wrong password', code });
  const nobody = await callsFor(app, { email: 'nobody@example.com', password, code });

  expect(right.calls.length).toBeGreaterThan(2);
  expect(wrong).toEqual(right);
  expect(nobody).toEqual(right);
});

test('codes beside a wrong password use up nothing of the account, nor a code', async () => {
  await using app = await consoleApp({ TRUST_PROXY: '1' });
  const { email, secret, recoveryCodes } = await enrolled(app, 'owner');
  const [recovery = ''] = recoveryCodes;
  const code = codeNow(secret, app);
  const from = (count: number) => ({ 'x-forwarded-for': `192.0.2.${count}`, 'x-forwarded-proto': 'https' });
  const sign = (count: number, typed: object) =>
    consoleBrowser(app).post('/sign-in/password', { email, password, ...typed }, from(count));
  for (let count = 1; count <= 12; count += 1)
    expect((await sign(count, { password: 'a wrong password', code: count % 2 ? code : recovery })).status).toBe(401);

  expect((await sign(13, { code })).status).toBe(200);
  expect((await sign(14, { code: recovery })).status).toBe(200);
});
