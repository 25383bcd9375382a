import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isRefused } from '@formation/leads';
import { expect, test } from 'vitest';
import { scratchFolder, scratchStore } from '../testing/scratch-store.ts';
import { currentEdition, programStamp } from './editions.ts';
import { ownProgram } from './site-program.ts';
import { siteService } from './site-service.ts';
import { publishNext, startPublishing } from './start-publishing.ts';

const says = 'firm-announcement';
const file = 'firm/announcement.json';
const who = 'nimal@example.com';

/** What makes an edition in the place of the real build: it does what the sentence at the top of the site tells it. */
const builder = `
  import { mkdirSync, writeFileSync } from 'node:fs';
  import { json } from 'node:stream/consumers';
  const values = await json(process.stdin);
  const told = JSON.parse(values['${file}'] ?? '{}').text?.en ?? '';
  const [, , folder] = process.argv;
  mkdirSync(folder + '/apps/site/dist', { recursive: true });
  writeFileSync(folder + '/half', 'made');
  if (told.startsWith('Fail')) {
    console.log('✗ the build');
    console.log('    content/entries/firm/site.json: brand is missing. Write the name.');
    process.exit(1);
  }
  if (told.startsWith('Full')) throw new Error('ENOSPC: no space left on device');
  if (told.startsWith('Hang')) await new Promise((resolve) => setTimeout(resolve, 60_000));
  writeFileSync(folder + '/says', JSON.stringify(values));
  writeFileSync(folder + '/apps/site/dist/.build-stamp', told);
`;

/** A program whose pages are built, as far as publishing looks at it. */
function someProgram(): string {
  const folder = scratchFolder();
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('apps/site/dist/.build-stamp', 'a stamp');
  write('scripts/build/edition.ts', builder);
  return folder;
}

/** What an edition of the builder's holds in the file of the sentence. */
function textIn(says: string): unknown {
  const files = JSON.parse(readFileSync(says, 'utf8')) as Readonly<Record<string, string>>; // as the builder wrote it
  return JSON.parse(files[file] ?? 'null');
}

async function office(program = someProgram()) {
  const { store, dataDir, another } = await scratchStore();
  const { site, pictures, texts } = store;
  const { released } = ownProgram;
  const stamp = programStamp(program);
  const parts = { site, pictures, texts, released, program, stamp, dataDir, siteUrl: 'https://www.example.com' };
  const desk = siteService({ site, pictures, texts, released, blocked: '', today: () => '2026-11-30', now: Date.now });
  let keys = 0;
  const key = () => `a key of a test, number ${(keys += 1)}`;
  const wish = async (en: string) => {
    const version = (await site.newest()).find(({ entry }) => entry === says)?.version ?? 0;
    await desk.save({ id: says, version, who }, { text: { en }, link: '' });
    const request = await desk.publish({ [says]: version + 1 }, { key: key(), who });
    if (isRefused(request)) throw new Error(request.refused);
    return request.number;
  };
  const round = () => publishNext(parts, new AbortController().signal);
  const shown = () => currentEdition(dataDir, stamp);
  const saysNow = () => {
    const edition = shown();
    return edition && textIn(join(edition.folder, 'says'));
  };
  const newest = async () => (await desk.publishes())[0];
  return { site, desk, another, parts, dataDir, key, wish, round, shown, saysNow, newest };
}

test('what is published is built in a folder of its own and shown; nothing else is', async () => {
  const { wish, round, saysNow, newest } = await office();
  expect(await round(), 'nothing waits').toBe(false);

  await wish('We are closed on Monday.');
  await round();

  expect(saysNow()).toEqual({ text: { en: 'We are closed on Monday.' }, link: '' });
  expect(await newest()).toMatchObject({ state: 'done', why: [] });
});

test('a build that fails says why in its own sentences, leaves nothing, and what was shown stays', async () => {
  const { wish, round, shown, newest, dataDir } = await office();
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
  expect((await newest())?.why.join(' ')).toContain('ENOSPC');

  expect(shown()).toEqual(before);
  expect(readdirSync(join(dataDir, 'editions')).filter((name) => /^[23]-/.test(name))).toEqual([]);
});

test('taking back shows what stood before without a build; to what was released as well', async () => {
  const { wish, round, saysNow, shown, desk, key, parts } = await office();
  await wish('We are closed on Monday.');
  await round();
  const second = await wish('We are closed on Tuesday.');
  await round();
  rmSync(join(parts.program, 'scripts/build/edition.ts')); // nothing can be built any more

  await desk.undo(second, { key: key(), who });
  await round();
  expect(saysNow()).toEqual({ text: { en: 'We are closed on Monday.' }, link: '' });
  const [newest] = await desk.publishes();
  await desk.undo(newest?.number ?? 0, { key: key(), who });
  await round();
  expect(saysNow(), 'and once more is to do it again').toEqual({ text: { en: 'We are closed on Tuesday.' }, link: '' });
  expect(shown()?.number).toBe(second);
});

test('a server that is stopped while it builds gives it away, and the next one builds it', async () => {
  const { wish, parts, newest, another, site, saysNow } = await office();
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
  const { wish, round, newest, parts } = await office();
  await wish('We are closed on Monday.');
  writeFileSync(join(parts.program, 'apps/site/dist/.build-stamp'), 'of a newer one');

  await round();

  expect(await newest()).toMatchObject({ state: 'failed', why: [expect.stringContaining('Restart the server')] });
});

test('after an upgrade, or a restored backup, what was published is built again by itself, and only once', async () => {
  const { wish, round, newest, parts, dataDir, saysNow } = await office();
  await wish('We are closed on Monday.');
  await round();
  rmSync(join(dataDir, 'editions'), { recursive: true });

  await round();
  expect(await newest()).toMatchObject({ number: 2, state: 'waiting', who: '' });
  await round();

  expect(saysNow()).toEqual({ text: { en: 'We are closed on Monday.' }, link: '' });
  expect(await publishNext(parts, new AbortController().signal)).toBe(false);
  expect(await newest()).toMatchObject({ number: 2 });
});

test('the three newest editions stay', async () => {
  const { wish, round, dataDir } = await office();
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday']) {
    await wish(`We are closed on ${day}.`);
    await round();
  }

  const numbers = readdirSync(join(dataDir, 'editions')).flatMap((name) => /^(\d+)-/.exec(name)?.[1] ?? []);

  expect(numbers.toSorted()).toEqual(['2', '3', '4']);
});
