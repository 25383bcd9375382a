import { messages } from '@formation/content';
import { expect, expectNoAxeFindings, sidewaysScroll, test } from '../fixtures.ts';
import { phone } from '../viewports.ts';

const day = '2026-11-21';
const ebay = `/calculator/ebay?mode=published&day=${day}&soldPrice=100&itemCost=40`;
const etsy = `/calculator/etsy?mode=published&day=${day}&itemPrice=100&itemCost=40`;

test('results kept in calculators stand side by side, and the best is named', async ({ page }) => {
  for (const address of [`${ebay}&registered=US`, etsy]) {
    await page.goto(address);
    await expect(page.getByText(/^In rupees:/)).toBeVisible(); // what comes later moves the button
    await page.getByRole('button', { name: 'Keep to compare' }).click();
    await expect(page.getByText('Kept for this visit.')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Compare now (2)' }).click();

  await expect(page.getByText('Etsy (column 1) leaves the most: $4.05 more than eBay (column 2).')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Listing fee/ })).toContainText('$0.20');
  await expect(page.getByRole('row', { name: /^All fees/ })).toContainText('differs');
  await expect(page.getByText(/^Not counted: \d+$/)).toHaveCount(2);
  await expectNoAxeFindings(page);
  expect(await sidewaysScroll(page)).toBe(0);

  await page.getByRole('button', { name: 'Remove 2' }).click();
  await expect(page.getByRole('columnheader', { name: /^eBay/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: /^Etsy/ })).toBeVisible();
});

test('the seller is set once for columns that count for different ones', async ({ page }) => {
  await page.goto(`/calculator/compare?${new URLSearchParams([ebay, etsy].map((address) => ['s', address]))}`);
  await expect(page.getByText(/^We name no winner, because .*eBay \(column 1\): Sri Lanka/)).toBeVisible();
  await expectNoAxeFindings(page);
  expect(await sidewaysScroll(page)).toBe(0);

  const { same } = messages.en.compare;
  const form = page.getByRole('form', { name: same.title });
  await form.getByLabel(same.facts.country).selectOption({ label: 'United States' });
  await form.getByLabel(same.facts.itemCost).fill('50');
  await form.getByRole('button', { name: same.use }).click();

  await expect(page.getByText('Etsy (column 2) leaves the most: $4.05 more than eBay (column 1).')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Your costs/ }).getByRole('cell')).toHaveText(['$50.00', '$50.00']);
  await page.reload(); // the address holds it
  await expect(page.getByLabel(same.facts.country)).toHaveValue('US');
});

test('the example names a winner', async ({ page }) => {
  await page.goto('/calculator/compare');
  await page.getByRole('link', { name: messages.en.compare.example }).click();
  await expect(page.getByText(/^Etsy \(column 2\) leaves the most: \$4\.05 more/)).toBeVisible();
});

test('a comparison is kept on the device only when asked, and deleted when asked', async ({ page }) => {
  await page.goto(`/calculator/compare?${new URLSearchParams([['s', ebay]])}`);
  await expect(page.getByRole('columnheader', { name: /^eBay/ })).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.getByLabel('Name of this comparison').fill('The ring');
  await page.getByRole('button', { name: 'Save on this device' }).click();

  await page.goto('/calculator/compare');
  await page.getByRole('link', { name: 'The ring' }).click();
  await expect(page.getByRole('columnheader', { name: /^eBay/ })).toBeVisible();
  await page.getByRole('button', { name: 'Delete The ring' }).click();
  await expect(page.getByRole('link', { name: 'The ring' })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('comparisons saved in two tabs are all kept', async ({ page }) => {
  const comparison = (price: string) =>
    `/calculator/compare?${new URLSearchParams([['s', ebay.replace('soldPrice=100', `soldPrice=${price}`)]])}`;
  const other = await page.context().newPage();
  await page.goto(comparison('100'));
  await other.goto(comparison('200'));
  await expect(other.getByRole('columnheader', { name: /^eBay/ })).toBeVisible(); // it has read what is saved
  for (const [tab, name] of [[page, 'The ring'] as const, [other, 'The watch'] as const]) {
    await tab.getByLabel('Name of this comparison').fill(name);
    await tab.getByRole('button', { name: 'Save on this device' }).click();
    await expect(tab.getByRole('link', { name })).toBeVisible();
  }
  await other.getByRole('button', { name: 'Delete The watch' }).click();
  await expect(other.getByRole('link', { name: 'The watch' })).toHaveCount(0);
  await other.close();

  await page.reload();
  await expect(page.getByRole('link', { name: 'The ring' })).toBeVisible();
});

const kept = {
  name: 'comparisons.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify([{ name: 'The ring', scenarios: [ebay] }])),
};

test('a saved file that was chosen before the script came is brought in', async ({ page }) => {
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', (route) => held.then(() => route.continue()));
  await page.goto('/calculator/compare', { waitUntil: 'commit' });
  await page.getByLabel('Load a saved file').setInputFiles(kept);
  letThrough();

  await expect(page.getByRole('link', { name: 'The ring' })).toBeVisible();
});

test('a file without comparisons is refused beside its field, until one with some is chosen', async ({ page }) => {
  await page.goto('/calculator/compare');
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  const field = page.getByLabel('Load a saved file');
  const refusal = page.getByText('There is no comparison in this file');

  await field.setInputFiles({ ...kept, buffer: Buffer.from('Sold price\n90\n') });
  await expect(refusal).toBeVisible();
  await expectNoAxeFindings(page);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await field.setInputFiles(kept);
  await expect(page.getByRole('link', { name: 'The ring' })).toBeVisible();
  await expect(refusal).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  for (const language of ['', '/si', '/ta'])
    test(`${language || '/'}: the first result is seen beside the names of its lines`, async ({ page }) => {
      const withdrawal = `/calculator/payoneer?mode=published&day=${day}&what=convertedWithdrawal&amount=100&to=LKR`;
      const kept = new URLSearchParams([ebay, withdrawal].map((address) => ['s', address]));
      await page.goto(`${language}/calculator/compare?${kept}`);
      const first = page.locator('main tbody tr').first().locator('td').first();
      await expect(first).toBeVisible();

      const { left, right } = await first.evaluate((cell) => cell.getBoundingClientRect());
      expect(left).toBeGreaterThan(0);
      expect(right).toBeLessThanOrEqual(phone.width);
    });
});
