import { field } from '../calculators/calculator-page.ts';
import { expect, test } from '../fixtures.ts';
import { hear } from '../heard.ts';
import { words } from '../words.ts';

/** A field of each page whose answer follows every key, and the button that asks for the first one where it waits. */
const pages: readonly (readonly [path: string, field: string, button?: string])[] = [
  ['/calculator/ebay', 'soldPrice'],
  ['/calculator/wise', 'amount'],
  ['/calculator/amazon', 'sellingPrice', words.calculators.amazon.submit],
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

/** What is typed where something is said of it besides the result: how a number was read, a verdict, a count. */
const typed: readonly (readonly [path: string, field: string, keys: string, question?: string])[] = [
  ['/calculator/ebay', 'soldPrice', '1,234.50'],
  ['/calculator/ebay?mode=published', 'soldPrice', '-12'],
  ['/calculator/wise', 'amount', '1,234.50'],
  ['/ta/payouts', 'amount', '1,250'],
  ['/calculator/stripe?amount=50', 'wanted-receive', '1250', words.calculators.published.goals.receive],
  ['/name-generator', 'name', 'Royal Bank Ltd'],
  ['/company-cost/states', 'states-find', 'new'],
];

for (const [path, name, keys, question] of typed)
  test(`${path}: of “${keys}” a screen reader hears what it came to, and nothing of the way there`, async ({
    page,
    clock,
  }) => {
    await clock.install();
    await page.goto(path);
    if (question) await field(page, 'question').selectOption(question);
    const input = field(page, name).last();
    await input.focus();
    await expect(page.locator('astro-island[ssr]', { has: field(page, name) })).toHaveCount(0);
    await clock.runFor(2_000); // what the page says of itself is over
    await clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    const heard = await hear(page);
    await input.pressSequentially(keys);
    await expect(input).not.toHaveValue('');
    expect(await heard(), 'while it is typed').toEqual([]);

    await expect
      .poll(async () => {
        await clock.runFor(2_000);
        return (await heard()).length;
      })
      .toBeGreaterThan(0);
    await clock.runFor(5_000);
    const all = await heard();
    expect(all.length, all.join(' | ')).toBeLessThanOrEqual(2); // how it was read, and the result
  });

test('who comes back to a number that was read otherwise hears how', async ({ page }) => {
  await page.goto('/calculator/ebay');
  await field(page, 'soldPrice').pressSequentially('12,5');

  await expect(field(page, 'soldPrice')).toHaveAccessibleDescription(/125/);
});
