import { expect, test } from 'vitest';
import {
  codeNow,
  type ConsoleApp,
  consoleApp,
  consoleBrowser,
  enrolled,
  password,
} from '../../testing/console-browser.ts';
import { freshOrigin, someEnquiry } from '../../testing/scratch-store.ts';
import type { FactorsChange } from '../accounts/account-types.ts';
import { codeAt, stepAt } from './one-time-code.ts';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts';
import { hashOf } from './tokens.ts';

type Person = Awaited<ReturnType<typeof enrolled>>;

const signIn = (app: ConsoleApp, { email, secret }: Person, typed: object = {}) =>
  consoleBrowser(app).post('/sign-in/password', { email, password, code: codeNow(secret, app), ...typed });

/** Somebody signed in with a second browser as well. */
async function onTwoDevices(app: ConsoleApp, role: 'owner' | 'agent' | 'reader' = 'agent') {
  const here = await enrolled(app, role);
  const there = consoleBrowser(app);
  await there.post('/sign-in/password', { email: here.email, password, code: codeNow(here.secret, app) });
  app.clock.advance(30_000);
  return { here, there };
}

/** Gives somebody a passkey, as if their device had made it. */
async function givePasskey({ store }: ConsoleApp, email: string, id: string) {
  const account = await store.console.account({ email });
  const [session] = await store.console.sessions(account?.id ?? '');
  const passkey = { id, publicKey: 'public', counter: 0, transports: [] };
  const change: FactorsChange = { act: 'passkey-added', passkey, name: `phone ${id}` };
  return account && session && store.console.changeFactors({ account, session }, change);
}

const actsOf = async ({ store }: ConsoleApp, email: string) =>
  (await store.console.auditLog(50)).filter(({ who }) => who === email).map(({ act, detail }) => [act, detail]);

test('a confirmation is good for one act, for five minutes, in the session that gave it', async () => {
  await using app = await consoleApp();
  const { here, there } = await onTwoDevices(app);
  await there.learn();
  const ask = () => here.post('/account/recovery-codes');

  expect((await ask()).body['code']).toBe('unconfirmed');
  expect((await here.confirm()).status).toBe(200);
  expect((await there.post('/account/recovery-codes')).body['code']).toBe('unconfirmed');
  expect((await ask()).status).toBe(200);
  expect((await ask()).body['code']).toBe('unconfirmed');
  await here.confirm();
  app.clock.advance(5 * 60_000);
  expect((await ask()).body['code']).toBe('unconfirmed');
  expect(await actsOf(app, here.email)).toContainEqual(['confirmed', 'password']);
});

test('a confirmation gives the session a new token, which a wrong one does not', async () => {
  await using app = await consoleApp();
  const owner = await enrolled(app, 'owner');
  const old = owner.jar.get('__Host-console') ?? '';
  const withOld = () => owner.get('/me', { cookie: `__Host-console=${old}` });
  await owner.confirm('000000');
  expect(owner.jar.get('__Host-console')).toBe(old);

  await owner.confirm();

  expect(owner.jar.get('__Host-console')).not.toBe(old);
  expect((await owner.get('/sessions')).body['sessions']).toHaveLength(1);
  expect((await owner.post('/account/recovery-codes')).status).toBe(200);
  expect((await withOld()).status, 'half a minute later').toBe(401);
});

test('of two acts that come at once with one confirmation, one is done', async () => {
  await using app = await consoleApp();
  const owner = await enrolled(app, 'owner');
  await owner.confirm();
  const wish = (name: string) => owner.post('/invitations', { email: `${name}@example.com`, role: 'reader' });

  const statuses = (await Promise.all(['a', 'b', 'c'].map(wish))).map(({ status }) => status);

  expect(statuses.toSorted()).toEqual([200, 403, 403]);
});

test('an act that was refused leaves its confirmation for the next try, and for nothing else', async () => {
  await using app = await consoleApp();
  const agent = await enrolled(app, 'agent');
  await agent.post('/account/codes/look');

  expect((await agent.postAgain('/account/codes', { code: '000000' })).body).toMatchObject({ field: 'code' });
  expect((await agent.post('/account/codes', { code: '' })).body).toMatchObject({ field: 'code' }); // not looked at
  expect((await agent.post('/account/codes', { code: '000001' })).body).toMatchObject({ field: 'code' });
  expect((await agent.post('/account/password', { password: 'another long one' })).body['code']).toBe('unconfirmed');
});

test('who guesses at the confirmation has ten tries, and is nobody else', async () => {
  await using app = await consoleApp();
  const agent = await enrolled(app, 'agent');
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await agent.confirm('000000')).status);
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  app.clock.advance(15 * 60_000);
  const other = await enrolled(app, 'owner');
  expect((await agent.confirm(codeNow(other.secret, app))).status).toBe(401);
});

test('a recovery code confirms as well, once', async () => {
  await using app = await consoleApp();
  const agent = await enrolled(app, 'agent');
  const [code = ''] = agent.recoveryCodes;

  expect((await agent.confirm(code)).status).toBe(200);
  expect((await agent.confirm(code)).status).toBe(401);
  expect((await agent.get('/account')).body).toMatchObject({ recoveryCodes: 9 });
  expect(await actsOf(app, agent.email)).toContainEqual(['confirmed', 'recovery code']);
});

test('another password takes the place of the old one and ends the other sessions', async () => {
  await using app = await consoleApp();
  const { here, there } = await onTwoDevices(app);

  expect((await here.postAgain('/account/password', { password: 'a wholly new one' })).status).toBe(200);

  expect((await here.get('/me')).status).toBe(200);
  expect((await there.get('/me')).status).toBe(401);
  expect((await signIn(app, here)).status).toBe(401);
  expect((await signIn(app, here, { password: 'a wholly new one' })).status).toBe(200);
  expect(await actsOf(app, here.email)).toContainEqual(['password-changed', '']);
});

test('a new key for one-time codes counts when it has shown a code; until then the old one does', async () => {
  await using app = await consoleApp();
  const { here, there } = await onTwoDevices(app);
  const { body: key } = await here.post('/account/codes/look');
  const secret = String(key['codeSecret']);
  expect(secret).not.toBe(here.secret);
  expect((await here.confirm()).status).toBe(200);

  expect((await here.post('/account/codes', { code: codeNow(secret, app) })).status).toBe(200);

  expect((await there.get('/me')).status).toBe(401);
  app.clock.advance(30_000);
  expect((await signIn(app, here)).status).toBe(401);
  expect((await signIn(app, here, { code: codeAt(secret, stepAt(app.clock.now())) })).status).toBe(200);
  expect((await here.get('/account')).body).toMatchObject({ password: true });
});

/** Somebody who has a passkey and no password; they come in by a recovery code, because a test has no phone. */
async function withPasskeyOnly(app: ConsoleApp, email = 'agent@example.com') {
  const codes = newRecoveryCodes();
  const passkey = { id: 'only', publicKey: 'public', counter: 0, transports: [] };
  const invitation = hashOf(await app.invited(email, 'agent'));
  await app.store.console.enrol(invitation, { passkey, recovery: codes.map(recoveryHash) });
  const browser = consoleBrowser(app);
  await browser.post('/sign-in/password', { email, password: '', code: codes[0] });
  await browser.learn();
  const confirm = async (code: string | undefined) => {
    await browser.post('/confirmation/password', { password: '', code });
    await browser.learn();
  };
  return { ...browser, email, confirm, codes };
}

test('who has only a passkey gets a password together with the codes, and may remove the passkey only then', async () => {
  await using app = await consoleApp();
  const agent = await withPasskeyOnly(app);
  const { body: key } = await agent.post('/account/codes/look');
  const secret = String(key['codeSecret']);
  const typed = { code: codeNow(secret, app), password: 'my first password' };
  await agent.confirm(agent.codes[1]);

  expect((await agent.post('/account/passkeys/remove', { id: 'only' })).body['code']).toBe('last-way');
  await agent.confirm(agent.codes[2]);
  expect((await agent.post('/account/password', { password: typed.password })).body['code']).toBe('not-found');
  await agent.confirm(agent.codes[3]);
  expect((await agent.post('/account/codes', { code: typed.code })).body).toMatchObject({ field: 'password' });
  expect((await agent.post('/account/codes', typed)).status).toBe(200);

  expect(await actsOf(app, agent.email)).toContainEqual(['codes-changed', 'with a password']);
  app.clock.advance(30_000);
  const again = { email: agent.email, password: typed.password, code: codeNow(secret, app) };
  expect((await consoleBrowser(app).post('/sign-in/password', again)).status).toBe(200);
  app.clock.advance(30_000);
  await agent.post('/confirmation/password', { password: typed.password, code: codeNow(secret, app) });
  await agent.learn();
  expect((await agent.post('/account/passkeys/remove', { id: 'only' })).status).toBe(200);
});

test('new recovery codes end the old ones', async () => {
  await using app = await consoleApp();
  const agent = await enrolled(app, 'agent');
  const [old = ''] = agent.recoveryCodes;

  const { recoveryCodes: codes } = (await agent.postAgain('/account/recovery-codes')).body as {
    recoveryCodes: readonly string[];
  };

  expect([codes.length, new Set(codes).size]).toEqual([10, 10]);
  expect((await signIn(app, agent, { code: old })).status).toBe(401);
  expect((await signIn(app, agent, { code: codes[0] })).status).toBe(200);
});

test('passkeys are listed with their day, named and removed, never somebody else’s', async () => {
  await using app = await consoleApp();
  const agent = await enrolled(app, 'agent');
  const other = await enrolled(app, 'owner');
  await givePasskey(app, agent.email, 'one');
  const shown = async () => (await agent.get('/account')).body['passkeys'];
  const since = new Date(app.clock.now()).toISOString();
  expect(await shown()).toEqual([{ id: 'one', name: 'phone one', since, used: since }]);

  expect((await other.post('/account/passkeys/name', { id: 'one', name: 'mine' })).status).toBe(404);
  expect((await other.postAgain('/account/passkeys/remove', { id: 'one' })).status).toBe(404);
  expect((await agent.post('/account/passkeys/name', { id: 'one', name: ' ' })).status).toBe(422);
  expect((await agent.post('/account/passkeys/name', { id: 'one', name: '<b>Galle</b>' })).status).toBe(200);
  expect(await shown()).toMatchObject([{ name: '<b>Galle</b>' }]);
  expect((await agent.postAgain('/account/passkeys/remove', { id: 'one' })).status).toBe(200);
  expect(await shown()).toEqual([]);
});

test('an owner sees who is there and who is invited; a link withdrawn or replaced opens nothing', async () => {
  await using app = await consoleApp();
  const owner = await enrolled(app, 'owner');
  await enrolled(app, 'agent');
  const wish = { email: 'New@example.com', role: 'reader' };
  const tokenOf = ({ body }: Awaited<ReturnType<typeof owner.post>>) => String(body['link']).split('=')[1];
  const first = tokenOf(await owner.postAgain('/invitations', wish));
  const second = tokenOf(await owner.postAgain('/invitations', { ...wish, email: 'new@example.com' }));

  const { body } = await owner.get('/accounts');
  expect(body['accounts']).toMatchObject([
    { email: 'agent@example.com', role: 'agent', isYou: false, password: true, passkeys: 0 },
    { email: 'owner@example.com', role: 'owner', isYou: true },
  ]);
  const [{ id }] = body['invitations'] as [{ id: string }];
  expect(body['invitations']).toMatchObject([{ email: 'new@example.com', role: 'reader' }]);
  expect(JSON.stringify(body)).not.toContain('codeSecret');
  const look = (invitation: unknown) => consoleBrowser(app).post('/enrolment/look', { invitation });
  expect((await look(first)).body['code']).toBe('bad-token');
  expect((await look(second)).status).toBe(200);

  expect((await owner.postAgain(`/invitations/${id}/withdraw`)).status).toBe(200);
  expect((await look(second)).body['code']).toBe('bad-token');
  expect((await owner.postAgain(`/invitations/${id}/withdraw`)).status).toBe(404);
  expect((await owner.postAgain('/invitations', { email: 'AGENT@example.com', role: 'owner' })).body['code']).toBe(
    'has-account',
  );
});

test('an owner sees how many open enquiries somebody has before ending their account', async () => {
  await using app = await consoleApp();
  const owner = await enrolled(app, 'owner');
  const agent = await enrolled(app, 'agent');
  const added = await app.store.enquiries.add(someEnquiry(), freshOrigin());
  const id = 'id' in added ? added.id : '';
  await agent.post(`/enquiries/${id}/work`, { version: 1, key: crypto.randomUUID(), holder: agent.email });

  const { accounts } = (await owner.get('/accounts')).body as { accounts: readonly { email: string; has: number }[] };
  expect(accounts.map(({ email, has }) => [email, has])).toEqual([
    [agent.email, 1],
    [owner.email, 0],
  ]);
});

test('another role ends the sessions; so does the end of an account; a reset gives a link in the role of today', async () => {
  await using app = await consoleApp();
  const owner = await enrolled(app, 'owner');
  const agent = await enrolled(app, 'agent');
  const { id = '' } = (await app.store.console.account({ email: agent.email })) ?? {};

  const { link } = (await owner.postAgain(`/accounts/${id}/reset`)).body;
  expect((await agent.get('/me')).body['code']).toBe('signed-out');
  expect((await signIn(app, agent)).status).toBe(401);
  await owner.postAgain(`/accounts/${id}/role`, { role: 'reader' });
  const invitation = String(link).split('=')[1];
  expect((await consoleBrowser(app).post('/enrolment/look', { invitation })).body['role']).toBe('reader');

  expect((await owner.postAgain(`/accounts/${id}/end`)).status).toBe(200);
  expect((await consoleBrowser(app).post('/enrolment/look', { invitation })).body['code']).toBe('bad-token');
  expect((await owner.postAgain(`/accounts/${id}/end`)).status).toBe(404);
  expect(await actsOf(app, owner.email)).toContainEqual(['role-changed', 'agent > reader']);
});

test.each([
  ['role', { role: 'reader' }],
  ['end', {}],
  ['reset', {}],
])('the last owner who can come in stays one: %s', async (what, body) => {
  await using app = await consoleApp();
  const owner = await enrolled(app, 'owner');
  await enrolled(app, 'agent');
  const { id = '' } = (await app.store.console.account({ email: owner.email })) ?? {};

  expect((await owner.postAgain(`/accounts/${id}/${what}`, body)).body['code']).toBe('last-owner');

  expect((await owner.get('/me')).body).toMatchObject({ role: 'owner' });
  expect(await actsOf(app, owner.email)).not.toContainEqual(['reset', '']);
});
