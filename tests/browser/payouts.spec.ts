import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, sidewaysScroll, test } from './fixtures.ts';

const way = (page: Page, name: string) => page.locator('.way', { has: page.getByText(name, { exact: true }) });

test('the page answers before it is touched, and without a script', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${baseURL}/payouts`);

  await expect(page.locator('.way').first()).toContainText('Rs 323,887.30'); // 1,000 × 0.98 of the rate, − 400
  await page.getByText(/^Ways that cannot be computed: \d+$/).click();
  await expect(page.getByText('Bank wire to a rupee account', { exact: true }).first()).toBeVisible();
  await expect(way(page, 'Bank wire to a rupee account')).toContainText('kept of the mid-market rate is not published');
  await page.close();
});

test('a number filled in makes a way computable, is marked, and stands in the link', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/payouts');
  const margin = page.getByLabel('Your bank, kept of the mid-market rate');
  await margin.fill('1');

  await expect(way(page, 'Bank wire to a rupee account')).toContainText('Rs 314,092.50'); // 960 × 0.99 of the rate, − 400
  await expect(page.getByText('changed', { exact: true })).toHaveCount(1);
  await expect(page).toHaveURL(/own-bank-margin=1/);
  const other = await browser.newPage();
  await other.goto(page.url().replace(/^https?:\/\/[^/]+/, baseURL ?? ''));
  await expect(way(other, 'Bank wire to a rupee account')).toContainText('Rs 314,092.50');
  await other.close();

  await page.getByRole('button', { name: 'Take all changes back' }).click();
  await expect(margin).toHaveValue('');
  await expect(way(page, 'Bank wire to a rupee account')).toContainText('is not published');
});

test('the picture, the layers and the table say the same', async ({ page }) => {
  await page.goto('/payouts?amount=500&by=paypal&day=2026-11-21');
  const best = page.locator('.way').first();

  await expect(best.locator('.route .total')).toContainText('Rs 152,931.31');
  await expect(best.locator('.ledger')).toContainText('-Rs 7,379.19');
  await expect(page.locator('tr', { hasText: 'PayPal in Sri Lanka' }).last()).toContainText('Rs 152,931.31');
  await best.getByText('Receiving the payment').click();
  await expect(best.locator('.explain').first()).toContainText('PayPal Korea fees');
});

test('backwards, and where two ways change places', async ({ page }) => {
  await page.goto('/payouts?times=2&own-bank-margin=1.2&one=paypal-lk&other=stripe-us-mercury&day=2026-11-21');

  await expect(page.getByText('Stripe, US company, Mercury is ahead from $1,080.02 a month.')).toBeVisible();
  await page.getByLabel('Rupees a month').fill('647774.60');
  await expect(page.getByText(/^Invoice \$1,000\.00, 2 times a month/)).toBeVisible();
});

test('what to lay aside for tax appears when it is asked for', async ({ page }) => {
  await page.goto('/payouts?day=2026-11-21&amount=1800');
  await page.getByText('I am resident in Sri Lanka').click();

  await expect(page.getByText(/Lay aside for income tax: Rs\s[\d,.]+ a month/)).toBeVisible();
  await expect(page.getByText(/Not advice\. Costs/)).toBeVisible();
});

test('the page has no findings and does not scroll sideways', async ({ page }) => {
  await page.goto('/payouts?own-bank-margin=1&day=2026-11-21');
  expect(await sidewaysScroll(page)).toBe(0);
  await expectNoAxeFindings(page);
});
