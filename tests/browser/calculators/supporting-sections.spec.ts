import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, test } from '../fixtures.ts';
import { words } from '../words.ts';
import { openCalculator, scrollBelowForm, total } from './calculator-page.ts';

const sections = [
  'Why Use This Calculator?',
  'Taking Action',
  'Other Business Calculators & Resources',
  'Your Questions, Our Expertise',
] as const;
const chat = (page: Page) => page.getByRole('complementary', { name: words.calculators.chat.panelTitle });

for (const [platform, heading] of [
  ['ebay', 'eBay Fee Calculator'],
  ['paypal', 'PayPal Fee Calculator'],
  ['wise', 'Wise Fee Calculator'],
  ['amazon', 'Amazon FBA Fee Calculator'],
] as const)
  test(`${platform}: four sections stand under the calculator, in order, with its own words`, async ({ page }) => {
    await page.goto(`/calculator/${platform}`);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const headings = await page.locator('main h2').allTextContents();
    expect(headings.slice(-4)).toEqual(sections);
    await expect(page.locator('.reasons .facts > *')).toHaveCount(3);
    await expect(page.locator('.process > li')).toHaveCount(4);
    await expect(page.locator('main .faq')).toContainText(new RegExp(platform, 'i'));
  });

test('dotted arrows join the steps on large screens only', async ({ page, viewport }) => {
  await page.goto('/calculator/ebay');

  await expect(page.locator('svg.path')).toBeVisible({ visible: (viewport?.width ?? 0) >= 1024 });
});

test('six cards in order, and each leads to a page', async ({ page, request }) => {
  await page.goto('/calculator/ebay');
  const cards = page.locator('main .register > li');

  await expect(cards.getByRole('heading')).toHaveText([
    'eBay Fee Calculator',
    'Mercuri Bank Fee Calculator',
    'Etsy Fee Calculator',
    'Wise Fee Calculator',
    'Amazon Fee Calculator',
    'Profit Margin Calculator',
  ]);
  const links = await cards.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links).toEqual(
    ['ebay', 'mercury', 'etsy', 'wise', 'amazon', 'profit-margin'].map((name) => `/calculator/${name}`),
  );
  for (const link of links) expect((await request.get(link)).status()).toBe(200);
});

test('at most one answer is open, and a click on the open one closes it', async ({ page }) => {
  await page.goto('/calculator/wise');
  const questions = page.locator('main .faq details');
  const open = page.locator('main .faq details[open]');
  await questions.nth(0).locator('summary').click();
  await expect(open).toHaveCount(1);
  await questions.nth(1).locator('summary').click();
  await expect(open).toHaveCount(1);
  await expect(questions.nth(1)).toHaveAttribute('open');

  await questions.nth(1).locator('summary').click();
  await expect(open).toHaveCount(0);
});

test('/calculator is the eBay calculator', async ({ page }) => {
  await openCalculator(page, '/calculator');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('eBay Fee Calculator');
  await expect(total(page)).toHaveText('-$0.30');
});

test('the chat button opens and closes its panel, which leads to the chat', async ({ page }) => {
  await openCalculator(page, '/calculator/ebay');
  const button = chat(page).getByRole('button', { name: words.calculators.chat.button });
  const link = page.locator('.chat a');
  await expect(link).toBeHidden();
  await scrollBelowForm(page);
  await button.click();

  await expect(link).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=Hello!%20I%20have%20a%20question\.$/);
  await expect(link).toHaveAttribute('target', '_blank');
  await expectNoAxeFindings(page);
  await button.click();
  await expect(link).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the result of what stands in the fields is in the page', async ({ page }) => {
    await page.goto('/calculator/wise');
    await expect(page.getByLabel(words.platforms.wise.calculator.totals.recipientGets, { exact: true })).toHaveValue(
      '1,144.65',
    );
    await expect(total(page)).toHaveText('6.03');

    await page.goto('/calculator/ebay');
    await expect(total(page)).toHaveText('-$0.30');
    await expect(page.locator('main noscript p')).toBeVisible();
  });
});
