import { join } from 'node:path';
import { isRefused } from '@formation/leads';
import { Kysely } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { postgresDialect } from '../../db/postgres-dialect.ts';
import type { Tables } from '../../db/schema.ts';
import { sqliteDialect } from '../../db/sqlite-dialect.ts';
import { engines, scratchStore, type ScratchStore } from '../../testing/scratch-store.ts';
import type { Factors } from './account-types.ts';

const day = 24 * 3_600_000;

let made = 0;
const factors = (input: Partial<Factors> = {}): Factors => {
  made += 1;
  return {
    password: { kept: 'kept', codeSecret: 'SECRET', codeStep: 7 },
    recovery: [`recovery-${made}`, `other-${made}`],
    ...input,
  };
};

async function invitation({ store, clock }: ScratchStore, email = 'Owner@example.com') {
  made += 1;
  const data = JSON.stringify({ email, role: 'owner', codeSecret: 'SECRET' });
  const token = { kind: 'invitation', subject: '', data, until: clock.now + day } as const;
  await store.console.putOneTimeToken(`invitation-${made}`, token);
  return `invitation-${made}`;
}

async function withOwner(scratch: ScratchStore, input = factors()) {
  const account = await scratch.store.console.enrol(await invitation(scratch), input);
  if (isRefused(account)) throw new Error(account.refused);
  return account;
}

const session = (clock: { now: number }, hash = 'hash') => ({
  hash,
  replaces: undefined,
  device: 'Chrome, Android',
  until: clock.now + day / 2,
});
const act = { who: 'owner@example.com', act: 'signed-in' } as const;

describe.each(engines())('on $name', (engine) => {
  test('an invitation opens the console while it is good; an account keeps it open', async () => {
    const scratch = await scratchStore(engine);
    const { store, clock } = scratch;
    expect(await store.console.isOpen()).toBe(false);
    await invitation(scratch);
    expect(await store.console.isOpen()).toBe(true);
    clock.now += day;
    expect(await store.console.isOpen()).toBe(false);
    expect(await store.console.enrol('invitation-unknown', factors())).toEqual({ refused: 'bad-token' });
    await withOwner(scratch);
    expect(await store.console.isOpen()).toBe(true);
  });

  test('of two servers that use an invitation up at once, one does', async () => {
    const scratch = await scratchStore(engine);
    const other = await scratch.another();
    const hash = await invitation(scratch);

    const outcomes = await Promise.all([scratch.store, other].map(({ console }) => console.enrol(hash, factors())));

    expect(outcomes.filter(isRefused)).toHaveLength(1);
    expect(await other.console.accounts()).toHaveLength(1);
  });

  test('a session holds on every server until its time is over', async () => {
    const scratch = await scratchStore(engine);
    const { store, clock, another } = scratch;
    const { id } = await withOwner(scratch);
    await store.console.begin(id, session(clock), act);
    const other = await another();

    expect(await other.console.signedIn('hash')).toMatchObject({
      account: { id, email: 'Owner@example.com', role: 'owner', passkeys: 0 },
      session: { device: 'Chrome, Android', createdAt: clock.now },
    });
    expect(await other.console.signedIn('another')).toBeUndefined();
    clock.now += day / 2;
    expect(await other.console.signedIn('hash')).toBeUndefined();
    expect(await other.console.sessions(id)).toEqual([]);
  });

  test('a new session takes the place of the one that the browser had', async () => {
    const scratch = await scratchStore(engine);
    const { store, clock } = scratch;
    const { id } = await withOwner(scratch);
    await store.console.begin(id, session(clock, 'old'), act);

    await store.console.begin(id, { ...session(clock, 'new'), replaces: 'old' }, act);

    expect(await store.console.signedIn('old')).toBeUndefined();
    expect(await store.console.sessions(id)).toHaveLength(1);
  });

  test('enrolling again replaces every way to sign in, and ends the sessions', async () => {
    const scratch = await scratchStore(engine);
    const { store, clock } = scratch;
    const before = factors();
    const { id } = await withOwner(scratch, before);
    await store.console.begin(id, session(clock), act);
    const passkey = { id: 'key', publicKey: 'public', counter: 3, transports: ['internal', 'hybrid'] };

    const again = await withOwner(scratch, factors({ password: undefined, passkey }));

    expect(again).toMatchObject({ id, password: '', codeSecret: '', passkeys: 1 });
    expect(await store.console.passkey('key')).toEqual({ ...passkey, accountId: id });
    expect(await store.console.signedIn('hash')).toBeUndefined();
    expect(await store.console.redeemRecoveryCode(id, before.recovery[0] ?? '')).toBe(false);
    await store.console.reset('OWNER@EXAMPLE.COM', 'the server');
    expect(await store.console.passkey('key')).toBeUndefined();
    expect(await store.console.accounts()).toMatchObject([{ passkeys: 0 }]);
  });

  test('of many who use one code, one does', async () => {
    const scratch = await scratchStore(engine);
    const { store, another } = scratch;
    const input = factors();
    const { id } = await withOwner(scratch, input);
    const servers = [store, await another(), store, store];

    const steps = await Promise.all(servers.map(({ console }) => console.redeemCode(id, 8)));
    const codes = await Promise.all(
      servers.map(({ console }) => console.redeemRecoveryCode(id, input.recovery[0] ?? '')),
    );

    expect([steps.filter(Boolean), codes.filter(Boolean)]).toEqual([[true], [true]]);
    expect(await store.console.redeemCode(id, 7)).toBe(false); // an older one
    expect(await store.console.redeemRecoveryCode('another account', input.recovery[1] ?? '')).toBe(false);
  });

  test('tries are counted together, and begin again when their time is over', async () => {
    const { store, clock, another } = await scratchStore(engine);
    const other = await another();
    const limit = { most: 4, spanMs: 1000 };

    const waits = await Promise.all(
      [store, other, store, other, store, other].map(({ console }) => console.try('key', limit)),
    );

    expect(waits.toSorted()).toEqual([0, 0, 0, 0, 1000, 1000]);
    expect(await store.console.try('another key', limit)).toBe(0);
    clock.now += 1000;
    expect(await other.console.try('key', limit)).toBe(0);
    clock.now -= day; // the clock was put back: nobody waits for a day
    expect(await other.console.try('key', limit)).toBe(0);
  });

  test('a slip is used up by one of those who take it, and only as what it is', async () => {
    const { store, clock } = await scratchStore(engine);
    await store.console.putOneTimeToken('slip', { kind: 'challenge', subject: '', data: 'x', until: clock.now + 1 });

    expect(await store.console.redeemOneTimeToken('slip', 'device')).toBeUndefined();
    const taken = await Promise.all([1, 2, 3].map(() => store.console.redeemOneTimeToken('slip', 'challenge')));

    expect(taken.filter(Boolean)).toEqual([{ kind: 'challenge', subject: '', data: 'x', until: clock.now + 1 }]);
  });

  test('what has run out goes, and the log stays', async () => {
    const scratch = await scratchStore(engine);
    const { store, clock } = scratch;
    const { id } = await withOwner(scratch);
    await store.console.begin(id, session(clock), act);
    await store.console.try('key', { most: 1, spanMs: 1000 });
    clock.now += 2 * day;

    await store.console.tidy();

    clock.now -= 2 * day;
    expect(await store.console.signedIn('hash')).toBeUndefined();
    expect(await store.console.try('key', { most: 1, spanMs: 1000 })).toBe(0);
    expect((await store.console.auditLog(9)).map(({ act: what }) => what).toSorted()).toEqual([
      'enrolled',
      'signed-in',
    ]);
  });

  test('the database itself refuses to change the log or to shorten it', async () => {
    const scratch = await scratchStore(engine);
    const { databaseUrl } = scratch;
    await withOwner(scratch);
    const file = join(scratch.dataDir, 'leads.sqlite');
    const dialect = databaseUrl === undefined ? sqliteDialect(file) : postgresDialect(databaseUrl);
    const db = new Kysely<Tables>({ dialect });
    onTestFinished(() => db.destroy());

    await expect(db.deleteFrom('console_acts').execute()).rejects.toThrow('only grows');
    await expect(db.updateTable('console_acts').set({ who: 'nobody' }).execute()).rejects.toThrow('only grows');

    expect((await scratch.store.console.auditLog(9)).map(({ who }) => who)).toEqual(['Owner@example.com']);
  });

  test('an erasure for a visitor leaves the account of the same address alone', async () => {
    const scratch = await scratchStore(engine);
    await withOwner(scratch);
    await scratch.store.enquiries.erase('owner@example.com');
    expect(await scratch.store.console.accounts()).toHaveLength(1);
  });
});
