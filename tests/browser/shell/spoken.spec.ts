import { field } from '../calculators/calculator-page.ts';
import { expect, test } from '../fixtures.ts';
import { hear } from '../heard.ts';

/** A field of each page whose answer follows every key, and the button that asks for the first one where it waits. */
const pages: readonly (readonly [path: string, field: string, button?: string])[] = [
  ['/calculator/ebay', 'soldPrice'],
  ['/calculator/wise', 'amount'],
  ['/calculator/amazon', 'sellingPrice', 'Calculate Profit'],
  ['/calculator/etsy', 'itemPrice'],
  ['/payouts', 'amount'],
  ['/company-cost', 'accountant-price'],
];

for (const [path, name, button] of pages)
  test(`${path}: four keys are one announcement`, async ({ page, clock }) => {
    await clock.install();
    await page.goto(path);
    await field(page, name).focus();
    await expect(page.locator('astro-island[ssr]', { has: field(page, name) })).toHaveCount(0);
    if (button) {
      await page.getByRole('button', { name: button }).click();
      await expect(page.locator('#result')).toBeVisible();
    }
    await clock.pauseAt(await page.evaluate(() => Date.now() + 60_000)); // four keys may take long here
    const heard = await hear(page);
    await field(page, name).fill('');
    await field(page, name).pressSequentially('1234');
    const said = async () => {
      await clock.runFor(2_000);
      return heard();
    };

    await expect.poll(said).toHaveLength(1);
    expect(await said()).toHaveLength(1);
  });
