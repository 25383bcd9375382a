import { isRefused } from '@formation/leads';
import { describe, expect, test } from 'vitest';
import type { Role } from '../../console/accounts/account-types.ts';
import type { Store } from '../../db/store.ts';
import { engines, freshOrigin, scratchStore, someEnquiry } from '../../testing/scratch-store.ts';
import type { Work } from '../list/inbox.ts';

const [owner, agent] = ['owner@example.com', 'agent@example.com'];
const by = (who: string) => ({ who, key: crypto.randomUUID() });

async function account({ console }: Store, email: string, role: Role) {
  const invited = { kind: 'invitation', subject: '', until: Number.MAX_SAFE_INTEGER } as const;
  await console.putOneTimeToken(email, { ...invited, data: JSON.stringify({ email, role, codeSecret: 'SECRET' }) });
  const password = { kept: 'kept', codeSecret: 'SECRET', codeStep: 7 };
  const made = await console.enrol(email, { password, recovery: [`recovery of ${email}`] });
  return isRefused(made) ? '' : made.id;
}

async function taken({ enquiries, inbox }: Store, work: Omit<Work, 'version'> = {}): Promise<string> {
  const added = await enquiries.add(someEnquiry(), freshOrigin());
  if (isRefused(added)) throw new Error(added.refused);
  await inbox.change(added.id, { version: 1, holder: agent, ...work }, by(agent));
  return added.id;
}

async function office(engine: Parameters<typeof scratchStore>[0]) {
  const { store } = await scratchStore(engine);
  await account(store, owner, 'owner');
  return { store, id: await account(store, agent, 'agent') };
}

describe.each(engines())('on $name', (engine) => {
  test('an account that ends leaves its open enquiries to nobody, as their history says, and is writing nothing', async () => {
    const { store, id } = await office(engine);
    const open = await taken(store, { holder: 'Agent@example.com' }); // as somebody wrote it
    const won = await taken(store, { state: 'won' });
    const others = await taken(store, { holder: owner });
    for (const who of [owner, agent]) await store.answers.keepDraft(open, who, { subject: '', text: 'A', version: 0 });
    expect([await store.console.has(agent), await store.console.has(owner)]).toEqual([1, 1]);

    expect(await store.console.byOwner.remove(id, owner)).toBe('done');

    const left = await store.inbox.find(open);
    expect(left).toMatchObject({ holder: '', version: 3 });
    expect(left?.history.at(-1)).toMatchObject({ who: owner, what: 'holder', text: '' });
    expect(await store.answers.writers(open)).toMatchObject([{ who: owner }]);
    expect(await store.inbox.find(won)).toMatchObject({ holder: agent, version: 2 });
    expect(await store.inbox.find(others)).toMatchObject({ holder: owner, version: 2 });
    expect(await store.console.has(agent)).toBe(0);
  });

  test('an agent who only looks from now on gives back what they had, as if the account ended', async () => {
    const { store, id } = await office(engine);
    const [open, won] = [await taken(store), await taken(store, { state: 'won' })];
    for (const who of [owner, agent]) await store.answers.keepDraft(open, who, { subject: '', text: 'A', version: 0 });

    expect(await store.console.byOwner.setRole(id, 'owner', owner)).toBe('done');
    expect(await store.inbox.find(open)).toMatchObject({ holder: agent, version: 2 });
    expect(await store.console.byOwner.setRole(id, 'reader', owner)).toBe('done');

    const left = await store.inbox.find(open);
    expect(left).toMatchObject({ holder: '', version: 3 });
    expect(left?.history.at(-1)).toMatchObject({ who: owner, what: 'holder', text: '' });
    expect(await store.answers.writers(open)).toMatchObject([{ who: owner }]);
    expect(await store.inbox.find(won)).toMatchObject({ holder: agent, version: 2 });
  });

  test('so does one who comes in again by an invitation to look', async () => {
    const { store } = await office(engine);
    const open = await taken(store);
    await account(store, agent, 'reader');
    expect(await store.inbox.find(open)).toMatchObject({ holder: '' });
  });

  test('what was merged, and may stand by itself again, is nobody’s as well; only what stands is counted', async () => {
    const { store } = await office(engine);
    const [into, other] = [await taken(store), await taken(store)];
    await store.inbox.merge({ id: into, version: 2 }, { id: other, version: 2 }, by(owner));
    expect(await store.console.has(agent)).toBe(1);

    expect(await store.console.remove(agent, 'the server')).toBe(true);

    const { version = 0 } = (await store.inbox.find(into)) ?? {};
    await store.inbox.unmerge({ id: into, version }, other, by(owner));
    expect(await store.inbox.find(other)).toMatchObject({ holder: '' });
  });

  test('an owner who must stay keeps what they have', async () => {
    const { store } = await scratchStore(engine);
    const id = await account(store, owner, 'owner');
    const open = await taken(store, { holder: owner });

    expect(await store.console.byOwner.remove(id, owner)).toEqual({ refused: 'last-owner' });
    expect(await store.inbox.find(open)).toMatchObject({ holder: owner, version: 2 });
  });
});
