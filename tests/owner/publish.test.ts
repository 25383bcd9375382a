import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { site } from '@formation/content';
import { expect, onTestFinished, test, vi } from 'vitest';
import { saveEveryEdit, slug, typed } from './every-edit.ts';
import { ownerIn } from './owner-in-console.ts';

const siteUrl = 'http://127.0.0.1';
const root = join(import.meta.dirname, '../..');

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'publish-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** `npm run serve` on a free port, whose visitors are asked for without a pause. */
async function running(dataDir: string) {
  const child = spawn(process.execPath, ['scripts/task.ts', 'serve'], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      SITE_URL: siteUrl,
      RATE_LIMIT_PER_MIN: '0',
      REBUILD_DAILY: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  });
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) {
    const [, origin] = / is ready on (\S+)/.exec(line) ?? [];
    if (origin !== undefined) return origin;
  }
  throw new Error('The server ended before it was ready.');
}

/** As long as a build may take on a machine that has much else to do. */
const twentyMinutes = 20 * 60_000;

/** What a visitor asks for. */
function visitorOf(origin: string) {
  const ask = (path: string) => fetch(`${origin}${path}`, { redirect: 'manual' });
  const page = async (path: string) => {
    const answer = await ask(path);
    expect(answer.status, path).toBe(200);
    return answer.text();
  };
  /** The addresses of all pages, as search engines read them. */
  const pages = async () =>
    [...(await page('/sitemap-0.xml')).matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);
  return { ask, page, pages };
}

type Visitor = ReturnType<typeof visitorOf>;

/** Asks for a page until it says something; no visitor is ever turned away. */
async function shows({ page }: Visitor, path: string, isIt: (text: string) => boolean): Promise<void> {
  while (!isIt(await page(path))) await pause(250);
}

/** What all the pages say, by address. */
async function saidBy(visitor: Visitor): Promise<ReadonlyMap<string, string>> {
  const said = new Map<string, string>();
  for (const path of await visitor.pages()) said.set(path, await visitor.page(path));
  return said;
}

const { price, day, quote, partner, post, shown, announcement, brand } = typed;

/** Where a visitor reads what the owner typed. */
const readers: Readonly<Record<string, readonly string[]>> = {
  '/pricing': [price],
  '/si/pricing': [price],
  '/meet': [day.en],
  '/si/meet': [day.si],
  '/': [quote, partner],
  '/si': [quote, partner],
  '/blog': [post.en, `/blog/${slug}`],
  [`/blog/${slug}`]: [post.en, shown],
  [`/si/blog/${slug}`]: [post.si, shown],
};

/** The addresses of pictures that are described so. */
const picturesOf = (page: string, described: string) =>
  [...page.matchAll(/<img [^>]*>/g)]
    .map(([image]) => image)
    .filter((image) => image.includes(`alt="${described}"`))
    .map((image) => / src="([^"]+)"/.exec(image)?.[1] ?? '');

/** Each edit stands on the pages of its kind, in each language that is left; nothing of the old brand does. */
async function expectEveryEdit(visitor: Visitor): Promise<void> {
  const said = await saidBy(visitor);
  for (const [path, texts] of Object.entries(readers))
    for (const text of texts) expect(said.get(path), path).toContain(text);
  const [logo = ''] = picturesOf(said.get('/') ?? '', partner); // it says the name itself: it is wide
  const [door = ''] = picturesOf(said.get(`/si/blog/${slug}`) ?? '', shown);
  for (const picture of [logo, door])
    expect((await visitor.ask(picture)).headers.get('content-type'), picture).toBe('image/webp');
  for (const [path, text] of said) {
    expect(text.includes(site.brand), `${path} says the old brand`).toBe(false);
    expect(text, path).toContain(brand);
    expect(text, path).toContain(path.startsWith('/si') ? announcement.si : announcement.en);
    expect(text, path).not.toMatch(/hreflang="ta/);
  }
  expect([...said.keys()].filter((path) => path.startsWith('/ta'))).toEqual([]);
  const gone = await visitor.ask('/ta/pricing');
  expect([gone.status, gone.headers.get('location')]).toEqual([301, '/pricing']);
}

/** The server of before still answers who is connected to it, for a second. */
const changingOver = { timeout: 60_000, interval: 1000 };

test(
  'an owner looks at an edit of every kind and publishes: built once beside the running site, shown without a gap, taken back',
  async () => {
    const dataDir = scratch();
    const origin = await running(dataDir);
    const visitor = visitorOf(origin);
    const owner = await ownerIn({ origin, siteUrl, dataDir });
    onTestFinished(owner.leave);
    const before = await saidBy(visitor);
    expect([...before.keys()].some((path) => path.startsWith('/ta'))).toBe(true);
    const seen = await saveEveryEdit(owner);
    expect(await visitor.page('/pricing'), 'a draft is nobody’s to see').toBe(before.get('/pricing'));

    await owner.preview(seen);
    await expect
      .poll(owner.newest, { timeout: twentyMinutes, interval: 1000 })
      .toMatchObject({ state: 'done', why: [] });
    expect(await visitor.page('/pricing'), 'no visitor sees it').toBe(before.get('/pricing'));

    const id = await owner.publish(seen);
    await shows(visitor, '/pricing', (page) => page.includes(price));
    await expect.poll(owner.newest).toMatchObject({ state: 'done', why: [], takesBack: false });
    const editions = readdirSync(join(dataDir, 'editions')).filter((name) => /^\d/.test(name));
    expect(editions, 'built once').toHaveLength(1);
    await vi.waitFor(() => expectEveryEdit(visitor), changingOver);

    await owner.undo(id);
    await shows(visitor, '/pricing', (page) => !page.includes(price));
    await expect.poll(owner.newest).toMatchObject({ state: 'done', takesBack: true });
    const other = async () =>
      [...(await saidBy(visitor))].flatMap(([path, text]) => (before.get(path) === text ? [] : path));
    await expect.poll(other, changingOver).toEqual([]);
    expect((await visitor.ask(`/blog/${slug}`)).status).toBe(404);
  },
  twentyMinutes,
);
