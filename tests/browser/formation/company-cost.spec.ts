import { packages } from '@formation/content';
import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, sidewaysScroll, test } from '../fixtures.ts';

const basic = packages.us[0]?.name.en;
const result = (page: Page) => page.getByRole('region', { name: 'What it costs' });
const sideBySide = (page: Page) => page.getByRole('region', { name: 'Side by side' });

test('the page answers before it is touched, and without a script', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${baseURL}/company-cost`);

  await expect(result(page)).toContainText(`Wyoming LLC, ${basic} package`);
  await expect(result(page).locator('.total')).toContainText('$');
  await expect(page.locator('#states tbody tr')).toHaveCount(51);
  await page.close();
});

test('a change counts at once, and its address brings the same result back', async ({ page, browser, baseURL }) => {
  await page.goto('/company-cost');
  const before = await result(page).locator('.total').textContent();
  await page
    .getByLabel('Delaware')
    .or(page.getByLabel('State', { exact: true }))
    .first()
    .selectOption('DE');
  await page.getByText('5 years').click();
  await page.getByLabel('Price of: Registered agent').fill('49.50');

  await expect(result(page)).toContainText(`Delaware LLC, ${basic} package`);
  await expect(result(page)).toContainText('$247.50'); // 5 × 49.50
  await expect(result(page).locator('.total')).not.toHaveText(before ?? '');
  await expect(page).toHaveURL(/state=DE.*registered-agent-price=49.50/);
  const after = await result(page).locator('.total').textContent();
  const other = await browser.newPage();
  await other.goto(page.url().replace(/^https?:\/\/[^/]+/, baseURL ?? ''));

  await expect(result(other).locator('.total')).toHaveText(after ?? '');
  await expect(other.getByLabel('Price of: Registered agent')).toHaveValue('49.50');
  await other.close();
});

test('place by place: Hong Kong has no package of ours, a sole trader no agent', async ({ page }) => {
  await page.goto('/company-cost?place=hk');
  await expect(result(page)).toContainText('Hong Kong limited company');
  await expect(page.getByText('We have no package here.')).toBeVisible();
  await expect(page.getByLabel('Price of: Auditor')).toBeVisible();

  await page.getByText('Stay a sole trader').click();
  await expect(result(page)).toContainText('Rs 1,500.00');
  await expect(page.getByLabel('Price of: Registered agent')).toBeHidden();
  await expectNoAxeFindings(page);
});

test('an option is kept beside the next; four is the most', async ({ page }) => {
  await page.goto('/company-cost?with=');
  const keep = page.getByRole('button', { name: 'Keep this one beside the next' });
  await keep.click();
  await expect(page).toHaveURL(/with=us_WY_llc_basic/);
  for (const state of ['DE', 'TX']) {
    await page.getByLabel('State', { exact: true }).selectOption(state);
    await keep.click();
  }
  await page.getByLabel('State', { exact: true }).selectOption('FL');

  await expect(sideBySide(page).getByRole('columnheader')).toHaveCount(5);
  await expect(keep).toBeDisabled();
  await expect(page.getByText('Three options are kept.')).toBeVisible();
  await page.getByRole('button', { name: `Remove: Texas LLC, ${basic} package` }).click();
  await expect(sideBySide(page).getByRole('columnheader')).toHaveCount(4);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('the states are sorted and filtered by keyboard', async ({ page }) => {
  await page.goto('/company-cost#states');
  const rows = page.locator('#states tbody tr');
  await page.getByLabel('Find a state').focus();
  await page.keyboard.type('new');
  await expect(rows).toHaveCount(4);
  await page.getByRole('button', { name: 'To form' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'To form' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(rows.first()).toContainText('New Mexico');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'To form' })).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/states-find=new/);
});

test('nonsense in an address falls back to the first choices', async ({ page }) => {
  await page.goto('/company-cost?place=mars&state=ZZ&years=900&day=9999-99-99&with=%3Cscript%3E&level=__proto__');

  await expect(result(page)).toContainText('Wyoming LLC');
  await expect(result(page).locator('.total')).toContainText('Total over 3 years');
});
