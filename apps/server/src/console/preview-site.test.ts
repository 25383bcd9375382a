import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { nameEdition, showEdition } from '../publishing/editions.ts';
import { ownProgram } from '../publishing/site-program.ts';
import { type ConsoleApp, consoleApp, consoleBrowser, enrolled } from '../testing/console-browser.ts';
import { sampleSite } from '../testing/sample-site.ts';

const program = { ...ownProgram, stamp: 'of a test', blocked: '' };
const says = 'firm-announcement';
const key = (number: number) => `a key of a test, number ${number}`;

const files = {
  ...sampleSite,
  'pricing.html': sampleSite['pricing.html'].replace('words', 'dearer'),
  '_astro/new.A1b2.js': 'export {};',
  'sw.js': 'saves pages',
};

/** A preview of a draft, as the builder leaves it: its number and what it is. */
async function built({ store, settings }: ConsoleApp, owner: Awaited<ReturnType<typeof enrolled>>) {
  await owner.post(`/site/entries/${says}`, { value: { text: { en: 'We are closed.' }, link: '' }, version: 0 });
  const { body } = await owner.post('/site/previews', { seen: { [says]: 1 }, key: key(1) });
  const number = (await store.site.claim(60_000))?.number ?? 0;
  const folder = join(settings.dataDir, 'editions', `${number}-a`);
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, 'apps/site/dist', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const edition = { shows: key(1), folder, program: program.stamp, day: '2026-11-30', isPreview: true };
  await nameEdition(edition);
  await store.site.settle(number, { state: 'done' });
  return { id: String(body['id']), edition };
}

type Browser = Pick<ReturnType<typeof consoleBrowser>, 'jar'>;

/** Opens a page of the site in a browser. */
const opens = ({ get }: ConsoleApp, { jar }: Browser, path: string) =>
  get(path, { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') });

const titleAt = async (app: ConsoleApp, browser: Browser, path = '/pricing') =>
  /<title>(.*)<\/title>/.exec(await (await opens(app, browser, path)).text())?.[1];

test('who is signed in and chose it sees the preview at the addresses of the site, and nobody stores it', async () => {
  await using app = await consoleApp({}, program);
  const owner = await enrolled(app, 'owner');
  const { id } = await built(app, owner);
  expect((await owner.get('/site')).body['preview']).toMatchObject({ build: { id, state: 'done' }, isCurrent: true });
  expect(await titleAt(app, owner), 'before it was chosen').toBe('Pricing');

  const { body } = await owner.post(`/site/previews/${id}/show`);

  expect(body['until']).toBe(new Date(app.clock.now() + 30 * 60_000).toISOString());
  const page = await opens(app, owner, '/pricing');
  const asPublished = await app.get('/pricing');
  const text = await page.text();
  expect(text).toContain('<title>Preview: Pricing</title>');
  expect(text).toContain('dearer');
  const about = (headers: Headers) =>
    [...headers].filter(([name]) => !/^(?:date|etag|content-length|content-encoding|accept-ranges)$/.test(name));
  expect(Object.fromEntries(about(page.headers))).toEqual({
    ...Object.fromEntries(about(asPublished.headers)),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  const script = await opens(app, owner, '/_astro/new.A1b2.js');
  expect(script.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
  expect((await opens(app, owner, '/pricing/')).headers.get('cache-control'), 'a redirect').toBe('no-store');
  expect((await opens(app, owner, '/no-such-page')).status).toBe(404);
  expect((await opens(app, owner, '/sw.js')).status, 'nothing saves its pages on the device').toBe(404);

  await owner.post('/site/previews/hide');
  expect(await titleAt(app, owner)).toBe('Pricing');
});

test('nobody else sees it: not a visitor, not a reader, not who signed out, with the cookie of another either', async () => {
  await using app = await consoleApp({}, program);
  const owner = await enrolled(app, 'owner');
  const reader = await enrolled(app, 'reader');
  const { id } = await built(app, owner);
  await owner.post(`/site/previews/${id}/show`);
  const chosen = [...owner.jar].find(([name]) => name.endsWith('preview')) ?? ['', ''];
  expect(await titleAt(app, owner)).toBe('Preview: Pricing');

  expect(await titleAt(app, { jar: new Map() })).toBe('Pricing');
  expect(await titleAt(app, { jar: new Map([chosen]) })).toBe('Pricing');
  expect(await titleAt(app, { jar: new Map([chosen, ['__Host-console', 'a guess']]) })).toBe('Pricing');
  expect(await titleAt(app, { jar: new Map([...reader.jar, chosen]) })).toBe('Pricing');
  expect((await app.get('/_astro/new.A1b2.js')).status).toBe(404);
  const before = new Map(owner.jar);
  await owner.post('/sign-out');
  expect(await titleAt(app, { jar: before })).toBe('Pricing');
});

test('a preview that was published is the site, and one that has gone cannot be chosen', async () => {
  await using app = await consoleApp({}, program);
  const agent = await enrolled(app, 'agent');
  const owner = await enrolled(app, 'owner');
  const { id, edition } = await built(app, owner);
  expect((await agent.post(`/site/previews/${id}/show`)).status, 'who may write').toBe(200);
  expect(await titleAt(app, agent)).toBe('Preview: Pricing');
  expect((await agent.post('/site/previews/77/show')).body).toMatchObject({ code: 'not-found' });

  await showEdition(app.settings.dataDir, edition);

  expect(await titleAt(app, agent)).toBe('Pricing');
  expect((await agent.post(`/site/previews/${id}/show`)).body).toMatchObject({ code: 'not-found' });
  expect((await agent.get('/site')).body['preview']).toBeNull();
});

test('another server on the same database and folder shows it as well', async () => {
  await using app = await consoleApp({}, program);
  const owner = await enrolled(app, 'owner');
  const { id } = await built(app, owner);
  await owner.post(`/site/previews/${id}/show`);
  await using other = await consoleApp({ DATA_DIR: app.settings.dataDir }, program);

  expect(await titleAt(other, owner)).toBe('Preview: Pricing');
});
