import { isRefused } from '@formation/leads';
import { describe, expect, test } from 'vitest';
import { engines, scratchStore } from '../testing/scratch-store.ts';
import type { Released } from './released.ts';
import { filesOf } from './site-files.ts';
import { ownProgram } from './site-program.ts';
import { siteService } from './site-service.ts';

const prices = 'packages-packages';
const says = 'firm-announcement';
const partners = 'partners-partners';
const who = 'nimal@example.com';
const { released } = ownProgram;
const brought = (id: string) => released.get(id)?.value;
const announcing = (en: string) => ({ text: { en }, link: '' });

type Packages = Readonly<{ us: readonly Readonly<{ price: string }>[] }>;
/** The packages with other prices for the first ones. */
const priced = (...own: readonly string[]) => {
  const { us, ...rest } = brought(prices) as Packages; // of the entry that is named above
  return { ...rest, us: us.map((each, at) => ({ ...each, price: own[at] ?? each.price })) };
};

function worked<T extends object>(answer: T): Exclude<T, { refused: string }> {
  if (isRefused(answer)) throw new Error(String(answer.refused));
  return answer as Exclude<T, { refused: string }>;
}

/** What a version of the program brings in the place of one entry. */
const bringing = (id: string, value: unknown): Released =>
  new Map(released).set(id, { path: released.get(id)?.path ?? '', value });

describe.each(engines())('on $name', (engine) => {
  /** An office whose edits were published; then it looks at them with another version of the program. */
  async function upgraded() {
    const { store } = await scratchStore(engine);
    const { site } = store;
    const of = (files: Released) =>
      siteService({ ...store, released: files, blocked: '', today: () => '2026-11-30', now: Date.now });
    /** As the version of the program of that day allowed it. */
    const wrote = async (entry: string, before: unknown, after: unknown) => {
      await site.add({ entry, version: 1, who, released: before, before, after });
      await site.publish({ kind: 'publish', key: 'as it was', who, versions: { [entry]: 1 }, changes: [] }, 0);
      await site.settle(1, { state: 'done' });
    };
    const shows = async (files: Released) => {
      const found = Object.values(await filesOf(store, files, (await site.shown())?.versions ?? {}));
      return found.map((file) => (typeof file === 'string' ? (JSON.parse(file) as unknown) : file));
    };
    return { site, of, wrote, shows };
  }

  test('another field that it changes is taken in; one that both changed is named until somebody has looked at it', async () => {
    const { of, wrote, shows } = await upgraded();
    await wrote(prices, brought(prices), priced('$135'));
    const next = bringing(prices, priced('$149', '$333'));
    const taken = priced('$135', '$333');
    const later = of(next);

    const found = worked(await later.find(prices));

    expect(found).toMatchObject({ conflicts: ['us.0.price'], unfit: [], draft: null });
    expect(found.value).toEqual(taken);
    expect(await shows(next)).toEqual([taken]);
    const looked = worked(await later.save({ id: prices, version: 1, who }, taken));
    expect(looked.entry, 'saved as it is').toMatchObject({ version: 2, conflicts: [], draft: null });
  });

  test('a field whose rules have changed shows what the program brings and is named; the others stand', async () => {
    const { of, wrote, shows } = await upgraded();
    const before = { text: 'None.', link: '', colour: 'red' };
    await wrote(says, before, { text: 'We are closed.', link: '/contact', colour: 'blue' });
    const next = bringing(says, announcing('None.'));

    expect(worked(await of(next).find(says))).toMatchObject({
      value: { ...announcing('None.'), link: '/contact' },
      conflicts: [],
      unfit: ['text', 'colour'],
    });
    expect(await shows(next)).toEqual([{ ...announcing('None.'), link: '/contact' }]);
  });

  test('an entry that cannot be mended field by field is as the program brings it, and names what is not shown', async () => {
    const { of, wrote, shows } = await upgraded();
    const own = brought(partners) as readonly object[]; // of its schema
    await wrote(partners, own, [...own, { name: 'Without a picture' }]);

    expect(worked(await of(released).find(partners))).toMatchObject({ value: own, unfit: [`${own.length}`] });
    expect(await shows(released)).toEqual([]);
  });

  test('an entry that it took away or named anew is named with what was written, until the next publish', async () => {
    const { site, of, wrote, shows } = await upgraded();
    await wrote(says, brought(says), announcing('We are closed on Monday.'));
    const without = new Map(released);
    without.delete(says);
    const later = of(without);

    expect(await later.find(says)).toEqual({ refused: 'not-found' });
    expect((await later.entries()).map(({ id }) => id)).not.toContain(says);
    expect(await shows(without)).toEqual([]);
    expect(await later.gone()).toMatchObject([
      {
        id: says,
        differences: expect.arrayContaining([expect.objectContaining({ after: 'We are closed on Monday.' })]),
      },
    ]);
    expect(await of(released).gone(), 'the version before has it').toEqual([]);

    worked(await later.save({ id: prices, version: 0, who }, priced('$135')));
    worked(await later.publish({ [prices]: 1 }, { key: 'the next publish', who }));
    await site.settle(2, { state: 'done' });
    expect(await later.gone()).toEqual([]);
  });
});
