import { expect, test } from '../fixtures.ts';
import { dock } from '../parts.ts';
import { pattern, words } from '../words.ts';
import { field } from './calculator-page.ts';
import { openPublished } from './published-mode.ts';

/** The first number of each form by published fees. */
const platforms = [
  ['ebay', 'soldPrice', 'quick'],
  ['paypal', 'soldPrice', 'quick'],
  ['amazon', 'sellingPrice', 'quick'],
  ['wise', 'amount', 'quick'],
  ['etsy', 'itemPrice', 'alone'],
  ['stripe', 'amount', 'alone'],
  ['payoneer', 'amount', 'alone'],
  ['mercury', 'amount', 'alone'],
  ['profit-margin', 'price', 'alone'],
] as const;

for (const [platform, name, kind] of platforms)
  test(`${platform}: before anything is typed stands an example that says so, and no loss`, async ({ page }) => {
    if (kind === 'quick') await openPublished(page, `/calculator/${platform}`);
    else await page.goto(`/calculator/${platform}`);
    const example = page.locator('#result').getByText(pattern(words.calculators.published.example));
    await expect(example).toBeVisible();
    await expect(dock(page), 'where the result stands alone').toContainText('Example: ');
    await expect(page.locator('#result output')).toHaveText(/^\D?[\d,.]+%?$/);
    const shown = await page.locator('#result output').innerText();
    await field(page, name).fill('7');

    await expect(example).toHaveCount(0);
    await expect(dock(page)).not.toContainText('Example');
    await expect(page.locator('#result')).not.toContainText(shown);
  });

test("wise: the amount that the quick estimate opens with is nobody's, one that was typed is", async ({ page }) => {
  const example = page.getByText(pattern(words.calculators.published.example));
  await page.goto('/calculator/wise');
  await field(page, 'from').selectOption('USD');
  await expect(page.locator('astro-island[ssr]', { has: field(page, 'from') })).toHaveCount(0);
  const switchMode = (mode: string) => page.getByText(mode, { exact: true }).click();
  await switchMode(words.calculators.shared.schedule.published);
  await expect(example).toBeVisible();
  await expect(field(page, 'from')).toHaveValue('USD');

  await switchMode(words.calculators.shared.schedule.quick);
  await expect(field(page, 'amount')).toHaveValue('1000');
  await switchMode(words.calculators.shared.schedule.published);
  await expect(example).toBeVisible();

  await switchMode(words.calculators.shared.schedule.quick);
  await field(page, 'amount').fill('2000');
  await switchMode(words.calculators.shared.schedule.published);
  await expect(field(page, 'amount')).toHaveValue('2000');
  await expect(example).toHaveCount(0);
});

test('wise: who types the very number that the form opened with has typed it', async ({ page }) => {
  const example = page.getByText(pattern(words.calculators.published.example));
  await openPublished(page, '/calculator/wise');
  await expect(example).toBeVisible();
  const opened = await field(page, 'amount').inputValue();
  await field(page, 'amount').fill('7');
  await field(page, 'amount').fill(opened);

  await expect(dock(page)).not.toContainText('Example');
  await expect(example).toHaveCount(0);
  await field(page, 'amount').fill('');
  await expect(example).toHaveCount(0);
});

test('a link with numbers is no example', async ({ page }) => {
  await page.goto('/calculator/stripe?mode=published&amount=1000');

  await expect(page.locator('#result')).toContainText('$970.70');
  await expect(page.getByText(pattern(words.calculators.published.example))).toHaveCount(0);
});
