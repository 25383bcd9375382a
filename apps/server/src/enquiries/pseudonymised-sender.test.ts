import { isRefused } from '@formation/leads';
import { describe, expect, test } from 'vitest';
import type { Store } from '../db/store.ts';
import { callAt, engines, scratchStore, someEnquiry } from '../testing/scratch-store.ts';

const email = 'nimal@example.com';
const dayMs = 86_400_000;
const sender = '192.0.2.1';

/** An enquiry, a call and a wish to be reminded, all from one place; the call's id. */
async function allFrom(store: Store, now: number): Promise<string> {
  await store.enquiries.add(someEnquiry(), { sender });
  await store.reminders.ask({ email, company: '', facts: 'country=gb', until: now + 7 * dayMs }, { sender });
  const call = { name: 'Nimal', email, timeZone: 'Asia/Colombo', topic: '', ...callAt(now + dayMs) };
  const made = await store.bookings.add(call, { sender });
  if (isRefused(made)) throw new Error(made.refused);
  return made.booking.id;
}

/** What is kept that is made of where requests came from. */
async function senders(store: Store) {
  const { bookings = [], reminders = [], requests = [] } = (await store.persons.gather(email)) ?? {};
  return {
    calls: bookings.map((row) => row['sender']),
    wishes: reminders.map((row) => row['sender']),
    requests: requests.map((row) => row['fingerprint']).toSorted(),
  };
}

describe.each(engines())('on $name', (engine) => {
  test('what is kept of where a request came from can be made again only with the secret', async () => {
    const secrets = ['a secret of one server', 'a secret of one server', 'a secret of another'];
    const [kept, same, other] = await Promise.all(
      secrets.map(async (secret) => {
        const { store, clock } = await scratchStore(engine, { secret });
        await allFrom(store, clock.now);
        return senders(store);
      }),
    );

    expect(kept?.requests).toHaveLength(3);
    expect(same).toEqual(kept);
    const all = Object.values(kept ?? {}).flat();
    expect(
      Object.values(other ?? {})
        .flat()
        .filter((each) => all.includes(each)),
    ).toEqual([]);
  });

  test('where a call was booked from is forgotten once it has begun or is cancelled', async () => {
    const { store, clock } = await scratchStore(engine);
    const id = await allFrom(store, clock.now);
    const purged = async () => {
      await store.enquiries.purge(0);
      return (await senders(store)).calls;
    };
    expect(await purged()).toEqual([expect.stringMatching(/^\w{64}$/)]);

    clock.now += dayMs;
    expect(await purged()).toEqual(['']);

    const next = await allFrom(store, clock.now);
    expect(next).not.toBe(id);
    await store.bookings.cancel(next);
    expect(await purged()).toEqual(['', '']);
  });

  test('servers of one folder know one another’s senders, without a configured secret', async () => {
    const callLimits = { openPerEmail: 9, openPerAddress: 1, openPerNetwork: 9 };
    const { store, clock, another } = await scratchStore(engine, { callLimits });
    await allFrom(store, clock.now);

    const call = { name: 'Ann', email: 'ann@example.com', timeZone: 'Asia/Colombo', topic: '' };
    const second = (await another()).bookings.add({ ...call, ...callAt(clock.now + 2 * dayMs) }, { sender });

    expect(await second).toEqual({ refused: 'too-many-calls' });
  });
});
