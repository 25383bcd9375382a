import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.ts';
import { freePort } from './scripts/free-port.ts';
import { browserArguments } from './scripts/site-server.ts';

// The workers read this file too: they find the runner's choice in the environment.
process.env['TEST_PORT'] ??= String(await freePort());
process.env['TEST_FOLDER'] ??= mkdtempSync(join(tmpdir(), 'browser-tests-'));
const origin = `http://127.0.0.1:${process.env['TEST_PORT']}`;

const executablePath = findChromium();

const viewport = (width: number, height: number) => ({ viewport: { width, height } });
/** Looks at each built page once, in the widths and themes that it chooses itself. */
const everyPage = '**/every-page/*.spec.ts';

/** Pages whose parts stand differently on a tablet than on a phone and a desktop. */
const tabletPages = '**/{calculators,home,shell}/*.spec.ts';

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: join(process.env['TEST_FOLDER'], 'results'),
  fullyParallel: true,
  workers: 2,
  retries: process.env['CI'] ? 2 : 0,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  reporter: 'line',
  use: {
    baseURL: origin,
    contextOptions: { reducedMotion: 'reduce' }, // a colour in mid-fade has no contrast to measure
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...browserArguments],
    },
    screenshot: 'off',
    trace: 'off',
  },
  projects: [
    { name: 'every-page', testMatch: everyPage, use: viewport(1280, 800) },
    { name: 'phone', testIgnore: everyPage, use: { ...viewport(360, 740), hasTouch: true, isMobile: true } },
    { name: 'tablet', testMatch: tabletPages, use: viewport(768, 1024) },
    { name: 'desktop', testIgnore: everyPage, use: viewport(1280, 800) },
  ],
  webServer: {
    command: `"${process.execPath}" apps/server/src/server.ts`,
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
