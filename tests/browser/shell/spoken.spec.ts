import { field } from '../calculators/calculator-page.ts';
import { expect, test } from '../fixtures.ts';

/** A field of each page whose answer follows every key. */
const pages = [
  ['/calculator/ebay', 'soldPrice'],
  ['/calculator/wise', 'amount'],
  ['/calculator/etsy', 'itemPrice'],
  ['/payouts', 'amount'],
  ['/company-cost', 'accountant-price'],
] as const;

for (const [path, name] of pages)
  test(`${path}: four keys are one announcement`, async ({ page }) => {
    await page.clock.install();
    await page.goto(path);
    await field(page, name).focus();
    await expect(page.locator('astro-island[ssr]', { has: field(page, name) })).toHaveCount(0);
    await page.clock.runFor(2_000);
    await page.evaluate(() => {
      const said: string[] = [];
      (window as Window & { said?: string[] }).said = said;
      const heard = new MutationObserver((changes) => {
        for (const { target } of changes) {
          const element = target instanceof Element ? target : target.parentElement;
          if (element?.closest('[role=status], [aria-live]:not([aria-live=off]), output:not([aria-live=off])'))
            said.push(element.textContent);
        }
      });
      heard.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await field(page, name).fill('');
    await field(page, name).pressSequentially('1234');
    await page.clock.runFor(2_000);

    await expect.poll(() => page.evaluate(() => (window as Window & { said?: string[] }).said)).toHaveLength(1);
  });
