import { isRefused } from '@formation/leads';
import { describe, expect, test } from 'vitest';
import { engines, scratchStore } from '../../testing/scratch-store.ts';

type Scratch = Awaited<ReturnType<typeof scratchStore>>;

async function enrolled({ store, clock }: Scratch, email: string): Promise<string> {
  const data = JSON.stringify({ email, role: 'agent', codeSecret: '' });
  await store.console.putOneTimeToken(email, { kind: 'invitation', subject: email, data, until: clock.now + 60_000 });
  const account = await store.console.enrol(email, { recovery: [email] });
  if (isRefused(account)) throw new Error(account.refused);
  return account.id;
}

describe.each(engines())('on $name', (engine) => {
  test('of two servers that save at once one saves, and a name goes with its account', async () => {
    const scratch = await scratchStore(engine);
    const other = (await scratch.another()).console;
    const { console } = scratch.store;
    const id = await enrolled(scratch, 'kamala@example.com');
    await enrolled(scratch, 'sunil@example.com');
    const profile = (name: string) => ({ name, signature: 'K', version: 0 });
    expect(await console.profile(id)).toEqual({ name: '', signature: '', version: 0 });

    const outcomes = await Promise.all([
      console.saveProfile(id, profile('Kamala')),
      other.saveProfile(id, profile('K.')),
    ]);

    expect(outcomes.filter(isRefused)).toEqual([{ refused: 'changed' }]);
    const saved = outcomes.find((each) => 'name' in each);
    expect(await other.profile(id)).toEqual(saved);
    expect(await console.names()).toEqual([{ email: 'kamala@example.com', name: saved?.name ?? '' }]);
    await console.remove('kamala@example.com', 'owner@example.com');
    expect(await other.names()).toEqual([]);
    expect(await console.saveProfile(id, profile('Kamala'))).toEqual({ refused: 'not-found' });
  });
});
