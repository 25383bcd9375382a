import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { isRefused } from '@formation/leads';
import { expect, onTestFinished, test } from 'vitest';
/* eslint-disable no-restricted-imports -- what an owner does in the console, without a browser */
import { openStore } from '../../apps/server/src/db/open-store.ts';
import { ownProgram } from '../../apps/server/src/publishing/site-program.ts';
import { siteService } from '../../apps/server/src/publishing/site-service.ts';
/* eslint-enable no-restricted-imports */

const root = join(import.meta.dirname, '../..');
const who = 'owner@example.com';
const entry = 'packages-packages';

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'publish-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** `npm run serve` on a free port, whose visitors are asked for without a pause. */
async function running(dataDir: string) {
  const child = spawn(process.execPath, ['scripts/task.ts', 'serve'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', SITE_URL: 'http://127.0.0.1', RATE_LIMIT_PER_MIN: '0' },
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

type Desk = ReturnType<typeof siteService>;

/** Asks for the prices until they say something; no visitor is ever turned away. */
async function shows(origin: string, desk: Desk, isIt: (page: string) => boolean): Promise<void> {
  for (;;) {
    const answer = await fetch(`${origin}/pricing`);
    expect(answer.status).toBe(200);
    if (isIt(await answer.text())) return;
    const [newest] = await desk.publishes();
    expect(newest?.why).toEqual([]);
    await pause(250);
  }
}

/** As long as a build may take on a machine that has much else to do. */
const twentyMinutes = 20 * 60_000;

const asked = (origin: string, path: string) => fetch(`${origin}${path}`, { redirect: 'manual' });

/** Which of the site has other languages than English: addresses that answer, and what names them. */
async function languagesOf(origin: string) {
  const home = await (await asked(origin, '/')).text();
  const map = await (await asked(origin, '/sitemap-0.xml')).text();
  return {
    status: (await asked(origin, '/si/pricing')).status,
    named: /hreflang/i.test(home),
    listed: map.includes('/si/'),
  };
}

test(
  'an owner looks at a price and English only, and publishes: built once beside the running site, shown without a gap, taken back',
  async () => {
    const dataDir = scratch();
    const origin = await running(dataDir);
    const store = await openStore({ dataDir });
    onTestFinished(() => store.close());
    const desk = siteService({
      ...ownProgram,
      site: store.site,
      pictures: store.pictures,
      blocked: '',
      today: () => '2026-11-30',
      now: Date.now,
    });
    const [found, firm] = await Promise.all([desk.find(entry), desk.find('firm-site')]);
    if (isRefused(found) || isRefused(firm)) throw new Error('An entry is not there.');
    const { us, ...rest } = found.value as Readonly<{ us: readonly Readonly<{ price: string }>[] }>; // of its schema
    const [{ price: before } = { price: '' }] = us;
    const value = { ...rest, us: us.map((each, at) => (at === 0 ? { ...each, price: '$98765' } : each)) };
    const inEnglish = { ...(firm.value as object), besideEnglish: [] };
    expect(await desk.save({ id: entry, version: 0, who }, value)).toMatchObject({ faults: [] });
    expect(await desk.save({ id: 'firm-site', version: 0, who }, inEnglish)).toMatchObject({ faults: [] });
    expect(await languagesOf(origin)).toEqual({ status: 200, named: true, listed: true });

    const seen = { [entry]: 1, 'firm-site': 1 };
    expect(await desk.preview(seen, { key: 'looked at it first', who })).toMatchObject({ state: 'waiting' });
    await expect
      .poll(async () => (await desk.builds()).preview, { timeout: twentyMinutes, interval: 1000 })
      .toMatchObject({ build: { state: 'done', why: [] }, isCurrent: true });
    expect(await (await asked(origin, '/pricing')).text(), 'no visitor sees it').not.toContain('$98765');

    const published = await desk.publish(seen, { key: 'the first publish', who });
    if (isRefused(published)) throw new Error(published.refused);
    await shows(origin, desk, (page) => page.includes('$98765'));
    await expect.poll(async () => (await desk.publishes())[0]).toMatchObject({ state: 'done', why: [] });
    expect(
      readdirSync(join(dataDir, 'editions')).filter((name) => /^\d/.test(name)),
      'built once',
    ).toHaveLength(1);
    expect(await languagesOf(origin)).toEqual({ status: 301, named: false, listed: false });
    expect((await asked(origin, '/si/pricing')).headers.get('location')).toBe('/pricing');

    expect(await desk.undo(published.number, { key: 'and taken back', who })).toMatchObject({ versions: {} });
    await shows(origin, desk, (page) => !page.includes('$98765') && page.includes(before));
    expect(await languagesOf(origin)).toEqual({ status: 200, named: true, listed: true });
  },
  twentyMinutes,
);
