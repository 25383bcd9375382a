import { isRefused } from '@formation/leads';
import { describe, expect, test } from 'vitest';
import { engines, scratchStore, type ScratchStore } from '../../testing/scratch-store.ts';
import type { Account, Factors, Role, SignedIn } from './account-types.ts';

const day = 24 * 3_600_000;
const stored = { kept: 'kept', codeSecret: 'SECRET', codeStep: 7 };
const passkey = (id: string) => ({ id, publicKey: 'public', counter: 0, transports: ['internal'] });

async function invited({ store, clock }: ScratchStore, email: string, role: Role) {
  const hash = crypto.randomUUID();
  const data = JSON.stringify({ email, role, codeSecret: 'SECRET' });
  const token = { kind: 'invitation', subject: email, data, until: clock.now + day } as const;
  await store.console.putInvitation(hash, token, { who: 'a test', act: 'invited', about: email });
  return hash;
}

type Input = Readonly<{ email?: string; role?: Role; factors?: Omit<Factors, 'recovery'> }>;

/** Somebody who has an account and is signed in; sessions have the e-mail address as their hash. */
async function person(scratch: ScratchStore, input: Input = {}): Promise<SignedIn> {
  const { email = 'owner@example.com', role = 'owner', factors = { password: stored } } = input;
  const hash = await invited(scratch, email, role);
  const account = await scratch.store.console.enrol(hash, { ...factors, recovery: [crypto.randomUUID()] });
  if (isRefused(account)) throw new Error(account.refused);
  return signedIn(scratch, account, email);
}

async function signedIn({ store, clock }: ScratchStore, { id, email }: Account, hash: string): Promise<SignedIn> {
  const session = { hash, replaces: undefined, device: 'Chrome, Android', until: clock.now + day };
  await store.console.begin(id, session, { who: email, act: 'signed-in' });
  const found = await store.console.signedIn(hash);
  if (found === undefined) throw new Error('not signed in');
  return found;
}

describe.each(engines())('on $name', (engine) => {
  test.each([
    ['passkey-added', { act: 'passkey-added', passkey: passkey('second'), name: 'Phone' }],
    ['passkey-removed', { act: 'passkey-removed', passkeyId: 'first' }],
    ['password-changed', { act: 'password-changed', kept: 'another' }],
    ['codes-changed', { act: 'codes-changed', codeSecret: 'OTHER', codeStep: 9, kept: undefined }],
    ['recovery-renewed', { act: 'recovery-renewed', hashes: ['a', 'b'] }],
  ] as const)('%s ends every session but the one that asked, and is in the log', async (act, change) => {
    const scratch = await scratchStore(engine);
    const { store } = scratch;
    const me = await person(scratch, { factors: { password: stored, passkey: passkey('first') } });
    await signedIn(scratch, me.account, 'elsewhere');
    const other = await person(scratch, { email: 'other@example.com' });

    expect(await store.console.changeFactors(me, change)).toBe('done');

    expect((await store.console.sessions(me.account.id)).map(({ id }) => id)).toEqual([me.session.id]);
    expect(await store.console.sessions(other.account.id)).toHaveLength(1);
    expect((await store.console.auditLog(9)).map(({ who, act: what }) => [who, what])).toContainEqual([
      me.account.email,
      act,
    ]);
  });

  test('what each change leaves is what was asked for', async () => {
    const scratch = await scratchStore(engine);
    const { console } = scratch.store;
    const me = await person(scratch, { factors: { passkey: passkey('first'), name: 'Chrome, Android' } });
    const { id, email } = me.account;

    expect(await console.changeFactors(me, { act: 'password-changed', kept: 'x' })).toEqual({ refused: 'not-found' });
    const codes = { act: 'codes-changed', codeSecret: 'NEW', codeStep: 3 } as const;
    expect(await console.changeFactors(me, { ...codes, kept: undefined })).toEqual({ refused: 'not-found' });
    expect(await console.changeFactors(me, { ...codes, kept: 'first' })).toBe('done');
    expect(await console.changeFactors(me, { act: 'password-changed', kept: 'second' })).toBe('done');
    scratch.clock.now += 1000;
    const twice = { act: 'passkey-added', passkey: passkey('first'), name: 'again' } as const;
    expect(await console.changeFactors(me, twice)).toEqual({ refused: 'taken' });
    expect(await console.changeFactors(me, { ...twice, passkey: passkey('second') })).toBe('done');
    expect(await console.changeFactors(me, { act: 'recovery-renewed', hashes: ['a', 'b', 'c'] })).toBe('done');
    expect(await console.namePasskey(me.account, { id: 'second', name: 'Office' })).toBe(true);
    expect(await console.namePasskey({ ...me.account, id: 'another' }, { id: 'second', name: 'x' })).toBe(false);

    expect(await console.account({ id })).toMatchObject({ password: 'second', codeSecret: 'NEW', codeStep: 3, email });
    expect((await console.passkeys(id)).map(({ name }) => name)).toEqual(['Chrome, Android', 'Office']);
    expect(await console.recoveryLeft(id)).toBe(3);
  });

  test('of two passkeys that two servers remove at once, the last way in stays', async () => {
    const scratch = await scratchStore(engine);
    const servers = [scratch.store, await scratch.another()];
    const me = await person(scratch, { factors: { passkey: passkey('0') } });
    await scratch.store.console.changeFactors(me, { act: 'passkey-added', passkey: passkey('1'), name: '' });

    const outcomes = await Promise.all(
      servers.map(({ console }, index) =>
        console.changeFactors(me, { act: 'passkey-removed', passkeyId: String(index) }),
      ),
    );

    expect(outcomes.filter((outcome) => outcome !== 'done')).toEqual([{ refused: 'last-way' }]);
    expect(await scratch.store.console.passkeys(me.account.id)).toHaveLength(1);
  });

  test('a session that was ended meanwhile changes nothing', async () => {
    const scratch = await scratchStore(engine);
    const { console } = scratch.store;
    const me = await person(scratch);
    await console.endAll(me.account.email, 'the server');

    const change = { act: 'passkey-added', passkey: passkey('late'), name: '' } as const;

    expect(await console.changeFactors(me, change)).toEqual({ refused: 'not-found' });
    expect(await console.passkeys(me.account.id)).toEqual([]);
  });

  test('of two owners who demote each other on two servers at once, one stays', async () => {
    const scratch = await scratchStore(engine);
    const servers = [scratch.store, await scratch.another()];
    const people = [await person(scratch), await person(scratch, { email: 'second@example.com' })];

    const outcomes = await Promise.all(
      servers.map(({ console }, index) => console.byOwner.setRole(people[index]?.account.id ?? '', 'reader', 'a test')),
    );

    expect(outcomes.filter((outcome) => outcome !== 'done')).toEqual([{ refused: 'last-owner' }]);
    expect((await scratch.store.console.accounts()).map(({ role }) => role).toSorted()).toEqual(['owner', 'reader']);
  });

  test('an owner who cannot come in is no owner to leave the firm to', async () => {
    const scratch = await scratchStore(engine);
    const { byOwner, reset, account } = scratch.store.console;
    const me = await person(scratch);
    await person(scratch, { email: 'locked-out@example.com' });
    await reset('locked-out@example.com', 'the server');

    expect(await byOwner.remove(me.account.id, 'a test')).toEqual({ refused: 'last-owner' });
    expect(await byOwner.reset(me.account.id, 'a test')).toEqual({ refused: 'last-owner' });
    expect(await account({ id: me.account.id })).toMatchObject({ password: 'kept' }); // nothing was taken
    expect(await byOwner.remove('nobody', 'a test')).toEqual({ refused: 'not-found' });
  });

  test('an invitation is used or withdrawn, whichever comes first; a new one takes the place of the old', async () => {
    const scratch = await scratchStore(engine);
    const { store, clock } = scratch;
    const other = await scratch.another();
    const old = await invited(scratch, 'new@example.com', 'agent');
    const hash = await invited(scratch, 'new@example.com', 'reader');
    expect(await other.console.invitations()).toEqual([
      { id: hash, email: 'new@example.com', role: 'reader', until: clock.now + day },
    ]);
    const ways = { password: stored, recovery: ['a'] };
    expect(await store.console.enrol(old, ways)).toEqual({ refused: 'bad-token' });

    const [account, isWithdrawn] = await Promise.all([
      store.console.enrol(hash, ways),
      other.console.withdraw(hash, 'a test'),
    ]);

    expect(isRefused(account)).toBe(isWithdrawn);
    expect(await store.console.withdraw(hash, 'a test')).toBe(false);
    expect(await store.console.accounts()).toHaveLength(isWithdrawn ? 0 : 1);
  });
});
