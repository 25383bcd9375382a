import { messages } from '@formation/content';
import type { Page } from '@playwright/test';
import { field, total } from '../calculators/calculator-page.ts';
import { expect, expectNoAxeFindings, sidewaysScroll, test } from '../fixtures.ts';
import { pattern, words } from '../words.ts';
import { builtRelease, ownServer, withText } from './own-server.ts';

// The line is cut on purpose, and the site stands on a port of its own.
test.use({
  keepsContext: false,
  expectedFaults: [/^request: http:\/\/127\.0\.0\.1|ERR_|Failed to (?:load|fetch)|fetching the script/],
});

/** Many files one after another, on a machine that is busy. */
const SAVING_MS = 100_000;

const { copy } = words.offline;
const saved = (page: Page) => page.getByText(pattern(copy.note));

/** Everything that the browser has of the site beside what a tab holds. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return [...(await caches.keys()), ...registrations.map(({ scope }) => new URL(scope).pathname)];
  });

async function keep(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/offline`);
  await page.getByRole('button', { name: copy.save }).click();
  await expect(page.getByText(copy.saved)).toBeVisible({ timeout: SAVING_MS });
}

test('the tools work without a line once somebody has asked for it, say of which day they are, and go again', async ({
  page,
}) => {
  await using server = await ownServer(await builtRelease());
  await page.goto(`${server.origin}/offline`);
  expect(await stored(page), 'before anything is pressed').toEqual([]);
  await keep(page, server.origin);
  await expectNoAxeFindings(page);
  expect(await stored(page)).toEqual(['offline-tools', '/']);
  await page.goto(`${server.origin}/calculator/ebay`);
  await expect(saved(page), 'what comes from the server is of today').toHaveCount(0);

  await server.cut();
  await page.goto(`${server.origin}/calculator/ebay?mode=published&soldPrice=100`);
  await expect(saved(page)).toBeVisible();
  const before = await total(page).textContent();
  await field(page, 'soldPrice').fill('200');
  await expect(total(page)).not.toHaveText(before ?? '');
  await page.goto(`${server.origin}/pricing`);
  await expect(page.getByText(copy.missing)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.offline.heading);
  expect(await sidewaysScroll(page)).toBe(0);
  await expectNoAxeFindings(page);
  await page.goto(`${server.origin}/hsic-search?q=software`);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();

  await page.goto(`${server.origin}/offline`);
  await page.getByRole('button', { name: copy.remove }).click();
  await expect(page.getByText(copy.removed)).toBeVisible();
  expect(await stored(page)).toEqual([]);
  server.mend();
  await page.goto(`${server.origin}/pricing`);
  await expect(page.getByText(copy.missing)).toHaveCount(0);
  expect(await stored(page)).toEqual([]);
});

test('in another language the copy is of that language', async ({ page }) => {
  await using server = await ownServer(await builtRelease());
  const own = messages.ta.offline.copy;
  await page.goto(`${server.origin}/ta/offline`);
  await page.getByRole('button', { name: own.save }).click();
  await expect(page.getByText(own.saved)).toBeVisible({ timeout: SAVING_MS });

  await server.cut();
  await page.goto(`${server.origin}/ta/payouts?amount=1500`);
  await expect(page.getByText(pattern(own.note))).toBeVisible();
  await expect(page.locator('#ways').getByRole('listitem').first()).toBeVisible();
});

test('a line that is lost meanwhile leaves nothing half saved', async ({ page }) => {
  await using server = await ownServer(await builtRelease());
  await page.goto(`${server.origin}/offline`);
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  await server.cut();
  await page.getByRole('button', { name: copy.save }).click();

  await expect(page.getByText(copy.failed)).toBeVisible();
  expect(await stored(page)).toEqual([]);
});

test('after a new release the server’s page is shown, and then saved', async ({ page }) => {
  const first = await builtRelease();
  await using server = await ownServer(first);
  await keep(page, server.origin);
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`${server.origin}/payouts`);
  const before = (await heading.textContent()) ?? '';

  const changed = withText(first, '/payouts', (html) => html.replace(`<h1>${before}`, '<h1>Second release'));
  server.release(
    withText(changed, '/sw.js', (script) => script.replace(/(["'`]\/payouts["'`],\s*revision:\s*["'`])/, '$1second-')),
  );
  await page.goto(`${server.origin}/payouts`);
  await expect(heading).toHaveText('Second release');
  await expect(saved(page)).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/payouts', { ignoreSearch: true }))?.text()))
    .toContain('Second release');

  await server.cut();
  await page.goto(`${server.origin}/payouts`);
  await expect(heading).toHaveText('Second release');
  await expect(saved(page)).toBeVisible();
});
