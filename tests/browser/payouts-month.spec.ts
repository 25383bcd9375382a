/** A month with several sources: what arrives of each, and of all. */
import { fill } from '@formation/content';
import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, sidewaysScroll, test } from './fixtures.ts';
import { phone } from './viewports.ts';
import { words } from './words.ts';

const { month } = words.payouts;
const source = (page: Page, number: number) => page.getByLabel(fill(month.source, { number }), { exact: true });
const earned = (page: Page, place: number, currency = 'USD') =>
  page.getByLabel(fill(month.earned, { currency })).nth(place);
const rupees = /^Rs\s[\d,.]+$/;
const part = (page: Page) => page.locator('details', { hasText: month.title });
/** What arrives of each source, and the sum of all. */
const amounts = (page: Page) => part(page).getByText(rupees);

/** Rupees in cents. */
const cents = (text: string) => Number(text.replaceAll(/\D/g, ''));

test.use({ viewport: phone });

test('what arrives of each source adds up, stays in the link, and has its tax', async ({ page }) => {
  await page.goto('/payouts?day=2026-11-21');
  await page.getByRole('heading', { name: month.title }).click();
  await expect(page.getByText(month.empty)).toBeVisible();
  for (const [place, amount] of ['800', '300', '500'].entries()) await earned(page, place).fill(amount);

  await expect(amounts(page)).toHaveCount(4); // three sources and their sum
  const arrive = await amounts(page).allInnerTexts();
  const [sum = 0, ...parts] = arrive.map(cents).toReversed();
  expect(sum).toBe(parts.reduce((all, part) => all + part, 0));
  expect(sum).toBeGreaterThan(0);
  await expect(page.getByText(words.payouts.tax.title)).toBeVisible();
  await expectNoAxeFindings(page);
  expect(await sidewaysScroll(page)).toBe(0);

  await page.reload();
  await expect(amounts(page)).toHaveText(arrive);
});

test('a source that cannot reach rupees says so, and an amount in another currency is refused', async ({ page }) => {
  await page.goto('/payouts?day=2026-11-21&earned-1=500&earner-1=etsy');
  await expect(source(page, 1)).toHaveValue('etsy');
  await expect(part(page)).toContainText(month.noWay);

  await earned(page, 0).fill('€500');
  await expect(earned(page, 0)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(month.empty)).toBeVisible();
});
