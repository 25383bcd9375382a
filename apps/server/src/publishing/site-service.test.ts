import { isRefused } from '@formation/leads';
import { describe, expect, test } from 'vitest';
import { engines, scratchStore } from '../testing/scratch-store.ts';
import { type Released, releasedEntries } from './released.ts';
import type { Publish, SiteStore } from './site-edits.ts';
import { filesOf } from './site-files.ts';
import { ownProgram } from './site-program.ts';
import { siteService } from './site-service.ts';

const prices = 'packages-packages';
const says = 'firm-announcement';
const [nimal, kamala] = ['nimal@example.com', 'kamala@example.com'] as const;
const { released } = ownProgram;

type Packages = Readonly<{ us: readonly Readonly<{ price: string }>[] }>;
const priced = (value: unknown, price: string) => {
  const { us, ...rest } = value as Packages; // of the entry that is named above
  return { ...rest, us: us.map((each, at) => (at === 0 ? { ...each, price } : each)) };
};
const announcing = (en: string) => ({ text: { en }, link: '' });

let keys = 0;
const newKey = () => `a key of a test, number ${(keys += 1)}`;

function worked<T extends object>(answer: T): Exclude<T, { refused: string }> {
  if (isRefused(answer)) throw new Error(String(answer.refused));
  return answer as Exclude<T, { refused: string }>;
}

/** Whoever builds has done it. */
async function built(site: SiteStore, state: 'done' | 'failed' = 'done') {
  const { number } = (await site.claim(60_000)) ?? { number: 0 };
  await site.settle(number, { state, why: state === 'failed' ? ['The price does not fit.'] : [] });
}

describe.each(engines())('on $name', (engine) => {
  async function desk(files: Released = released) {
    const scratch = await scratchStore(engine);
    const { site, pictures, texts } = scratch.store;
    const over = (files: Released, store = site) =>
      siteService({
        ...{ site: store, pictures, texts, released: files, blocked: '' },
        today: () => '2026-11-30',
        now: Date.now,
      });
    const service = over(files);
    const found = async (id: string) => worked(await service.find(id));
    const write = async (id: string, who: string, value: unknown) =>
      worked(await service.save({ id, version: (await found(id)).version, who }, value));
    const publish = async () => {
      const drafts = (await service.entries()).filter(({ draft }) => draft !== null);
      const seen = Object.fromEntries(drafts.map(({ id, version }) => [id, version]));
      return worked(await service.publish(seen, { key: newKey(), who: nimal }));
    };
    const laid = (versions: Publish['versions'] = {}, from = files) => filesOf(scratch.store, from, versions);
    return { ...scratch, site, pictures, laid, service, over, found, write, publish };
  }

  test('a price is a draft, then on the site, then taken back; who and what is kept', async () => {
    const { site, service, found, write, publish, laid } = await desk();
    const before = await found(prices);
    expect(before).toMatchObject({ version: 0, draft: null, differences: [] });

    await write(prices, kamala, priced(before.value, '$135'));

    const difference = { field: 'us.0.price', before: (before.value as Packages).us[0]?.price, after: '$135' };
    expect(await found(prices)).toMatchObject({ version: 1, draft: { who: kamala }, differences: [difference] });
    const { number } = await publish();
    expect((await found(prices)).draft, 'until it is built').not.toBeNull();
    await built(site);
    expect(await found(prices)).toMatchObject({ draft: null, differences: [] });
    const [shown] = await service.publishes();
    expect(shown).toMatchObject({
      who: nimal,
      mayUndo: true,
      takesBack: false,
      changes: [{ id: prices, differences: [difference] }],
    });
    expect(await laid(shown?.versions)).toEqual({
      'packages/packages.json': `${JSON.stringify(priced(before.value, '$135'), null, 2)}\n`,
    });

    const undone = worked(await service.undo(number, { key: newKey(), who: kamala }));
    await built(site);

    expect(undone.changes).toEqual([
      { id: prices, differences: [{ ...difference, before: '$135', after: difference.before }] },
    ]);
    expect(await laid(undone.versions)).toEqual({});
    expect((await service.publishes())[0]).toMatchObject({ who: kamala, mayUndo: true, takesBack: true });
    expect(await found(prices), 'what was written is a draft again').toMatchObject({ differences: [difference] });
  });

  test('a value that does not fit is not saved, and says what to write at its field', async () => {
    const { found, service } = await desk();
    const { value } = await found(prices);

    const { faults } = worked(await service.save({ id: prices, version: 0, who: nimal }, priced(value, '129 dollars')));

    expect(faults).toMatchObject([{ field: 'us.0.price' }]);
    expect((await found(prices)).version).toBe(0);
  });

  test('of two who write the same the second is told, at the same instant too, and nothing is lost', async () => {
    const { service, found } = await desk();
    const { value } = await found(prices);
    const save = (who: string, price: string) => service.save({ id: prices, version: 0, who }, priced(value, price));

    const answers = await Promise.all([save(nimal, '$135'), save(kamala, '$140')]);

    expect(answers.filter((answer) => isRefused(answer))).toEqual([{ refused: 'changed' }]);
    expect((await found(prices)).version).toBe(1);
    expect(await save(nimal, '$150')).toEqual({ refused: 'changed' });
  });

  test('what a colleague wrote since one looked does not go out unseen', async () => {
    const { service, write } = await desk();
    await write(says, kamala, announcing('We are closed on Monday.'));
    await write(says, nimal, announcing('We are closed on Tuesday.'));

    expect(await service.publish({ [says]: 1 }, { key: newKey(), who: nimal })).toEqual({ refused: 'changed' });
    expect(await service.publish({}, { key: newKey(), who: nimal })).toEqual({ refused: 'changed' });
  });

  test('one publish at a time; a repeat counts once; a failed one changes nothing and says why', async () => {
    const { site, service, write, found } = await desk();
    await write(says, kamala, announcing('We are closed on Monday.'));
    const key = newKey();
    const wish = () => service.publish({ [says]: 1 }, { key, who: nimal });

    const [first, second] = [worked(await wish()), worked(await wish())];
    expect(second.number).toBe(first.number);
    expect(await service.publish({ [says]: 1 }, { key: newKey(), who: kamala })).toEqual({ refused: 'publishing' });
    await built(site, 'failed');

    expect((await service.publishes())[0]).toMatchObject({ state: 'failed', why: ['The price does not fit.'] });
    expect((await found(says)).draft).toMatchObject({ who: kamala });
    expect(await site.shown()).toBeUndefined();
  });

  test('of two servers one builds; what a dead one had is given away again', async () => {
    const { site, another, write, publish } = await desk();
    const other = (await another()).site;
    await write(says, kamala, announcing('We are closed on Monday.'));
    const { number } = await publish();

    const claims = await Promise.all([site.claim(60_000), other.claim(60_000)]);

    expect(claims.filter((claim) => claim !== undefined)).toMatchObject([{ number }]);
    await site.keep(number, -1);
    expect(await other.claim(60_000)).toMatchObject({ number });
    expect(await site.claim(60_000)).toBeUndefined();
  });
});

test('where nothing can be published, nobody can', async () => {
  const { site, pictures, texts } = (await scratchStore()).store;
  const blocked = siteService({ ...ownProgram, site, pictures, texts, today: () => '2026-11-30', now: Date.now });

  expect(await blocked.publish({}, { key: newKey(), who: nimal })).toEqual({ refused: 'not-publishable' });
  expect(await blocked.undo(1, { key: newKey(), who: nimal })).toEqual({ refused: 'not-publishable' });
});

test('every entry that can be edited is one that the program brings', () => {
  expect([...releasedEntries(ownProgram.program).keys()]).toContain(prices);
});
