import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromium as playwright } from '@playwright/test';
import { run } from '../boot/run.mjs';
import { fetchPackaged, packagedChromium } from './packaged.ts';

/** The shell has no window to draw and no profile to keep: it takes half the time of the whole browser. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const places = [
  packagedChromium,
  ...names.map((name) => `/usr/bin/${name}`),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Some systems put a script there that only says where to buy the real thing; a browser tells its version. */
const works = (path: string) => existsSync(path) && spawnSync(path, ['--version']).status === 0;

/**
 * The browser for the tests: `CHROMIUM_PATH`, the packaged one, one that the machine has, or the test tool's own download.
 * @returns its path, or undefined when there is none.
 */
export function findChromium(): string | undefined {
  const fromEnvironment = process.env['CHROMIUM_PATH'];
  if (fromEnvironment) return existsSync(fromEnvironment) ? fromEnvironment : undefined;
  return [...places, playwright.executablePath()].find(works);
}

const isDebian = () => existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

/**
 * Only who asks by INSTALL_CHROMIUM=1 gets a package of the system, and a machine that says by CI=true that it is there
 * for nothing but the tests.
 */
const isAsked = () => process.env['INSTALL_CHROMIUM'] === '1' || process.env['CI'] === 'true';
const mayInstallPackages = () => isAsked() && isDebian() && process.getuid?.() === 0;

/** The test tool's own download, into the user's cache; Debian's package where that was asked for. */
async function install(): Promise<void> {
  const options = { stdio: 'ignore' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  if (mayInstallPackages()) {
    console.error('[setup] installing Chromium for the browser tests (apt-get, once)');
    await run('apt-get', ['update'], options);
    await run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium-headless-shell'], options);
    if (findChromium()) return;
  }
  console.error('[setup] downloading Chromium for the browser tests (once)');
  await run('playwright', ['install', '--only-shell', 'chromium'], options);
}

async function findOrInstall(): Promise<string | undefined> {
  if (process.env['CHROMIUM_PATH'] && !findChromium()) {
    console.error(`[setup] CHROMIUM_PATH names no file: ${process.env['CHROMIUM_PATH']}`);
    return undefined;
  }
  if (!process.env['CHROMIUM_PATH']) await fetchPackaged();
  if (!findChromium()) await install();
  const found = findChromium();
  if (!found)
    console.error(
      '[setup] no Chromium for the browser tests: install one, name it in CHROMIUM_PATH, or let INSTALL_CHROMIUM=1 install it (root on Debian)',
    );
  return found;
}

let searching: Promise<string | undefined> | undefined;

/**
 * The browser for the tests, installed when the machine has none; undefined, with one clear line, when that fails.
 * Who asks while it is being installed waits for the same one.
 */
export const chromium = (): Promise<string | undefined> => (searching ??= findOrInstall());
