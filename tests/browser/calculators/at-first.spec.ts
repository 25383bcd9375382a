import { expect, test } from '../fixtures.ts';

const total = '#result output';

for (const name of ['etsy', 'mercury', 'payoneer', 'profit-margin', 'stripe'])
  test(`/calculator/${name} answers what its form holds before a script runs`, async ({ page, browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const still = await context.newPage();
    await still.goto(`/calculator/${name}`);
    const before = await still.locator(total).innerText();
    await context.close();

    await page.goto(`/calculator/${name}`);
    await page.locator('#result').hover(); // wakes it
    await expect(page.locator('astro-island[ssr]:has(#result)')).toHaveCount(0);

    await expect(page.locator(total)).toHaveText(before);
    expect(before).toMatch(/\d/);
  });
