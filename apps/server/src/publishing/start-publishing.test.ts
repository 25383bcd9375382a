import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { scratchFolder } from '../testing/scratch-store.ts';
import { siteOffice, who } from '../testing/site-office.ts';
import { smallDisk } from '../testing/small-disk.ts';
import { startPublishing } from './start-publishing.ts';

const full = 'The disk of DATA_DIR became full. Make room, then publish again.';

const announcing = (en: string) => ({ text: { en }, link: '' });

test('what is published is built in a folder of its own and shown; nothing else is', async () => {
  const { wish, round, saysNow, newest } = await siteOffice();
  expect(await round(), 'nothing waits').toBe(false);

  await wish('We are closed on Monday.');
  await round();

  expect(saysNow()).toEqual(announcing('We are closed on Monday.'));
  expect(await newest()).toMatchObject({ state: 'done', why: [] });
});

test('a build that fails says why in its own sentences, leaves nothing, and what was shown stays', async () => {
  const { wish, round, shown, newest, dataDir } = await siteOffice();
  await wish('We are closed on Monday.');
  await round();
  const before = shown();

  await wish('Fail, please.');
  await round();
  expect(await newest()).toMatchObject({
    state: 'failed',
    why: ['content/entries/firm/site.json: brand is missing. Write the name.'],
  });
  await wish('Full, please.');
  await round();
  expect((await newest())?.why).toEqual([full]);
  await wish('Killed, please.');
  await round();
  expect((await newest())?.why).toEqual([expect.stringContaining('no memory left')]);

  expect(shown()).toEqual(before);
  expect(readdirSync(join(dataDir, 'editions')).filter((name) => /^[234]-/.test(name))).toEqual([]);
});

test('taking back shows what stood before without a build; to what was released as well', async () => {
  const { wish, round, saysNow, shown, desk, key, parts } = await siteOffice();
  await wish('We are closed on Monday.');
  await round();
  const second = await wish('We are closed on Tuesday.');
  await round();
  rmSync(join(parts.program, 'scripts/build/edition.ts')); // nothing can be built any more

  await desk.undo(second, { key: key(), who });
  await round();
  expect(saysNow()).toEqual(announcing('We are closed on Monday.'));
  const [newest] = await desk.publishes();
  await desk.undo(newest?.number ?? 0, { key: key(), who });
  await round();
  expect(saysNow(), 'and once more is to do it again').toEqual(announcing('We are closed on Tuesday.'));
  expect((await desk.publishes())[0]).toMatchObject({ number: second + 2 });
  expect(shown()?.folder).toContain(`/${second}-`);
});

test('a server that is stopped while it builds gives it away, and the next one builds it', async () => {
  const { wish, parts, newest, another, site, saysNow } = await siteOffice();
  await wish('Hang on for a minute.');
  const running = startPublishing({ ...parts, restMs: 10, log: { warn: () => undefined } });
  await expect.poll(newest).toMatchObject({ state: 'building' });
  await pause(100);

  await running.stop();

  expect(saysNow()).toBeUndefined();
  expect(await (await another()).site.claim(1000)).toMatchObject({ number: 1 });
  expect(await site.claim(1000), 'one of them').toBeUndefined();
});

test('where the program is another than the one that runs, nothing is built of it', async () => {
  const { wish, round, newest, parts } = await siteOffice();
  await wish('We are closed on Monday.');
  writeFileSync(join(parts.program, 'apps/site/dist/.build-stamp'), 'of a newer one');

  await round();

  expect(await newest()).toMatchObject({ state: 'failed', why: [expect.stringContaining('Restart the server')] });
});

test('after an upgrade, or a restored backup, what was published is built again by itself, and only once', async () => {
  const { wish, round, newest, dataDir, saysNow } = await siteOffice();
  await wish('We are closed on Monday.');
  await round();
  rmSync(join(dataDir, 'editions'), { recursive: true });

  await round();

  expect(saysNow()).toEqual(announcing('We are closed on Monday.'));
  expect(await round(), 'nothing is to be done').toBe(false);
  expect(await newest(), 'nobody has published anything').toMatchObject({ number: 1, state: 'done' });
});

test('one that cannot be built again is told of once, tried again after ten minutes, and then stands', async () => {
  const { wish, round, newest, dataDir, saysNow, parts, clock } = await siteOffice();
  await wish('We are closed on Monday.');
  await round();
  rmSync(join(dataDir, 'editions'), { recursive: true });
  const builder = join(parts.program, 'scripts/build/edition.ts');
  const works = readFileSync(builder);
  writeFileSync(builder, "console.error('Error: ENOSPC: no space left'); process.exit(1);");

  await round();
  expect(await round(), 'not at once').toBe(false);
  clock.now += 11 * 60_000;
  await round();
  expect(await newest()).toMatchObject({
    number: 2,
    who: '',
    state: 'failed',
    why: [full],
  });
  expect(saysNow()).toBeUndefined();
  clock.now += 11 * 60_000;
  writeFileSync(builder, works);
  await round();

  expect(saysNow()).toEqual(announcing('We are closed on Monday.'));
  expect(await newest()).toMatchObject({ number: 2, state: 'done', why: [] });
  await round();
  expect(await round(), 'nothing is to be done').toBe(false);
});

test('a disk without room for a build is named before one begins', async ({ skip }) => {
  const disk = smallDisk();
  if (disk === undefined) return skip('A small disk can only be mounted by root.');
  const { wish, round, newest } = await siteOffice(undefined, disk);
  await wish('We are closed on Monday.');

  await round();

  expect(await newest()).toMatchObject({
    state: 'failed',
    why: [expect.stringMatching(/has [0-4] MB free, .* needs 300/)],
  });
});

test('a finished edition that cannot be shown is a reason, and not built again and again', async () => {
  const folder = scratchFolder();
  mkdirSync(join(folder, 'editions/current.json/in-the-way'), { recursive: true });
  const { wish, round, newest } = await siteOffice(undefined, folder);
  await wish('We are closed on Monday.');

  await round();

  expect(await newest()).toMatchObject({ state: 'failed', why: [expect.stringContaining('current.json')] });
});

test('the three newest editions stay', async () => {
  const { wish, round, numbers } = await siteOffice();
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday']) {
    await wish(`We are closed on ${day}.`);
    await round();
  }

  expect(numbers()).toEqual(['2', '3', '4']);
});
