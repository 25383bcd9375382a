import { dayMs } from '@formation/calendar';
import { isRefused } from '@formation/leads';
import { describe, expect, test } from 'vitest';
import type { Store } from '../db/store.ts';
import { callAt, engines, scratchStore, someEnquiry } from '../testing/scratch-store.ts';

const few = { perMailbox: 2, perNetwork: 3, perNetworkAtTheEnd: 1, inAll: 5 };
/** Addresses of one network, and of another. */
const [here, beside, away] = ['2001:db8:5:1::/64', '2001:db8:5:2::/64', '198.51.100.7'];

/** A call that somebody books; whether a letter confirms it. */
async function isMailed(store: Store, { email, sender, start }: { email: string; sender: string; start: number }) {
  const call = { name: 'Nimal', email, timeZone: 'Asia/Colombo', topic: '', ...callAt(start) };
  const made = await store.bookings.add(call, { sender });
  if (isRefused(made)) throw new Error(made.refused);
  return made.isMailed;
}

describe.each(engines())('on $name', (engine) => {
  async function scratchLetters() {
    const { store, clock } = await scratchStore(engine, { letterLimits: few });
    let calls = 0;
    const book = (email: string, sender: string = away) =>
      isMailed(store, { email, sender, start: clock.now + dayMs + (calls += 1) * 3_600_000 });
    return { store, clock, book };
  }

  test('one mailbox gets its share of a day, however its address is written', async () => {
    const { clock, book } = await scratchLetters();

    expect(await book('n.perera+1@gmail.com')).toBe(true);
    expect(await book('NPerera@googlemail.com', here)).toBe(true);
    expect(await book('nperera+x@gmail.com', here)).toBe(false);
    clock.now += dayMs;
    expect(await book('nperera+x@gmail.com', here)).toBe(true);
  });

  test('one network brings about its share of a day, whatever its letters are, and all together theirs', async () => {
    const { store, book } = await scratchLetters();
    expect([await book('a@example.com', here), await book('b@example.com', beside)]).toEqual([true, true]);
    expect(await store.enquiries.add(someEnquiry({ params: { list: 'hsic' } }), { sender: here })).toMatchObject({
      isServed: true,
    });
    expect(await book('c@example.com', beside)).toBe(false);
    expect(
      await store.enquiries.add(
        someEnquiry({ address: 'd@example.com', params: { list: 'hsic', message: 'Mine too' } }),
        { sender: here },
      ),
    ).toMatchObject({
      isServed: false,
    });

    expect(await book('e@example.com')).toBe(true);
    expect(await book('f@example.com')).toBe(false); // the last is for a network that had none
    expect(await book('f@example.com', '203.0.113.1')).toBe(true);
    expect(await store.mails.toStrangers()).toBe(few.inAll);
    expect(await book('g@example.com', '192.0.2.1')).toBe(false);
  });

  test('who was written to, and from where, is forgotten after a day', async () => {
    const { store, clock, book } = await scratchLetters();
    await book('a@example.com');
    const noted = async () => {
      await store.enquiries.purge(0);
      const { mails = [] } = (await store.persons.gather('a@example.com')) ?? {};
      return mails.filter(({ kind }) => kind === 'booking-visitor').map(({ mailbox, network }) => [mailbox, network]);
    };

    expect(await noted()).toEqual([['a@example.com', expect.stringMatching(/^\w{64}$/)]]);
    clock.now += dayMs;
    expect(await noted()).toEqual([['', '']]);
  });
});
