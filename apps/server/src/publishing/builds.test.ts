import { readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { engines, scratchFolder } from '../testing/scratch-store.ts';
import { siteOffice, who } from '../testing/site-office.ts';

const closed = (day: string) => `We are closed on ${day}.`;
const saying = (day: string) => ({ text: { en: closed(day) }, link: '' });

/** Six in the morning in Colombo, half an hour into the next day of the pages. */
const earlyNextDay = Date.parse('2026-12-01T00:30:00Z');

/** As if the pages in a folder had been built at an instant. */
function builtOn(folder: string, instant: string): void {
  utimesSync(join(folder, 'apps/site/dist/.build-stamp'), new Date(instant), new Date(instant));
}

describe.each(engines())('on $name', (engine) => {
  test('a preview is built and not shown; publishing the same drafts shows it without another build', async () => {
    const { look, round, shown, saysNow, desk, draft, key, parts } = await siteOffice(engine);
    const number = await look(closed('Monday'));
    await round();

    expect(shown()).toBeUndefined();
    expect(await desk.builds()).toMatchObject({ preview: { build: { number, state: 'done', who }, isCurrent: true } });
    expect(await desk.publishes(), 'nothing went out').toEqual([]);
    rmSync(join(parts.program, 'scripts/build/edition.ts')); // nothing can be built any more
    const { preview } = await desk.builds();
    await desk.publish(preview?.build.versions ?? {}, { key: key(), who });
    await round();

    expect(saysNow()).toEqual(saying('Monday'));
    expect((await desk.publishes())[0]).toMatchObject({ number: number + 1, state: 'done', mayUndo: true });
    await draft(closed('Tuesday'));
    expect((await desk.builds()).preview, 'what it showed is on the site').toMatchObject({ isCurrent: false });
  });

  test('of what was changed since, a preview says so, and publishing builds again', async () => {
    const { look, round, saysNow, desk, wish } = await siteOffice(engine);
    await look(closed('Monday'));
    await round();

    await wish(closed('Tuesday'));
    expect((await desk.builds()).preview?.isCurrent).toBe(false);
    await round();

    expect(saysNow()).toEqual(saying('Tuesday'));
  });

  test('a preview of drafts that somebody has not seen is not built; nor two builds at once', async () => {
    const { look, desk, draft, key } = await siteOffice(engine);
    await draft(closed('Monday'));
    expect(await desk.preview({}, { key: key(), who })).toEqual({ refused: 'changed' });

    await look(closed('Tuesday'));

    expect(await desk.preview(await draft(closed('Friday')), { key: key(), who })).toEqual({ refused: 'publishing' });
    expect(await desk.publish(await draft(closed('Sunday')), { key: key(), who })).toEqual({ refused: 'publishing' });
  });

  test('a preview that fails says why, and the site stays', async () => {
    const { wish, look, round, newest, saysNow } = await siteOffice(engine);
    await wish(closed('Monday'));
    await round();
    await look('Fail, please.');
    await round();

    expect(await newest()).toMatchObject({ kind: 'preview', state: 'failed', why: [expect.stringContaining('brand')] });
    expect(saysNow()).toEqual(saying('Monday'));
  });

  test('previews push nothing out that is shown, and only the newest of them stays', async () => {
    const { wish, look, round, numbers, shown, site } = await siteOffice(engine);
    await wish(closed('Monday'));
    await round();
    for (const day of ['Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
      await look(closed(day));
      await round();
    }

    expect(shown()?.folder).toContain('/1-');
    expect(numbers(), 'of the older one a server may still read').toEqual(['1', '4', '5']);
    expect((await site.builds()).map(({ kind, number }) => [kind, number])).toEqual([
      ['preview', 5],
      ['publish', 1],
    ]);
  });

  test('early on a new day the site is built again by itself, once; what stood before can still be taken back', async () => {
    const { wish, round, shown, saysNow, desk, clock, newest, key, numbers } = await siteOffice(engine);
    for (const day of ['Monday', 'Tuesday']) {
      await wish(closed(day));
      await round();
    }
    const before = shown()?.folder ?? '';
    expect(await round(), 'it is of today').toBe(false);

    clock.now = earlyNextDay;
    await round();

    expect(await newest()).toMatchObject({ kind: 'again', state: 'done', who: '' });
    expect(shown()?.folder).not.toBe(before);
    expect(saysNow()).toEqual(saying('Tuesday'));
    expect((await desk.builds()).again).toMatchObject({ number: 3, state: 'done' });
    expect(await round(), 'nothing is left to do').toBe(false);
    expect(numbers()).toEqual(['1', '2', '3']);
    await desk.undo(2, { key: key(), who });
    await round();
    expect(saysNow()).toEqual(saying('Monday'));

    const old = shown()?.folder ?? '';
    clock.now += 6 * 3_600_000;
    await round();
    expect(saysNow(), 'of the day, at once').toEqual(saying('Monday'));
    expect(shown()?.folder).not.toBe(old);
    expect(await round(), 'nothing is left to do').toBe(false);
  });

  test('the site as released has days too; nothing is built later in the day, or where it is switched off', async () => {
    const { parts, round, clock, newest, saysNow, dataDir } = await siteOffice(engine);
    builtOn(parts.program, '2026-11-29T12:00:00Z');
    expect(await round(), 'in the middle of the day').toBe(false);
    clock.now = earlyNextDay;
    parts.rebuildDaily = false;
    expect(await round(), 'switched off').toBe(false);

    parts.rebuildDaily = true;
    await round();

    expect(await newest()).toMatchObject({ kind: 'again', state: 'done', versions: {} });
    expect(saysNow(), 'what it always said').toBeNull();
    expect(readdirSync(join(dataDir, 'editions'))).toContain('current.json');
  });

  test('a build of a new day that fails is tried once, and the site stays', async () => {
    const { wish, round, shown, clock, newest, parts } = await siteOffice(engine);
    await wish(closed('Monday'));
    await round();
    const before = shown();
    rmSync(join(parts.program, 'scripts/build/edition.ts')); // nothing can be built any more
    clock.now = earlyNextDay;

    await round();

    expect(await newest()).toMatchObject({ kind: 'again', state: 'failed' });
    expect(shown()).toEqual(before);
    clock.now += 11 * 60_000;
    expect(await round(), 'one try a day').toBe(false);
  });

  test('of a new day, each server with a data folder of its own builds what is on the site by then', async () => {
    const { wish, round, shown, saysNow, clock, parts, desk, another, key } = await siteOffice(engine);
    const other = { ...parts, site: (await another()).site, dataDir: scratchFolder() };
    for (const day of ['Monday', 'Tuesday']) {
      await wish(closed(day));
      await round();
      await round(other);
    }
    clock.now = earlyNextDay;
    await round();
    await desk.undo(2, { key: key(), who });
    await round();

    while (await round(other));
    while (await round());

    const { dataDir } = other;
    expect([saysNow(), saysNow(dataDir)]).toEqual([saying('Monday'), saying('Monday')]);
    expect([shown()?.day, shown(dataDir)?.day]).toEqual(['2026-12-01', '2026-12-01']);
    expect((await desk.publishes()).map(({ number }) => number)).toEqual([4, 2, 1]);
  });

  test('a build of a new day waits for what somebody publishes, and of two servers one asks for it', async () => {
    const { parts, wish, round, clock, site, another, newest } = await siteOffice(engine);
    builtOn(parts.program, '2026-11-29T12:00:00Z');
    clock.now = earlyNextDay;
    await wish(closed('Monday'));
    await round();
    expect(await newest(), 'it goes first').toMatchObject({ kind: 'publish', state: 'done' });

    const wished = { kind: 'again', key: 'day 2026-12-01', who: '', versions: {}, changes: [] } as const;
    const answers = await Promise.all([site, (await another()).site].map((each) => each.publish(wished, 1)));

    expect(answers.filter((answer) => 'number' in answer).length).toBeGreaterThan(0);
    expect((await site.builds()).filter(({ kind }) => kind === 'again')).toMatchObject([{ number: 2 }]);
  });
});
