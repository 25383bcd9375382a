import { isRefused } from '@formation/leads';
import { describe, expect, test } from 'vitest';
import type { Store } from '../../db/store.ts';
import { engines, freshOrigin, scratchStore, someEnquiry } from '../../testing/scratch-store.ts';
import { joinedTags, retagged } from './tags.ts';

const agent = 'agent@example.com';
const by = (who = agent) => ({ who, key: crypto.randomUUID() });

async function added({ enquiries }: Store): Promise<string> {
  const made = await enquiries.add(someEnquiry(), freshOrigin());
  if (isRefused(made)) throw new Error(made.refused);
  return made.id;
}

/** Tags one with each of these, and says how it stands then. */
async function tagged({ inbox }: Store, id: string, tags: readonly string[]) {
  for (const tag of tags) {
    const { version = 0 } = (await inbox.find(id)) ?? {};
    await inbox.change(id, { version, tag }, by());
  }
  return inbox.find(id);
}

test.each([
  // stored         change                        stored then
  ['', { tag: 'vip' }, '["vip"]'],
  ['["vip"]', { tag: 'vip' }, '["vip"]'],
  ['["vip"]', { tag: 'etsy' }, '["etsy","vip"]'],
  ['["etsy","vip"]', { untag: 'etsy' }, '["vip"]'],
  ['["vip"]', { untag: 'vip' }, ''],
  ['["vip"]', { untag: 'etsy' }, '["vip"]'],
  ['["vip"]', { tag: 'etsy', untag: 'vip' }, '["etsy"]'],
  ['["0","1","2","3","4","5","6","7","8","9"]', { tag: 'a' }, undefined], // the eleventh
  ['["0","1","2","3","4","5","6","7","8","9"]', { tag: '9', untag: '0' }, '["1","2","3","4","5","6","7","8","9"]'],
])('%s after %o is %s', (stored, change, then) => {
  expect(retagged(stored, change)).toBe(then);
});

test('of two that are merged those of the one that stays come first, ten at most', () => {
  expect(joinedTags('["b"]', '["a","b"]')).toBe('["a","b"]');
  expect(joinedTags('["1","2","3","4","5","6","7","8","9"]', '["a","b"]')).toBe(
    '["1","2","3","4","5","6","7","8","9","a"]',
  );
});

describe.each(engines())('on $name', (engine) => {
  test('a tag is put to an enquiry and taken away again, and both are in its history', async () => {
    const { store } = await scratchStore(engine);
    const id = await added(store);

    expect(await tagged(store, id, ['vip', 'etsy', 'vip'])).toMatchObject({ tags: ['etsy', 'vip'] });
    const { version = 0 } = (await store.inbox.find(id)) ?? {};
    const left = await store.inbox.change(id, { version, untag: 'vip' }, by());

    expect(left).toMatchObject({ tags: ['etsy'] });
    const history = isRefused(left) ? [] : left.history.map(({ what, text }) => [what, text]);
    expect(history).toEqual([
      ['tagged', 'vip'],
      ['tagged', 'etsy'],
      ['untagged', 'vip'],
    ]);
  });

  test('it is refused what somebody else has changed since, and more than ten; a repeat counts once', async () => {
    const { store } = await scratchStore(engine);
    const id = await added(store);
    const once = by();
    for (const _ of [1, 2])
      expect(await store.inbox.change(id, { version: 1, tag: 'vip' }, once)).toMatchObject({ version: 2 });
    expect(await store.inbox.change(id, { version: 1, tag: 'etsy' }, by('owner@example.com'))).toMatchObject({
      refused: 'changed',
    });
    const full = await tagged(
      store,
      id,
      Array.from({ length: 9 }, (_, each) => `tag ${each}`),
    );
    expect(full?.tags).toHaveLength(10);
    const { version = 0 } = full ?? {};

    expect(await store.inbox.change(id, { version, tag: 'one more', note: 'lost' }, by())).toEqual({
      refused: 'too-many-tags',
    });
    expect(await store.inbox.find(id)).toMatchObject({ version, tags: full?.tags, history: full?.history });
  });

  test('a list is narrowed to a tag by the whole of it, whatever letters it has', async () => {
    const { store } = await scratchStore(engine);
    const odd = String.raw`50%_"a\b" ලංකා`;
    const [one, other, none] = [await added(store), await added(store), await added(store)];
    await tagged(store, one, [odd, 'vip']);
    await tagged(store, other, ['vip client']);
    await tagged(store, none, ['50x']);
    const ids = async (tag: string) => (await store.inbox.list('new', undefined, tag)).rows.map(({ id }) => id);

    expect(await ids(odd)).toEqual([one]);
    expect(await ids('vip')).toEqual([one]);
    expect(await ids('50%')).toEqual([]);
    expect((await store.inbox.view({ name: 'unassigned', who: agent }, undefined, 'vip client')).rows).toMatchObject([
      { id: other, tags: ['vip client'] },
    ]);
    expect((await store.inbox.list('won', undefined, 'vip')).rows).toEqual([]);
  });

  test('those in use are offered, what is used most first', async () => {
    const { store } = await scratchStore(engine);
    expect(await store.inbox.tags()).toEqual([]);
    const [one, other] = [await added(store), await added(store)];
    await tagged(store, one, ['etsy', 'vip', 'a']);
    await tagged(store, other, ['vip']);

    expect(await store.inbox.tags()).toEqual(['vip', 'a', 'etsy']);
  });

  test('what stands for another has its tags as well; the other keeps its own', async () => {
    const { store } = await scratchStore(engine);
    const [stays, goes] = [await added(store), await added(store)];
    await tagged(store, stays, ['vip']);
    await tagged(store, goes, ['etsy']);

    const merged = await store.inbox.merge({ id: stays, version: 2 }, { id: goes, version: 2 }, by());
    expect(merged).toMatchObject({ tags: ['etsy', 'vip'] });
    await store.inbox.unmerge({ id: stays, version: isRefused(merged) ? 0 : merged.version }, goes, by());
    expect(await store.inbox.find(goes)).toMatchObject({ tags: ['etsy'] });
  });

  test('they are in the file for the person, and go with the enquiry', async () => {
    const { store } = await scratchStore(engine);
    const id = await added(store);
    const { address = '' } = (await tagged(store, id, ['vip'])) ?? {};

    expect(JSON.stringify(await store.persons.gather(address))).toContain(String.raw`[\"vip\"]`);
    await store.enquiries.erase(address);
    expect(await store.inbox.tags()).toEqual([]);
  });
});
