import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { freePort } from './scripts/build/free-port.ts';
import { browserArguments } from './scripts/build/site-server.ts';
import { findChromium } from './scripts/chromium/find.ts';
import { desktop, phone } from './tests/browser/viewports.ts';

// The workers read this file too: they find the runner's choice in the environment.
process.env['TEST_PORT'] ??= String(await freePort());
process.env['TEST_FOLDER'] ??= newFolder();
const origin = `http://127.0.0.1:${process.env['TEST_PORT']}`;

const executablePath = findChromium();

/** A folder for what a run leaves, which stays only where something failed. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'browser-tests-'));
  process.once('exit', (code) => code === 0 && rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** The menu of small screens. */
const sideMenu = '**/shell/side-menu.spec.ts';

/**
 * Journeys that go another way, or look different, under a finger on a small screen. The others run once, and so does
 * what is tagged `@once` among them: what chooses its own width, or has none.
 */
const touched = [
  sideMenu,
  '**/shell/footer.spec.ts',
  '**/home/{moving-rows,packages,sections,testimonials}.spec.ts',
  '**/calculators/{listing,supporting-sections}.spec.ts',
  '**/{contact,meet-choices,payouts,testimonials}.spec.ts',
  '**/fee-news.spec.ts',
  '**/formation/reminders.spec.ts',
];

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: join(process.env['TEST_FOLDER'], 'results'),
  fullyParallel: true,
  workers: availableParallelism() + 1, // one waits for a page to come to rest while the others work
  retries: 0, // a test that passes at the second try has failed
  timeout: 120_000, // what waits here waits for a state, and a busy machine may take long to reach it
  expect: { timeout: 30_000 },
  reporter: 'line',
  use: {
    baseURL: origin,
    contextOptions: { reducedMotion: 'reduce' }, // a colour in mid-fade has no contrast to measure
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        ...browserArguments,
        '--process-per-site', // a page is drawn by the process that drew the one before
        // Pages that were left are cleared away soon, and none lives long enough to be worth optimising.
        '--js-flags=--max-old-space-size=256 --single-threaded-gc --no-opt --no-maglev',
        '--enable-features=NetworkServiceInProcess2', // nor has the network
        ...['--disable-gpu', '--in-process-gpu'], // nor has the drawing a process of its own
        '--force-gpu-mem-available-mb=1', // what is off the screen is not drawn: a tenth of the processor's time
      ],
    },
    screenshot: 'off',
    trace: 'off',
  },
  projects: [
    {
      name: 'phone',
      testMatch: touched,
      grepInvert: /@once/,
      use: { viewport: phone, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', testIgnore: sideMenu, use: { viewport: desktop } },
  ],
  webServer: {
    command: `"${process.execPath}" apps/server/src/main/server.ts`,
    url: `${origin}/healthz`,
    env: {
      PORT: process.env['TEST_PORT'],
      DATA_DIR: join(process.env['TEST_FOLDER'], 'data'),
      RATE_LIMIT_PER_MIN: '0',
      LOG_LEVEL: 'error',
    },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
