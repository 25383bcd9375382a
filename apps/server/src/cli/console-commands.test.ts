import { expect, test } from 'vitest';
import { hashOf } from '../console/auth/tokens.ts';
import { scratchStore } from '../testing/scratch-store.ts';
import { runLeads } from './run-leads.ts';

const email = 'owner@example.com';

/** A command line beside a server that has the database open. */
async function scratchOffice(env: Readonly<Record<string, string>> = {}) {
  const { store, dataDir, clock } = await scratchStore();
  const world = { env: { DATA_DIR: dataDir, SITE_URL: 'https://www.example.com', ...env }, now: () => clock.now };
  return { store, clock, run: (...args: readonly string[]) => runLeads(['console', ...args], world) };
}

const tokenIn = (text: string) =>
  /^https:\/\/www\.example\.com\/console#invitation=([\w-]{43})$/m.exec(text)?.[1] ?? '';

async function withOwner() {
  const office = await scratchOffice();
  const token = tokenIn((await office.run('invite', email)).out);
  const password = { kept: 'kept', codeSecret: 'SECRET', codeStep: 0 };
  const account = await office.store.console.enrol(hashOf(token), { password, recovery: ['a'] });
  const id = 'id' in account ? account.id : '';
  const session = { hash: 'hash', replaces: undefined, device: '', until: office.clock.now + 3_600_000 };
  await office.store.console.begin(id, session, { who: email, act: 'signed-in' });
  return { ...office, token, id };
}

test('the link of an invitation makes the account, in its role', async () => {
  const { store, run, token } = await withOwner();

  expect(token).not.toBe('');
  expect(await store.console.accounts()).toMatchObject([{ email, role: 'owner' }]);
  expect((await run('list')).out).toMatch(/owner@example\.com +owner +password +1 /);
  expect(JSON.parse((await run('list', '--format', 'json')).out)).toEqual({
    accounts: [{ email, role: 'owner', passkeys: 0, password: true, since: '2026-11-23T04:00:00.000Z' }],
    invitations: [],
  });
  expect(await run('invite', email)).toMatchObject({ code: 1, err: expect.stringContaining('console reset') });
});

test('an invitation is for the role that was said, and for a day', async () => {
  const { store, run, clock } = await scratchOffice();
  const token = tokenIn((await run('invite', email, '--role', 'reader')).out);
  const oneTimeToken = await store.console.oneTimeToken(hashOf(token), 'invitation');
  expect(JSON.parse(oneTimeToken?.data ?? '')).toMatchObject({ email, role: 'reader' });
  expect(oneTimeToken?.until).toBe(clock.now + 24 * 3_600_000);
});

test('an invitation is listed until it is taken back, and then opens nothing', async () => {
  const { store, run } = await scratchOffice();
  const token = tokenIn((await run('invite', 'Agent@example.com', '--role', 'agent')).out);
  expect((await run('list')).out).toMatch(/Agent@example\.com +agent +2026-11-24T09:30/);

  expect(await run('withdraw', 'agent@example.com')).toMatchObject({ code: 0 });

  expect(await store.console.oneTimeToken(hashOf(token), 'invitation')).toBeUndefined();
  expect((await run('list')).out).not.toContain('Agent@');
  expect(await run('withdraw', 'agent@example.com')).toMatchObject({ code: 1 });
});

test.each([
  ['http://www.example.com', true],
  ['http://localhost:4321', false],
  ['http://127.0.0.1:4321', false],
])('where nobody could sign in, at %s, it says so: %j', async (siteUrl, says) => {
  const { run } = await scratchOffice({ SITE_URL: siteUrl });
  expect((await run('invite', email)).out.includes('Nobody can sign in')).toBe(says);
});

test('reset takes everything by which somebody could come in, and prints a link for new ways', async () => {
  const { store, run, id } = await withOwner();

  const token = tokenIn((await run('reset', email)).out);

  expect(await store.console.signedIn('hash')).toBeUndefined();
  expect(await store.console.redeemRecoveryCode(id, 'a')).toBe(false);
  const again = await store.console.enrol(hashOf(token), { recovery: ['b'] });
  expect(again).toMatchObject({ id, role: 'owner' });
});

test('sessions are ended, roles changed, accounts removed, and all of it is in the log', async () => {
  const { store, run } = await withOwner();
  expect((await run('sign-out', email)).out).toContain('on 1 device ');
  expect((await run('role', email, '--role', 'agent')).code).toBe(0);
  expect(await store.console.accounts()).toMatchObject([{ role: 'agent' }]);
  expect((await run('remove', email)).code).toBe(0);
  expect(await store.console.isOpen()).toBe(false);

  const { auditLog } = JSON.parse((await run('log', '--format', 'json')).out) as {
    auditLog: { act: string; who: string }[];
  };
  expect(
    auditLog
      .filter(({ who }) => who === 'the server')
      .map(({ act }) => act)
      .toSorted(),
  ).toEqual(['invited', 'removed', 'role-changed', 'session-ended']);
  expect((await run('log')).out).toContain('owner > agent');
});

test.each([
  [['role', email], 1],
  [['role', 'nobody@example.com', '--role', 'owner'], 1],
  [['reset', 'nobody@example.com'], 1],
  [['remove', 'nobody@example.com'], 1],
  [['sign-out', 'nobody@example.com'], 1],
  [['invite', 'nobody'], 2],
  [['invite', email, '--role', 'king'], 2],
  [['list', '--role', 'owner'], 2],
  [[], 2],
])('%j ends with %i and a sentence', async (args, code) => {
  const { run } = await scratchOffice();
  const outcome = await run(...args);
  expect(outcome).toMatchObject({ code, out: '' });
  expect(outcome.err).toMatch(/\w+ .*/);
});
