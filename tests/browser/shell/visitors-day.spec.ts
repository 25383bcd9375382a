import { fill } from '@formation/content';
import { expect, test } from '../fixtures.ts';
import { words } from '../words.ts';

/** Long after the build: nobody has published the site in between. */
const later = '2029-03-01T06:00:00Z';

test.beforeEach(({ clock }) => clock.setFixedTime(later));

test('/company-cost: a company is formed on the visitor’s day, and one that exists counted from it', async ({
  page,
}) => {
  await page.goto('/company-cost');
  const result = page.locator('#result');
  await page.getByText(words.companyCost.form.spans['5']).click();
  await expect(result).toContainText('formed on 1 Mar 2029');

  await page.getByLabel(words.companyCost.form.day).fill('2027-05-04');
  await page.getByText(words.companyCost.form.have).click();
  await expect(result).toContainText('formed on 4 May 2027, counted from 1 Mar 2029');
});

test('/company-cost/states: the table is of the visitor’s day', async ({ page }) => {
  await page.goto('/company-cost/states');
  await page.getByLabel(words.companyCost.states.find).fill('new');

  await expect(page.locator('#states caption')).toContainText('1 Mar 2029');
});

test('/calculator/bulk: a list is worked out by the fees of the visitor’s day', async ({ page }) => {
  await page.goto('/calculator/bulk');
  await expect(page.locator('astro-island[ssr][client=soon]')).toHaveCount(0); // its script is there
  await page.getByLabel(words.bulk.input.paste).fill('Item,Price,COGS\nRing,120,45');
  await page.getByRole('button', { name: words.bulk.input.read }).click();
  await page.getByRole('button', { name: words.bulk.match.start }).click();

  await expect(page.getByText(fill(words.bulk.result.day, { day: '1 Mar 2029' }))).toBeVisible();
});
