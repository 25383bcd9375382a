import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { words } from '../words.ts';

const { onThisPage, toTop } = words.shell;
const long = [
  '/fees/amazon',
  '/which-company/reasons',
  '/blog/owning-a-company-abroad-from-sri-lanka',
  '/service/ein',
  '/formation/us',
] as const;

const contents = (page: Page) => page.getByRole('navigation', { name: onThisPage });
const top = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });

  for (const path of long)
    test(`${path}: the list of contents leads to each part`, async ({ page }) => {
      await page.goto(path);
      await expect(contents(page)).toBeHidden();
      await page.locator('summary', { hasText: onThisPage }).click();
      const links = await contents(page).getByRole('link').all();
      expect(links.length).toBeGreaterThan(2);

      for (const link of links) {
        const part = decodeURIComponent((await link.getAttribute('href')) ?? '').slice(1);
        await expect(page.locator(`[id="${part}"]`)).toHaveCount(1);
      }
      await links.at(-1)?.click();
      const target = page.locator(':target');
      await expect(target).toBeInViewport();
    });
});

for (const path of ['/fees/amazon', '/which-company/reasons'])
  test(`${path}: the heading stays under the bar while one reads, and the end leads back`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(path);
    const heading = page.locator('.stays').first();
    const bar = await page.locator('.site-head').evaluate((head) => head.getBoundingClientRect().height);
    const start = await heading.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    await page.evaluate((y) => scrollTo(0, y), start + 900);

    await expect(heading).toBeInViewport({ ratio: 1 });
    expect(await top(page, '.stays >> nth=0')).toBeGreaterThanOrEqual(Math.floor(bar) - 1);
    expect(await top(page, '.stays >> nth=0')).toBeLessThan(bar + 8);

    await page.getByRole('link', { name: toTop }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });

test('on paper there is neither a list of contents nor a way back', async ({ page }) => {
  await page.goto('/fees/amazon');
  await page.emulateMedia({ media: 'print' });

  await expect(page.locator('summary', { hasText: onThisPage })).toBeHidden();
  await expect(page.getByRole('link', { name: toTop }).first()).toBeHidden();
});

test('a table that goes on shows it until its end; one that fits does not', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/fees/amazon');
  const table = page
    .getByRole('region')
    .filter({ has: page.locator('table') })
    .first();
  const mask = () => table.evaluate((region) => getComputedStyle(region).maskImage);
  await expect.poll(mask).not.toBe('none');

  await table.evaluate((region) => region.scrollTo({ left: region.scrollWidth }));
  await expect.poll(mask).toBe('none');

  await page.setViewportSize({ width: 1280, height: 800 });
  await table.evaluate((region) => region.scrollTo({ left: 0 }));
  await expect.poll(mask).toBe('none');
});
