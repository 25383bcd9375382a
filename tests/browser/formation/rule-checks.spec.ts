import { expect, expectNoAxeFindings, sidewaysScroll, test } from '../fixtures.ts';

test('a check asks no more than it needs, and names its rule, day and source', async ({ page }) => {
  await page.goto('/rule-checks');
  const boi = page.locator('#boi');
  await expect(boi.locator('fieldset:visible')).toHaveCount(1);
  await boi.getByText('In a US state', { exact: true }).click();

  await expect(boi).toContainText('No. Companies formed in the United States need not file.');
  await expect(boi).toContainText('Rule in force since 26 Mar 2025.');
  await expect(boi.getByRole('link', { name: /Federal Register/ })).toBeVisible();
  await expect(boi.locator('fieldset:visible')).toHaveCount(1);
});

test('answers are in the address, and a check starts again by itself', async ({ page }) => {
  await page.goto('/rule-checks?itin.have=neither&itin.reason=to-own-a-company&boi.formed=abroad');
  const itin = page.locator('#itin');
  await expect(itin).toContainText('No. Owning a US company needs no ITIN');
  await expect(itin).toContainText('To check'); // this rule was not read on its own page
  await expectNoAxeFindings(page);
  expect(await sidewaysScroll(page)).toBe(0);

  await itin.getByRole('button', { name: /Start again/ }).click();
  await expect(itin.locator('fieldset:visible')).toHaveCount(1);
  await expect(page).toHaveURL(/\?boi\.formed=abroad$/);
});

test('without a script every answer stands in a list', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${baseURL}/rule-checks`);
  await page.locator('summary', { hasText: 'Must my company file Form 5472?' }).click();

  await expect(page.getByText('Yes, with a nearly blank Form 1120, by 15 April')).toBeVisible();
  await page.close();
});
