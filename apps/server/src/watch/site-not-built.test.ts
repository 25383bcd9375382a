import { describe, expect, test } from 'vitest';
import { parseSettings, type Settings } from '../settings.ts';
import { engines } from '../testing/scratch-store.ts';
import { scratchStore } from '../testing/scratch-store.ts';
import { siteNotBuilt } from './checks.ts';

const wish = { who: '', versions: {}, changes: [] };
const settings = parseSettings({}) as Settings; // the defaults fit

describe.each(engines())('on $name', (engine) => {
  test('a build of a new day that failed is told until something is built or published', async () => {
    const { store } = await scratchStore(engine);
    const { site } = store;
    const look = () => siteNotBuilt({ store, settings, now: 0 });
    const build = async (kind: 'again' | 'publish' | 'preview', number: number, state: 'done' | 'failed') => {
      await site.publish({ ...wish, kind, key: `a key of a test, number ${number}` }, number - 1);
      await site.claim(60_000);
      await site.settle(number, { state, why: state === 'failed' ? ['There is no room left.'] : [] });
    };
    expect(await look()).toMatchObject({ state: 'ok' });

    await build('again', 1, 'failed');
    expect(await look()).toMatchObject({ state: 'look', says: expect.stringContaining('no room left'), key: '1' });
    await build('preview', 2, 'done');
    expect(await look(), 'a preview changes nothing').toMatchObject({ state: 'look' });
    await build('publish', 3, 'done');
    expect(await look()).toMatchObject({ state: 'ok' });
    await build('again', 4, 'failed');
    await build('again', 5, 'done');
    expect(await look()).toMatchObject({ state: 'ok' });
  });
});
