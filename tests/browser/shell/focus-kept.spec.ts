import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

type Pressed = Readonly<{ path: string; name: string; then: string }>;

/** Buttons that go with their press or are disabled by it, and what tells that this has happened. */
const buttons: readonly Pressed[] = [
  { path: '/hsic-search?q=software', name: 'Show 11 more', then: '.codes > li:nth-child(11)' },
  { path: '/hsic-search?q=software', name: 'Chinese titles', then: '.chinese' },
  { path: '/hsic-search?q=software&keep=hsic-620199', name: 'Remove 620199', then: 'main:not(:has(.kept-codes))' },
  { path: '/hsic-search?keep=hsic-620199', name: 'Remove 620199', then: 'main:not(:has(.kept-codes))' },
  {
    path: '/hsic-search?q=dentist&keep=uk-sic-86230+naics-621210',
    name: 'Remove 86230',
    then: '.kept-codes ul:not(:has(> :nth-child(2)))',
  },
];

const firstNamed = (page: Page, name: string): Locator => page.getByRole('button', { name }).first();

for (const [index, { path, name, then }] of buttons.entries())
  test(`${index + 1}. ${path.split('?')[0]}: “${name}” by Enter leaves the focus on the page`, async ({ page }) => {
    await page.goto(path);
    await firstNamed(page, name).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(then).first()).toBeVisible();

    await expect(page.locator(':focus')).toBeVisible();
  });

test('“Show 11 more” leads to the first of them', async ({ page }) => {
  await page.goto('/hsic-search?q=software');
  await firstNamed(page, 'Show 11 more').press('Enter');

  await expect(page.locator('.codes > li').nth(10).getByRole('button').first()).toBeFocused();
});
