import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { engines, scratchFolder } from '../testing/scratch-store.ts';
import { siteOffice, who } from '../testing/site-office.ts';

const announcing = (en: string) => ({ text: { en }, link: '' });

describe.each(engines())('on $name', (engine) => {
  /** An office with a second server, whose data folder is the first one's or its own. */
  async function twoServers(folder?: string) {
    const office = await siteOffice(engine);
    const dataDir = folder ?? office.dataDir;
    const other = { ...office.parts, site: (await office.another()).site, dataDir };
    return { ...office, other, otherRound: () => office.round(other), otherSays: () => office.saysNow(dataDir) };
  }

  test('with one data folder, what one server builds is shown by both', async () => {
    const { wish, round, otherRound, otherSays, dataDir } = await twoServers();
    await wish('We are closed on Monday.');

    await Promise.all([round(), otherRound()]);

    expect(otherSays()).toEqual(announcing('We are closed on Monday.'));
    expect(await Promise.all([round(), otherRound()]), 'nothing is left to do').toEqual([false, false]);
    expect(readdirSync(join(dataDir, 'editions'))).toHaveLength(2); // the edition, and which is shown
  });

  test('with a data folder of its own a server builds it, too, and takes it back without a build', async () => {
    const { wish, round, otherRound, saysNow, otherSays, desk, key, parts, newest } = await twoServers(scratchFolder());
    const number = await wish('We are closed on Monday.');
    await round();
    expect(otherSays()).toBeUndefined();

    await otherRound();

    expect([saysNow(), otherSays()]).toEqual([1, 2].map(() => announcing('We are closed on Monday.')));
    expect(await newest(), 'there is no second publish').toMatchObject({ number, state: 'done' });
    rmSync(join(parts.program, 'scripts/build/edition.ts')); // nothing can be built any more
    await desk.undo(number, { key: key(), who });
    await otherRound();
    await round();
    expect([saysNow(), otherSays()]).toEqual([undefined, undefined]);
    await desk.undo(number + 1, { key: key(), who });
    await round();
    await otherRound();
    expect([saysNow(), otherSays()]).toEqual([1, 2].map(() => announcing('We are closed on Monday.')));
    expect(await Promise.all([round(), otherRound()]), 'nothing is left to do').toEqual([false, false]);
  });

  test('what a killed server had begun is built by the other after a minute, and its rests go', async () => {
    const { wish, otherRound, otherSays, clock, site, dataDir, newest } = await twoServers();
    await wish('We are closed on Monday.');
    await site.claim(60_000); // killed now
    const rest = join(dataDir, 'editions/1-of-the-killed');
    mkdirSync(join(rest, 'apps/site'), { recursive: true });
    expect(await otherRound(), 'it may live').toBe(false);

    clock.now += 61_000;
    await otherRound();

    expect(otherSays()).toEqual(announcing('We are closed on Monday.'));
    expect(await newest()).toMatchObject({ number: 1, state: 'done' });
    expect(existsSync(rest), 'it may build still').toBe(true);
    utimesSync(rest, 0, 0);
    await wish('We are closed on Tuesday.');
    await otherRound();
    expect(existsSync(rest)).toBe(false);
  });

  test('what was lost is not shown over what another server has published meanwhile', async () => {
    const { wish, round, otherRound, saysNow, site, dataDir, parts } = await twoServers();
    await wish('We are closed on Monday.');
    await round();
    rmSync(join(dataDir, 'editions'), { recursive: true });
    const claimAgain: typeof site.claimAgain = async (...lost) => {
      const claimed = await site.claimAgain(...lost);
      await wish('We are closed on Tuesday.');
      await otherRound();
      return claimed;
    };

    await round({ ...parts, site: { ...site, claimAgain } });

    expect(saysNow()).toEqual(announcing('We are closed on Tuesday.'));
  });

  test('a server that is killed between build and switch has built for the other', async () => {
    const { wish, round, otherRound, otherSays, clock, site, dataDir, parts } = await twoServers();
    const number = await wish('We are closed on Monday.');
    const settle = () => Promise.reject(new Error('killed'));
    await expect(round({ ...parts, site: { ...site, settle } })).rejects.toThrow('killed');
    rmSync(join(parts.program, 'scripts/build/edition.ts')); // nothing can be built any more
    rmSync(join(dataDir, 'editions/current.json'));

    clock.now += 61_000;
    await otherRound();

    expect(otherSays()).toEqual(announcing('We are closed on Monday.'));
    expect((await site.shown())?.number).toBe(number);
  });

  test('editions from after a backup are not taken for what was published since it was restored', async () => {
    const before = await siteOffice(engine);
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday']) {
      await before.wish(`We are closed on ${day}.`);
      await before.round();
    }
    const restored = await siteOffice(engine, before.dataDir); // its publishes begin with 1 again
    expect(restored.saysNow()).toEqual(announcing('We are closed on Thursday.'));

    await restored.round();
    expect(restored.saysNow(), 'the backup is from before the first publish').toBeUndefined();
    await restored.wish('We are open again.');
    await restored.round();
    expect(restored.saysNow()).toEqual(announcing('We are open again.'));
    await restored.wish('We are open at noon.');
    await restored.round();
    await restored.desk.undo(2, { key: restored.key(), who });
    await restored.round();

    expect(restored.saysNow()).toEqual(announcing('We are open again.'));
  });
});
