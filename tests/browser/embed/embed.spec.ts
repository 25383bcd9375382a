import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fill, site } from '@formation/content';
import type { Page } from '@playwright/test';
import { builtPages, dist } from '../../../scripts/build/built-pages.ts';
import { expect, expectNoAxeFindingsInThemes, scrolledSideways, test } from '../fixtures.ts';
import { words } from '../words.ts';
import { codeOf, codesOn, openMaker } from './maker.ts';
import { type HearingWindow, pageOfOthers } from './page-of-others.ts';

const { maker, back } = words.embed;
const { heading } = words.platforms.ebay.page;
const embedded = builtPages().filter(({ path }) => /^(?:\/[a-z]{2})?\/embed\//.test(path));

test.use({ expectedFaults: [/^request: http:\/\/localhost:\d+\/of-others$/] });

test('the code of the maker puts a calculator that answers into a page of another site', async ({ page, baseURL }) => {
  await openMaker(page);
  await page.getByLabel(maker.colours).selectOption(maker.themes.dark);
  await using others = await pageOfOthers(await codesOn(page, baseURL));
  await page.goto(others.address);

  const calculator = page.frameLocator('iframe');
  await calculator.locator('[name=soldPrice]').fill('100');
  await calculator.locator('[name=itemCost]').fill('40');
  await expect(calculator.locator('#result output')).toHaveText('$47.70');
  await calculator.getByLabel(fill(words.calculators.published.rupees.rate, { currency: 'USD' })).fill('300');

  const inside = page.frames()[1];
  await expect(calculator.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect
    .poll(() => inside?.evaluate(() => [document.body.offsetHeight, innerHeight]))
    .toEqual([expect.any(Number), await heightOfFrame(page)]);
  await expect.poll(() => inside?.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);

  const heard = await page.evaluate(() => (window as unknown as HearingWindow).heard);
  expect(new Set(heard.map(({ origin }) => origin))).toEqual(new Set([baseURL]));
  expect(heard.length).toBeGreaterThan(1);
  for (const { data } of heard) expect(data).toEqual({ source: 'embedded-calculator', height: expect.any(Number) });

  const left = () => [Object.keys(localStorage), Object.keys(sessionStorage), history.state as unknown];
  expect(await inside?.evaluate(left), 'nothing typed is stored').toEqual([[], [], null]);
  expect(new URL(inside?.url() ?? '').search, 'nor is it in the address').toBe('?theme=dark');
  expect(await page.context().cookies()).toEqual([]);
});

const heightOfFrame = (page: Page) => page.locator('iframe').evaluate((frame) => frame.clientHeight);

test('the line below it leads to the page of the calculator with what was typed, beside the page of others', async ({
  page,
  baseURL,
}) => {
  await using others = await pageOfOthers(await codeOf(page, { origin: baseURL }));
  await page.goto(others.address);
  const frame = page.frameLocator('iframe');
  await frame.locator('[name=soldPrice]').fill('123');
  const opened = page.waitForEvent('popup');
  await frame.getByRole('link', { name: fill(back, { name: heading, brand: site.brand }) }).click();
  const own = await opened;

  await expect(own.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(new URL(own.url()).pathname).toBe('/calculator/ebay');
  await expect(own.locator('[name=soldPrice]')).toHaveValue('123');
  expect(await own.evaluate(() => window.opener as unknown)).toBeNull();
  expect(page.url()).toBe(others.address);
});

test('the maker writes the language and the theme that were chosen', async ({ page }) => {
  await openMaker(page);
  const code = page.locator('pre code').first();
  await expect(code).toContainText('/embed/ebay"');
  await page.getByRole('combobox', { name: maker.language }).selectOption('si');
  await page.getByLabel(maker.colours).selectOption(maker.themes.light);

  await expect(code).toContainText('/si/embed/ebay?theme=light"');
  await expectNoAxeFindingsInThemes(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the code of the frame is text', async ({ page }) => {
    await page.goto('/calculator/ebay');
    await page.getByText(maker.title).click();

    await expect(page.locator('pre code')).toBeVisible();
    await expect(page.locator('pre code')).toContainText('/embed/ebay"');
  });
});

test.describe('what is no page for others', () => {
  test.use({ expectedFaults: [/of-others$|frame-ancestors|404/] });

  for (const path of [
    '/',
    '/calculator/ebay',
    '/si/calculator/ebay',
    '/payouts',
    '/contact-us',
    '/embed/nothing',
    '/console',
  ])
    test(`${path} refuses to be framed`, async ({ page, baseURL }) => {
      await using others = await pageOfOthers(`<iframe src="${baseURL}${path}" title="Of ours"></iframe>`);
      await page.goto(others.address, { waitUntil: 'load' });

      await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
    });
});

/** Those of which pages of others may have the tool. */
const isTool = /^(?:\/[a-z]{2})?\/(?:calculator\/(?!bulk|compare)[\w-]+|payouts|company-cost|deadlines)$/;

test('every such tool has a page for others in every language, which no search lists', () => {
  const listed = readFileSync(join(dist, 'sitemap-0.xml'), 'utf8');

  expect(embedded.length).toBe(builtPages().filter(({ path }) => isTool.test(path)).length);
  expect(listed).not.toContain('/embed/');
  for (const { path, html } of embedded) expect.soft(html, path).toContain('<meta name="robots" content="noindex">');
});

test('they are readable in both themes, and as narrow as a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { path } of embedded) {
    await page.goto(path);
    expect.soft(await scrolledSideways(page), path).toBe(0);
    if (/^\/embed|\/ebay$/.test(path)) await expectNoAxeFindingsInThemes(page);
  }
});
