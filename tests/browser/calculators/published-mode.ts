import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { whole, words } from '../words.ts';
import { openCalculator, total } from './calculator-page.ts';

/** Opens a calculator and turns to its published fees. */
export async function openPublished(page: Page, path: string): Promise<void> {
  await openCalculator(page, path);
  await page.getByText(words.calculators.shared.schedule.published, { exact: true }).click();
  await expect(page.locator('.solver h2')).toBeVisible();
}

/** Follows the link that the page makes, and expects the same total. */
export async function followShareLink(page: Page): Promise<void> {
  const before = await total(page).textContent();
  await page.getByRole('button', { name: words.calculators.shared.actions.share }).click();
  await expect(page.locator('#result .tools-row + [role=status]')).toHaveText(words.calculators.shared.actions.shared);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/mode=published&day=\d{4}-\d\d-\d\d&/);
  await page.goto(link);
  await expect(total(page)).toHaveText(before ?? '');
}

/** The answer to a question asked backwards. */
export const solved = (page: Page) => page.locator('.solver .note');

/** Asks backwards for an amount. */
export async function askFor(page: Page, amount: string): Promise<void> {
  await page.locator('main [name^="wanted"]').fill(amount);
}

/** Opens a figure of the result; returns what it opens to. */
export async function openFigure(page: Page, label: string) {
  const button = page.locator('#result').getByRole('button', { name: whole(label) });
  await button.click();
  const opened = page.locator(`[id="${(await button.getAttribute('aria-controls')) ?? ''}"]`);
  await expect(opened.locator('.formula')).toBeVisible();
  return opened;
}
