import { expect, expectNoAxeFindings, sidewaysScroll, test } from '../fixtures.ts';
import { words } from '../words.ts';
import { field, fillIn, line, openCalculator, total } from './calculator-page.ts';

const ebay = words.platforms.ebay.calculator;

const names = ['soldPrice', 'shippingPrice', 'itemCost', 'shippingCost'] as const;
const sales = [
  [['', '', '', ''], '$0.00', '-$0.30'],
  [['100', '10', '40', '8'], '$13.20', '$48.50'],
  [['19.99', '4.50', '7', '3.25'], '$2.94', '$11.00'],
  [['25', '0', '30', '5'], '$3.00', '-$13.30'],
  [['1', '0', '0', '0'], '$0.12', '$0.58'],
] as const;

for (const platform of ['ebay', 'paypal'])
  test(`${platform}: five sales, worked out as they are typed`, async ({ page }) => {
    await openCalculator(page, `/calculator/${platform}`);

    for (const [values, fee, profit] of sales) {
      await fillIn(page, Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])));
      await expect(line(page, words.calculators.listing.breakdown.finalValueFee)).toHaveText(fee);
      await expect(line(page, words.calculators.listing.breakdown.managedPaymentsFee)).toHaveText('$0.30');
      await expect(total(page)).toHaveText(profit);
      await expect(page.locator('main p.sr[role=status]')).toHaveText(`Profit from sale: ${profit}`);
      await expect(total(page)).toHaveAttribute('aria-live', 'off'); // said once
    }
  });

test('category and boxes change nothing in the quick estimate', async ({ page }) => {
  await openCalculator(page, '/calculator/ebay');
  await fillIn(page, { soldPrice: '100' });
  await expect(field(page, 'category').locator('option')).toHaveText(['Collectibles', 'Electronics', 'Fashion']);
  await expect(field(page, 'category')).toHaveValue('collectibles');
  const boxes = page.locator('main').getByRole('checkbox');
  await expect(boxes).toHaveCount(6);

  await field(page, 'category').selectOption(words.calculators.listing.category.options.fashion);
  for (const box of await boxes.all()) await box.check();
  await expect(total(page)).toHaveText('$87.70');
});

test('a number with separators can be typed, Sinhala digits can be pasted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCalculator(page, '/calculator/ebay');
  await field(page, 'soldPrice').pressSequentially('1,234.50');
  await expect(line(page, ebay.lines.finalValueFee)).toHaveText('$148.14');

  await page.evaluate(() => navigator.clipboard.writeText('෧෦෦'));
  await field(page, 'soldPrice').press('ControlOrMeta+A');
  await field(page, 'soldPrice').press('ControlOrMeta+V');
  await expect(field(page, 'soldPrice')).toHaveValue('100');
  await expect(total(page)).toHaveText('$87.70');
});

test('what was typed before the script came counts', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/calculator/ebay', { waitUntil: 'commit' });
  await fillIn(page, { soldPrice: '100', itemCost: '40' });
  await expect(total(page)).toHaveText('-$0.30');
  resolve();

  await expect(total(page)).toHaveText('$47.70');
  await expect(field(page, 'soldPrice')).toHaveValue('100');
});

test('negative and huge numbers are computed, and the page keeps its width', async ({ page }) => {
  await openCalculator(page, '/calculator/ebay');
  await field(page, 'soldPrice').fill('-50');
  await expect(total(page)).toHaveText('-$44.30');
  await field(page, 'soldPrice').fill('99999999999999999999');

  await expect(total(page)).toHaveText('$87,999,999,999,999,999,998.82');
  expect(await sidewaysScroll(page)).toBe(0);
});

test('once awake, typing asks for nothing and leaves nothing behind', async ({ page, context }) => {
  await openCalculator(page, '/calculator/ebay');
  await fillIn(page, { soldPrice: '1' });
  await expect(total(page)).toHaveText('$0.58'); // the program is there
  await expect(page.locator('#result .not-counted')).toBeVisible(); // and what comes later
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await fillIn(page, { soldPrice: '100', shippingPrice: '10' });
  await field(page, 'category').selectOption(words.calculators.listing.category.options.fashion);
  await expect(total(page)).toHaveText('$96.50');

  expect(asked).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  const kept = await page.evaluate(async () => ({
    storage: [localStorage.length, sessionStorage.length],
    databases: await indexedDB.databases(),
  }));
  expect(kept).toEqual({ storage: [0, 0], databases: [] });
});

test('PayPal adds a green note with the fees in Sri Lanka', async ({ page }) => {
  await openCalculator(page, '/calculator/paypal');

  const note = page.locator('main .note', { hasText: words.calculators.paypal.feeInformation.title });
  await expect(note).toContainText('2.9% for domestic transactions to 4.4% plus a fixed fee');
  await expect(note).toContainText('Cross-border and currency conversion fees may apply.');
  await expect(note).toHaveClass(/good/);
  await expectNoAxeFindings(page);
});

test('published fees: every input counts, every figure opens, a link brings it back', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCalculator(page, '/calculator/ebay');
  await page.getByText(words.calculators.shared.schedule.published, { exact: true }).click();
  await expect(field(page, 'store')).toBeVisible();
  await field(page, 'category').selectOption({
    label: words.platforms.ebay.calculator.choices.category['most-categories'],
  });
  await field(page, 'soldPrice').fill('400');
  await page.getByLabel(ebay.boxes.salesTax, { exact: true }).check();
  await field(page, 'salesTaxRate').fill('6');
  const expectFees = async () => {
    await expect(line(page, ebay.lines.finalValueFee)).toHaveText('$57.66');
    await expect(line(page, ebay.lines.perOrderFee)).toHaveText('$0.40');
  };
  await expectFees();

  await page.getByRole('button', { name: ebay.lines.finalValueFee }).click();
  await expect(page.locator('#result .formula')).toContainText('13.6%');
  await expectNoAxeFindings(page);
  expect(await sidewaysScroll(page)).toBe(0);

  await page.getByRole('button', { name: words.calculators.shared.actions.share }).click();
  await expect(page.locator('#result p[role=status]')).toHaveText('Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const profit = (await total(page).textContent()) ?? '';
  await page.getByRole('button', { name: words.calculators.shared.actions.copy }).click();
  await expect(page.locator('#result p[role=status]')).toHaveText('Result copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`Profit from sale: ${profit}\n`);
  await field(page, 'salesTaxRate').fill('7');
  await expect(page.locator('#result p[role=status]'), 'this result is not copied').toBeEmpty();
  await expect(page, 'the link is another address: a reload would keep what is typed').toHaveURL(/salesTaxRate=7/);
  await page.goto(link);
  await expectFees();
  await expect(total(page)).toHaveText(profit);
});
