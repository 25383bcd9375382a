import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, sidewaysScroll, test } from '../fixtures.ts';

const result = (page: Page) => page.locator('#result');
const shown = (page: Page) => page.locator('.one-step > fieldset:visible');

test('without a script every question is there as a plain form, with every reason below', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${baseURL}/which-company`);

  await expect(shown(page)).toHaveCount(8);
  await page.locator('summary', { hasText: 'A US LLC' }).click();
  await expect(page.getByText('US marketplaces pay a US company')).toBeVisible();
  await page.getByText('An idea', { exact: true }).click();
  await page.getByRole('button', { name: 'Show what fits' }).click();
  await expect(page).toHaveURL(/stage=idea/);
  await page.close();
});

test('one question after the other, by keyboard alone', async ({ page }) => {
  await page.goto('/which-company');
  await expect(shown(page)).toHaveCount(1);
  await page.getByLabel('An idea', { exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('First sales')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(shown(page)).toContainText('How do you earn?');
  await expect(page.getByLabel('Through a freelance platform')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(result(page)).toContainText('Freelance platforms pay persons.');
  await page.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(page.getByLabel('First sales')).toBeFocused();
});

test('somebody who sells little at home needs no company yet, and sees why', async ({ page }) => {
  await page.goto('/which-company?stage=first-sales&earning=freelance-platform&profit=under-500');

  await expect(result(page).getByRole('heading', { level: 2 })).toHaveText('You do not need a company yet');
  await expect(result(page)).toContainText('because you answered “Under $500”');
  await expect(shown(page)).toContainText('Where are most of your buyers?'); // the first that is open
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(shown(page)).toContainText('Where are you now?');
  await expect(result(page)).toContainText('builds up here');
  await expect(page).toHaveURL(/which-company$/);
});

test('reasons for and against, the others to open, and the way to the costs', async ({ page }) => {
  await page.goto('/which-company?stage=regular-sales&buyers=us&payments=us-marketplace&upkeep=some');
  await expect(result(page)).toContainText('Speaks against it');
  await result(page).getByText('A UK limited company', { exact: true }).click();
  await expect(result(page)).toContainText('For a US marketplace it is a foreign seller.');
  await expectNoAxeFindings(page);
  expect(await sidewaysScroll(page)).toBe(0);
  await result(page).getByRole('link', { name: 'See what it costs' }).click();
  await expect(page).toHaveURL(/company-cost\?place=us&kind=llc/);
});
