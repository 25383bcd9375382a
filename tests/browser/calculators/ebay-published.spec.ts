/** eBay by its published fees: where the account is registered decides, and what is not counted is named. */
import { expect, sidewaysScroll, test } from '../fixtures.ts';
import { words } from '../words.ts';
import { field, line, openCalculator, total } from './calculator-page.ts';
import { openPublished } from './published-mode.ts';

const ebay = words.platforms.ebay.calculator;

const path = '/calculator/ebay';
const notCounted = '#result .not-counted';

test('an account in Sri Lanka pays the international fee, one in the United States does not', async ({ page }) => {
  await openPublished(page, path);
  await field(page, 'soldPrice').fill('100');
  await expect(line(page, ebay.lines.internationalFee)).toHaveText('$1.30');
  await expect(total(page)).toHaveText('$84.70');
  await expect(page.locator(notCounted)).toContainText(ebay.notCounted.importCharges);

  await field(page, 'registered').selectOption('US');
  await expect(total(page)).toHaveText('$86.00');

  await field(page, 'registered').selectOption('HK');
  await expect(page.locator(notCounted)).toContainText('Your fees are at least these');
  expect(await sidewaysScroll(page)).toBe(0);
});

test('the price of a store is shared out, and a Top Rated seller is not Below Standard', async ({ page }) => {
  await openPublished(page, path);
  await field(page, 'soldPrice').fill('100');
  await field(page, 'store').selectOption('basic');
  await field(page, 'storePrice').check();
  await field(page, 'salesInMonth').fill('10');
  await expect(line(page, ebay.lines.storeFee)).toHaveText('$2.80');

  await field(page, 'topRatedSeller').check();
  await expect(field(page, 'belowStandardSeller')).toHaveCount(0);
});

test('two pairs in one order pay the rate of the price of one', async ({ page }) => {
  await openPublished(page, path);
  await field(page, 'category').selectOption('athletic-shoes');
  await field(page, 'soldPrice').fill('160');
  await field(page, 'severalPieces').check();
  await expect(field(page, 'pieces')).toHaveValue('2');
  // 160 × 13.6 %, not the 8 % from 150 on, and with the fee of the order
  await expect(line(page, ebay.lines.finalValueFee)).toHaveText('$21.76');
  await expect(line(page, ebay.lines.perOrderFee)).toHaveText('$0.40');
});

test('an ad rate that eBay does not allow is refused in percent', async ({ page }) => {
  await openPublished(page, path);
  await field(page, 'soldPrice').fill('100');
  await field(page, 'promotedListing').check();
  await field(page, 'promotedRate').fill('1');
  await expect(page.locator('#result .note').first()).toContainText('between 2% and 100%');
});

test('on paper stand the result and its address, and no button', async ({ page }) => {
  const address = '/calculator/ebay?mode=published&day=2026-11-21&soldPrice=100';
  await openCalculator(page, address);
  await page.emulateMedia({ media: 'print' });
  for (const name of [
    words.calculators.shared.compare.keep,
    words.calculators.published.unpin,
    words.calculators.shared.actions.copy,
  ])
    await expect(page.getByRole('button', { name })).toBeHidden();
  await expect(page.locator('#result .print-only')).toContainText('/calculator/ebay?mode=published&day=2026-11-21&');
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('#result .print-only')).toBeHidden();
});

test('a private seller in Britain sees what the buyer pays', async ({ page }) => {
  const day = '2026-11-21'; // an old link, from before the account's country was asked
  await page.goto(`${path}?mode=published&day=${day}&site=UK&seller=private&category=media&soldPrice=50`);
  await expect(total(page)).toHaveText('£50.00');
  await expect(line(page, ebay.lines.buyerPays)).toHaveText('£52.70');
});
