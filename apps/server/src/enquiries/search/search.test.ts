import { isRefused } from '@formation/leads';
import { describe, expect, test } from 'vitest';
import type { Store } from '../../db/store.ts';
import { engines, freshOrigin, isInFiles, scratchStore, someEnquiry, upload } from '../../testing/scratch-store.ts';

async function added(store: Store, params: Readonly<Record<string, unknown>>, address = 'nimal@example.com') {
  const input = { address, params: { ...someEnquiry().params, contact_email: address, ...params } as never }; // as typed
  const outcome = await store.enquiries.add(someEnquiry(input), freshOrigin());
  if (isRefused(outcome)) throw new Error(outcome.refused);
  return outcome.id;
}

const found = async (store: Store, typed: string) => (await store.inbox.search(typed)).rows.map(({ id }) => id);

describe.each(engines())('on $name', (engine) => {
  test('the same is found on both engines: names, parts of addresses and numbers, words of each script', async () => {
    const { store } = await scratchStore(engine);
    const jose = await added(store, { contact_name: "José O'Neil-Perera", contact_number: '077 123 4567' });
    const sam = await added(
      store,
      { message: 'කොළඹ ශ්‍රී கடை and “a OR b”', ref: 'campaign seven' },
      'Sam.Perera@Example.lk',
    );
    const quarantined = await store.enquiries.add(
      someEnquiry({ heldFor: 'hidden-field', params: { message: 'கடி' } }),
      freshOrigin(),
    );
    const kadi = 'id' in quarantined ? quarantined.id : '';

    const wanted: readonly (readonly [string, readonly string[]])[] = [
      ['jose', [jose]],
      ["O'Neil", [jose]],
      ['oneil', [jose]],
      ['PERERA', [sam, jose]],
      ['rera', [sam]],
      ['sam.perera@example.lk', [sam]],
      ['sam.perera@exam', [sam]],
      ['+94 77 123-4567', [jose]],
      ['4567', [jose]],
      ['කොළඹ', [sam]],
      ['ශ්රී', [sam]],
      ['கடை', [sam]],
      ['கடி', [kadi]],
      ['a OR b', [sam]],
      ['seven perera', [sam]],
      ['jose sam', []],
      ['NEAR(a b) NOT "', []],
      ['" * - ( : ^', []],
      ["'; drop table enquiry_words; --", []],
      ['\\ \u0000 %', []],
    ];
    for (const [typed, ids] of wanted) expect([typed, await found(store, typed)]).toEqual([typed, ids]);
  });

  test('a file and a note are found; and pages hold each once, the newest first', async () => {
    const { store } = await scratchStore(engine);
    const file = await store.files.stage(upload('%PDF-1.7'), 'passport_galle.pdf');
    if (isRefused(file)) throw new Error(file.refused);
    const outcome = await store.enquiries.add(someEnquiry({ file }), freshOrigin());
    const first = 'id' in outcome ? outcome.id : '';
    const ids = [first];
    for (let count = 0; count < 60; count += 1) ids.push(await added(store, { message: `number ${count}` }));
    const work = { version: 1, note: 'promised Thursday' };
    await store.inbox.change(first, work, { who: 'kamala@example.com', key: 'a key of its own' });

    expect(await found(store, 'galle passport thursday')).toEqual([first]);
    const one = await store.inbox.search('nimal');
    const two = await store.inbox.search('nimal', one.next);
    expect([one.rows.length, two.rows.length, two.next]).toEqual([50, 11, undefined]);
    expect([...one.rows, ...two.rows].map(({ id }) => id)).toEqual(ids.toReversed());
    for (const from of ['x', '-1', '9'.repeat(30)])
      expect((await store.inbox.search('nimal', from)).rows).toHaveLength(50);
  });

  test('what was erased is in no index any more', async () => {
    const { store, dataDir } = await scratchStore(engine);
    await added(store, { message: 'zebrasecret' });
    const other = await added(store, { message: 'elephant' }, 'other@example.com');
    expect(await found(store, 'zebras')).toHaveLength(1);
    expect(isInFiles(dataDir, 'zebrasecret')).toBe(engine.name === 'node:sqlite');

    await store.enquiries.erase('nimal@example.com');

    expect(await found(store, 'zebras')).toEqual([]);
    expect(await found(store, 'elephant')).toEqual([other]);
    expect(isInFiles(dataDir, 'zebra')).toBe(false);
  });
});
