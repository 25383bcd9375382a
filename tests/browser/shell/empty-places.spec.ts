import { expect, test } from '../fixtures.ts';

for (const [path, shown] of [
  ['/name-generator', '.ideas > li'],
  ['/hsic-search', '.results-head h2'],
  ['/calculator/compare', 'thead .amount'],
] as const)
  test(`${path}: an empty place fills with an example by one tap`, async ({ page }) => {
    await page.goto(path);
    await page.locator('main .empty').getByRole('link', { name: 'Show an example' }).click();

    await expect(page.locator(shown).first()).toBeVisible(); // lists of codes are read first
    await expect(page.locator('main .empty')).toHaveCount(0);
  });
