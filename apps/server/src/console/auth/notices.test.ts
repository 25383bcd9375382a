import { expect, test } from 'vitest';
import { outbox } from '../../outbox/outbox.ts';
import type { Transport } from '../../outbox/transport.ts';
import {
  codeNow,
  type ConsoleApp,
  consoleApp,
  consoleBrowser,
  enrolled,
  password,
} from '../../testing/console-browser.ts';
import { officeMail } from '../../testing/office-mail.ts';

type Mailed = Readonly<{ to: string; subject: string; text: string }>;

/** Sends what waits in the outbox: what went to whom since the last time. */
function mailbox({ store, settings, clock }: ConsoleApp) {
  const mailed: Mailed[] = [];
  const addressIn = (to: unknown) => (to as Readonly<{ address: string }>).address; // as our mails are addressed
  const transport: Transport = {
    delivered: 'sent',
    deliver: async ({ to, subject = '', text }) =>
      void mailed.push({ to: addressIn(to), subject, text: typeof text === 'string' ? text : '' }),
  };
  const { dataDir, siteUrl } = settings;
  const log = { warn: () => undefined };
  const send = outbox({ ...officeMail, siteUrl, store, dataDir, retryBaseMs: 1, log, transport, now: clock.now });
  return async () => {
    while (await send());
    return mailed.splice(0);
  };
}

const chrome = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/131.0 Mobile Safari/537.36' };
const said = (mailed: readonly Mailed[]) => mailed.map(({ to, subject }) => [to, subject.replace(/^.*?: /, '')]);

test('whose account it is hears of its making, and of a new browser, once', async () => {
  await using app = await consoleApp();
  const mail = mailbox(app);
  const owner = await enrolled(app, 'owner');
  expect(said(await mail())).toEqual([[owner.email, 'new ways to sign in were set up']]);

  const phone = consoleBrowser(app);
  await phone.post('/sign-in/password', { email: owner.email, password, code: codeNow(owner.secret, app) }, chrome);
  const [notice, ...more] = await mail();
  expect(more).toEqual([]);
  expect(notice?.to).toBe(owner.email);
  expect(notice?.subject).toMatch(/: a new browser has signed in$/);
  expect(notice?.text).toContain('When: Saturday 21 Nov 2026, 12:00 (Asia/Colombo)');
  expect(notice?.text).toContain('Browser: Chrome, Android');
  expect(notice?.text).toContain('https://www.example.com/console?account');

  app.clock.advance(30_000);
  await phone.post('/sign-in/password', { email: owner.email, password, code: codeNow(owner.secret, app) }, chrome);
  await consoleBrowser(app).post('/sign-in/password', { email: owner.email, password: 'a wrong one', code: '000000' });
  expect(await mail()).toEqual([]);
});

test('and of a recovery code, whatever it opened', async () => {
  await using app = await consoleApp();
  const mail = mailbox(app);
  const owner = await enrolled(app, 'owner');
  const [first = '', second = ''] = owner.recoveryCodes;
  await mail();

  await owner.post('/sign-in/password', { email: owner.email, password, code: first });
  await owner.learn();
  await owner.confirm(second);

  expect(said(await mail())).toEqual([
    [owner.email, 'somebody has signed in with a recovery code'],
    [owner.email, 'a recovery code was used to confirm a change'],
  ]);
});

test('and of every change of the ways to sign in, without a secret', async () => {
  await using app = await consoleApp();
  const mail = mailbox(app);
  const agent = await enrolled(app, 'agent');
  await mail();

  await agent.postAgain('/account/password', { password: 'a kettle on the roof' });
  const [notice] = await mail();
  expect(notice?.subject).toMatch(/: the password was changed$/);
  expect(notice?.text).not.toContain('kettle');
  expect((await agent.post('/account/recovery-codes')).status).toBe(403); // not confirmed, not told
  expect(await mail()).toEqual([]);
});

test('and that an owner has taken them away, and who', async () => {
  await using app = await consoleApp();
  const mail = mailbox(app);
  const owner = await enrolled(app, 'owner');
  await enrolled(app, 'agent');
  const { id = '' } = (await app.store.console.account({ email: 'agent@example.com' })) ?? {};
  await mail();

  await owner.postAgain(`/accounts/${id}/reset`);

  const [notice, ...more] = await mail();
  expect(more).toEqual([]);
  expect(notice?.to).toBe('agent@example.com');
  expect(notice?.text).toContain('By: owner@example.com');
});

test('a notice about an account that is gone is not sent', async () => {
  await using app = await consoleApp();
  const mail = mailbox(app);
  const agent = await enrolled(app, 'agent');
  await app.store.console.remove(agent.email, 'a test');

  expect(await mail()).toEqual([]);
});
