import { dayMs } from '@formation/calendar';
import { isRefused } from '@formation/leads';
import { describe, expect, test } from 'vitest';
import type { NewEnquiry } from '../db/store.ts';
import { engines, isInFiles, scratchStore, someEnquiry } from '../testing/scratch-store.ts';

/** Addresses of one network, and of three others. */
const [here, beside, away, far, last] = [
  '2001:db8:5:1::/64',
  '2001:db8:5:2::/64',
  '198.51.100.7',
  '203.0.113.1',
  '192.0.2.1',
];
const few = { perNetwork: 1000, perNetworkAtTheEnd: 300, inAll: 2000 };

let count = 0;
/** An enquiry whose text takes so many bytes; in Sinhala a letter takes three. */
function ofBytes(bytes: number, letter = 'x'): NewEnquiry {
  const name = String((count += 1)).padStart(6, '0');
  const empty = Buffer.byteLength(JSON.stringify({ name, message: '' }));
  const letters = (bytes - empty) / Buffer.byteLength(letter);
  return someEnquiry({ params: { name, message: letter.repeat(letters) }, address: `${name}@example.com` });
}

describe.each(engines())('on $name', (engine) => {
  async function scratchTexts() {
    const { store, clock, dataDir } = await scratchStore(engine, { textLimits: few });
    const add = async (bytes: number, sender: string = away) => {
      const added = await store.enquiries.add(ofBytes(bytes), { sender });
      return isRefused(added) ? added.refused : 'stored';
    };
    return { store, clock, dataDir, add };
  }

  test('one network stores its share of a day to the byte, whichever of its addresses it is', async () => {
    const { store, clock, add } = await scratchTexts();

    expect(await add(400, here)).toBe('stored');
    expect(await add(601, beside)).toBe('texts-full');
    expect(await add(600, beside)).toBe('stored');
    expect(await add(100, here)).toBe('texts-full');
    expect(await store.enquiries.textsOfADay()).toBe(1000);
    expect(await add(400)).toBe('stored');

    clock.now += dayMs;
    expect(await store.enquiries.textsOfADay()).toBe(0);
    expect(await add(1000, here)).toBe('stored');
  });

  test('the last fifth is for networks that sent little, and then nobody stores any', async () => {
    const { add } = await scratchTexts();
    for (const sender of [here, away]) expect(await add(800, sender)).toBe('stored');

    expect(await add(100, here)).toBe('texts-full');
    expect(await add(301, far)).toBe('texts-full');
    expect(await add(300, far)).toBe('stored');
    expect(await add(101, last)).toBe('texts-full');
    expect(await add(100, last)).toBe('stored');
    expect(await add(80, '192.0.3.1')).toBe('texts-full');
  });

  test('bytes are counted, not letters', async () => {
    const { store } = await scratchTexts();

    await store.enquiries.add(ofBytes(400, 'ක'), { sender: here });

    const said = 400 - Buffer.byteLength(JSON.stringify({ name: '000000', message: '' }));
    expect(await store.enquiries.textsOfADay()).toBe(400 - (said % 3));
  });

  test('what is refused leaves nothing behind, and is stored when there is room; a repeat of what is stored is none', async () => {
    const { store, clock, dataDir, add } = await scratchTexts();
    const [one, two] = [ofBytes(900), { ...ofBytes(200), params: { message: 'wanted '.repeat(25) } }];
    const origin = { sender: here, key: 'the second' };
    await store.enquiries.add(one, { sender: here, key: 'the first' });

    expect(await store.enquiries.add(two, origin)).toEqual({ refused: 'texts-full' });
    expect(await store.enquiries.add(one, { sender: here, key: 'the first' })).toMatchObject({ repeated: true });
    expect(isInFiles(dataDir, 'wanted')).toBe(false);
    expect((await store.inbox.search('wanted')).rows).toEqual([]);

    clock.now += dayMs;
    expect(await store.enquiries.add(two, origin)).toMatchObject({ repeated: false });
    expect(await add(100, here)).toBe('stored');
  });
});
