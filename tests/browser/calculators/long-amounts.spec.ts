/** Amounts that nobody sells for: longer than any, and less than nothing. */
import { fill } from '@formation/content';
import type { Page } from '@playwright/test';
import { expect, sidewaysScroll, test } from '../fixtures.ts';
import { pattern, words } from '../words.ts';
import { field, openCalculator } from './calculator-page.ts';

const quick = [
  ['ebay', 'soldPrice'],
  ['paypal', 'soldPrice'],
  ['wise', 'amount'],
  ['amazon', 'sellingPrice'],
] as const;

const answered = async (page: Page, name: string) => {
  if (name === 'amazon') await page.getByRole('button', { name: words.calculators.amazon.submit }).click();
  await expect(page.locator('#result')).toContainText(/\d/);
};

for (const [name, key] of quick) {
  test(`${name}: forty digits keep the width of a phone's page`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await openCalculator(page, `/calculator/${name}`);
    await field(page, key).fill('1234567890'.repeat(4));
    await answered(page, name);
    await expect(page.locator('#result')).toContainText(/\d(,\d{3}){10}/);

    expect(await sidewaysScroll(page)).toBe(0);
  });

  test(`${name}: less than nothing is said to be read so`, async ({ page }) => {
    await openCalculator(page, `/calculator/${name}`);
    await field(page, key).fill('100');
    if (name !== 'amazon')
      await expect(page.getByText(pattern(words.calculators.published.rupees.title))).toBeVisible(); // awake
    await field(page, key).fill('-5');
    await expect(
      page.getByText(new RegExp(`^${fill(words.calculators.shared.readAs, { number: '' })}-\\D?5$`)),
    ).toBeVisible();
    if (name !== 'amazon') await expect(page.locator('#result')).not.toContainText(/Profit \d|fees \(/); // no share of a loss
    await field(page, key).fill('5');
    await expect(page.getByText(pattern(words.calculators.shared.readAs))).toHaveCount(0);
  });
}
