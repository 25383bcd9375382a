import { isRefused } from '@formation/leads';
import { describe, expect, test } from 'vitest';
import { engines, scratchStore } from '../../testing/scratch-store.ts';

const hour = 3_600_000;

/** Somebody who is signed in with these browsers, whose hashes are their names. */
async function signedIn({ store, clock }: Awaited<ReturnType<typeof scratchStore>>, email: string, hashes: string[]) {
  const data = JSON.stringify({ email, role: 'agent', codeSecret: 'SECRET' });
  const token = { kind: 'invitation', subject: email, data, until: clock.now + hour } as const;
  await store.console.putOneTimeToken(`invitation of ${email}`, token);
  const password = { kept: 'kept', codeSecret: 'SECRET', codeStep: 1 };
  const account = await store.console.enrol(`invitation of ${email}`, { password, recovery: [`recovery of ${email}`] });
  if (isRefused(account)) throw new Error(account.refused);
  for (const hash of hashes) {
    const session = { hash, replaces: undefined, device: hash, until: clock.now + hour };
    await store.console.begin(account.id, session, { who: email, act: 'signed-in' });
  }
}

describe.each(engines())('on $name', (engine) => {
  test('everywhere else is everywhere but here, and nobody else’s', async () => {
    const scratch = await scratchStore(engine);
    const { console } = scratch.store;
    await signedIn(scratch, 'ann@example.com', ['phone', 'laptop', 'lost']);
    await signedIn(scratch, 'ben@example.com', ['ben’s']);
    const here = (await console.signedIn('laptop'))?.session.id;

    expect(await console.endAll('ann@example.com', 'ann@example.com', here)).toBe(2);

    const open = await Promise.all(['phone', 'laptop', 'lost', 'ben’s'].map((hash) => console.signedIn(hash)));
    expect(open.map((each) => each?.account.email)).toEqual([
      undefined,
      'ann@example.com',
      undefined,
      'ben@example.com',
    ]);
    expect(await console.endAll('ann@example.com', 'ann@example.com', here)).toBe(0);
    expect((await console.auditLog(9)).filter(({ act }) => act === 'session-ended')).toHaveLength(1);
  });

  test('a session that goes on under a new token is one session, and the old token ends soon', async () => {
    const scratch = await scratchStore(engine);
    const { store, clock } = scratch;
    await signedIn(scratch, 'ann@example.com', ['old']);
    const before = await store.console.signedIn('old');
    const { id = '', until } = before?.session ?? {};

    const both = await Promise.all(['new', 'another'].map((hash) => store.console.renew(id, hash)));

    expect(both.toSorted()).toEqual([false, true]);
    const hash = both[0] ? 'new' : 'another';
    expect((await store.console.signedIn(hash))?.session).toMatchObject({ device: 'old', until });
    expect(await store.console.sessions(before?.account.id ?? '')).toHaveLength(1);
    expect(await store.console.signedIn('old'), 'what is under way').toBeDefined();
    clock.now += 10_000;
    expect(await store.console.signedIn('old')).toBeUndefined();
    expect(await store.console.signedIn(hash)).toBeDefined();
  });

  test('refused sign-ins are counted for an hour', async () => {
    const { store, clock } = await scratchStore(engine);
    expect(await store.console.refusedSignIns()).toBe(0);
    for (let count = 0; count < 3; count += 1) await store.console.countRefusedSignIn();

    expect(await store.console.refusedSignIns()).toBe(3);
    clock.now += hour;
    expect(await store.console.refusedSignIns()).toBe(0);
    await store.console.countRefusedSignIn();
    expect(await store.console.refusedSignIns()).toBe(1);
  });
});
