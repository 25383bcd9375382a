import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium as playwright } from '@playwright/test';
import { chromium } from '../chromium/find.ts';
import { freePort } from './free-port.ts';

const root = join(import.meta.dirname, '../..');

/** @param settings - of the server, beside those that every one here has. */
async function startServer(
  settings: Readonly<Record<string, string>> = {},
): Promise<Readonly<{ origin: string; dataDir: string; stop: () => Promise<void> }>> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'));
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', ...settings };
  const server = spawn(process.execPath, ['apps/server/src/main/server.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 2],
  });
  process.once('exit', () => server.kill('SIGTERM'));
  await new Promise<void>((resolve, reject) => {
    server.stdout?.once('data', () => resolve()); // it says that it is ready
    server.once('exit', () => reject(new Error('the server did not start')));
  });
  const stop = async () => {
    if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { origin: `http://127.0.0.1:${port}`, dataDir, stop };
}

/** Serves the built site while `work` runs. */
export async function withServer<T>(
  work: (origin: string, dataDir: string) => Promise<T>,
  settings: Readonly<Record<string, string>> = {},
): Promise<T> {
  const server = await startServer(settings);
  try {
    return await work(server.origin, server.dataDir);
  } finally {
    await server.stop();
  }
}

/** What a browser needs to run as root, and to ask nobody but us. */
export const browserArguments: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * Serves the built site and opens a browser while `work` runs.
 * @throws when there is no browser, or nothing is built.
 */
export async function withSite<T>(work: (browser: Browser, origin: string, dataDir: string) => Promise<T>): Promise<T> {
  const executablePath = await chromium();
  if (!executablePath) throw new Error('no browser');
  return withServer(async (origin, dataDir) => {
    const browser = await playwright.launch({ executablePath, args: [...browserArguments] });
    try {
      return await work(browser, origin, dataDir);
    } finally {
      await browser.close();
    }
  });
}
