import type { Locator, Page } from '@playwright/test';
import { expect, expectNoAxeFindingsInThemes, sidewaysScroll, test } from '../fixtures.ts';
import { words } from '../words.ts';
import { field, fillIn, openCalculator } from './calculator-page.ts';

const path = '/calculator/amazon';
const calculate = (page: Page) => page.getByRole('button', { name: words.calculators.amazon.submit }).click();
const metrics = (page: Page) => page.locator('.kpis dd');
const slices = (page: Page) => page.locator('.donut tbody tr');
const detail = (page: Page, label: string) =>
  page
    .locator('.details :is(.ledger > div, .total)')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('.amt');

const unit = {
  sellingPrice: '50',
  productCost: '15',
  lengthIn: '10',
  widthIn: '8',
  heightIn: '4',
  weightLbs: '1.5',
  shippingToAmazon: '2',
  marketingCost: '3',
  storageCost: '1',
} as const;

/** Whether a text is drawn in more green than red. */
const isGreen = (text: Locator) =>
  text.evaluate((element) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = getComputedStyle(element).color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0] = context.getImageData(0, 0, 1, 1).data;
    return green > red;
  });

test('nothing is shown before the first submit; with everything empty it shows zeros', async ({ page }) => {
  await openCalculator(page, path);
  await expect(metrics(page)).toHaveCount(0);
  await field(page, 'sellingPrice').fill('50');
  await expect(metrics(page)).toHaveCount(0);
  await field(page, 'sellingPrice').fill('');
  await calculate(page);

  await expect(metrics(page)).toHaveText(['$0.00', '0%', '0%', '$0.00', '$0.00']);
  await expect(detail(page, words.calculators.amazon.fees.fulfilment)).toHaveText('$0.00');
  await expect(page.getByText(words.calculators.amazon.analysis.healthy)).toBeVisible();
});

test('one unit that earns, then one that loses, worked out as it is typed', async ({ page }) => {
  await openCalculator(page, path);
  await fillIn(page, unit);
  await field(page, 'category').selectOption('electronics');
  await calculate(page);

  await expect(metrics(page)).toHaveText(['$20.25', '40.5%', '96.43%', '$50.00', '$29.75']);
  await expect(detail(page, words.calculators.amazon.fees.referral)).toHaveText('$4.00');
  await expect(detail(page, words.calculators.amazon.fees.fulfilment)).toHaveText('$4.75');
  await expect(detail(page, words.calculators.amazon.fees.total)).toHaveText('$8.75');
  await expect(detail(page, words.calculators.amazon.costs.total)).toHaveText('$21.00');
  await expect(slices(page)).toHaveText([
    'Shipping & Marketing$6.0012%',
    'Net Profit$20.2540.5%',
    'Product Details$15.0030%',
    'Amazon Fees$8.7517.5%',
  ]);
  for (const index of [0, 1, 2]) expect(await isGreen(metrics(page).nth(index))).toBe(true);

  await field(page, 'category').selectOption('clothing');
  await field(page, 'sellingPrice').fill('20');
  await expect(metrics(page)).toHaveText(['-$9.15', '-45.75%', '-43.57%', '$20.00', '$29.15']);
  await expect(detail(page, words.calculators.amazon.fees.referral)).toHaveText('$3.40');
  await expect(detail(page, words.calculators.amazon.fees.total)).toHaveText('$8.15');
  await expect(slices(page).nth(1)).toContainText('$0.00');
  await expect(page.getByText(words.calculators.amazon.analysis.low)).toBeVisible();
  for (const index of [0, 1, 2]) expect(await isGreen(metrics(page).nth(index))).toBe(false);
});

test('sizes and weights at the edges of the table', async ({ page }) => {
  await openCalculator(page, path);
  await calculate(page);
  const parcels = [
    ['18', '14', '8', '20', '$11.59'],
    ['18.01', '14', '8', '20', '$25.16'],
    ['14', '18', '8', '5', '$5.89'],
    ['18', '14', '8', '20.1', '$25.24'],
    ['10', '8', '4', '0.375', '$3.22'],
    ['10', '8', '4', '0.376', '$3.48'],
    ['10', '8', '4', '2.01', '$5.13'],
    ['30', '20', '10', '1', '$9.39'],
    ['30', '20', '10', '10.5', '$17.28'],
  ] as const;
  for (const [lengthIn, widthIn, heightIn, weightLbs, fee] of parcels) {
    await fillIn(page, { lengthIn, widthIn, heightIn, weightLbs });
    await expect(detail(page, words.calculators.amazon.fees.fulfilment)).toHaveText(fee);
  }
  await field(page, 'fulfillment').selectOption('fbm');
  await expect(detail(page, words.calculators.amazon.fees.fulfilment)).toHaveText('$0.00');
});

test('a price may carry its sign and separators; a huge one keeps the width of the page', async ({ page }) => {
  await openCalculator(page, path);
  await field(page, 'sellingPrice').fill('$1,234.50');
  await calculate(page);
  await expect(metrics(page).nth(3)).toHaveText('$1,234.50');
  await field(page, 'sellingPrice').fill('-999999999999999');

  await expect(metrics(page).first()).toHaveText(/^-\$/);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('a price of twenty digits keeps the width of the page, in the figures and in the table', async ({ page }) => {
  await openCalculator(page, path);
  await field(page, 'sellingPrice').fill('12345678901234567890');
  await calculate(page);

  await expect(metrics(page).nth(3)).toHaveText('$12,345,678,901,234,567,890.00');
  await expect(slices(page).nth(1)).toContainText('85%');
  expect(await sidewaysScroll(page)).toBe(0);
});

test('the chart says that it is loading, then it is drawn', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/donut-chunk*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await openCalculator(page, path);
  await fillIn(page, unit);
  await calculate(page);
  await expect(page.getByText(words.calculators.amazon.chart.loading)).toBeVisible();
  resolve();

  await expect(page.getByRole('img', { name: words.calculators.amazon.chart.titleName })).toBeVisible();
  await expect(page.getByText(words.calculators.amazon.chart.loading)).toHaveCount(0);
  await expect(page.locator('.donut circle')).toHaveCount(4);
});

test.describe('where the chart cannot be loaded', () => {
  test.use({ expectedFaults: [/Failed to (load|fetch)|chart could not be drawn|dynamically imported/] });

  test('its place stays empty, and the table says the same', async ({ page }) => {
    await page.route('**/donut-chunk*.js', (route) => route.abort());
    await openCalculator(page, path);
    await fillIn(page, unit);
    await calculate(page);

    await expect(page.locator('.donut .chart-area')).toBeEmpty();
    await expect(page.locator('.donut svg')).toHaveCount(0);
    await expect(slices(page)).toHaveCount(4);
    await expect(metrics(page).nth(3)).toHaveText('$50.00');
  });
});

test('axe finds nothing in the form and the result', async ({ page }) => {
  await openCalculator(page, path);
  await fillIn(page, unit);
  await calculate(page);
  await expect(page.locator('.donut svg')).toBeVisible();

  await expectNoAxeFindingsInThemes(page);
});
