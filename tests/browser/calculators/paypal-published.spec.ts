import { fill } from '@formation/content';
import { expect, expectNoAxeFindings, sidewaysScroll, test } from '../fixtures.ts';
import { pattern, words } from '../words.ts';
import { field, line, total } from './calculator-page.ts';
import { askFor, followShareLink, openFigure, openPublished, solved } from './published-mode.ts';

const paypal = words.platforms.paypal.calculator;

const path = '/calculator/paypal';

test('500 dollars to Sri Lanka: the fee, its sources, and what a rupee account gets', async ({ page }) => {
  await openPublished(page, path);
  await field(page, 'soldPrice').fill('500');
  await expect(line(page, paypal.lines.fee)).toHaveText('$22.30');
  await expect(total(page)).toHaveText('$477.70');
  await expect(page.locator('#result .grounds')).toContainText(pattern(words.calculators.published.grounds.range));

  const fee = await openFigure(page, paypal.lines.fee);
  await expect(fee.locator('.formula')).toContainText('4.4%');
  await expect(fee.locator('dl')).toContainText('fixed fee $0.30');
  await expect(fee.locator('dl')).toContainText(words.calculators.published.explain.sure.range);
  await expect(fee.getByRole('link').first()).toHaveAttribute('href', /^https:/);

  await page.getByLabel(paypal.boxes.converted).check();
  await page.getByLabel(paypal.boxes.withdrawn).check();
  await expect(total(page)).toHaveText(/^Rs\s15\d,\d{3}\.\d\d$/);
  const rate = await openFigure(page, paypal.lines.customerRate);
  await expect(rate.locator('dl')).toContainText('part of the rate that is kept 3%');
  await expect(rate.locator('dl')).toContainText(paypal.lines.midRate);
  await expectNoAxeFindings(page);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('every choice counts, and a link brings the result back', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPublished(page, path);
  await field(page, 'country').selectOption(paypal.choices.country.US);
  await field(page, 'product').selectOption(paypal.choices.product['goods-services']);
  await field(page, 'buyer').selectOption(paypal.choices.buyer.domestic);
  await field(page, 'soldPrice').fill('200');
  await expect(total(page)).toHaveText('$194.02');
  await field(page, 'product').selectOption(paypal.choices.product.checkout);
  await field(page, 'currency').selectOption('EUR');
  await expect(total(page)).toHaveText('€192.63'); // 3.49% and 0.39
  await field(page, 'itemCost').fill('92.63');
  await expect(total(page)).toHaveText('€100.00');

  await followShareLink(page);
  await expect(field(page, 'currency')).toHaveValue('EUR');
});

test('what PayPal converts counts with a rate of one’s own', async ({ page }) => {
  await openPublished(page, path);
  await field(page, 'soldPrice').fill('500');
  await page.getByLabel(paypal.boxes.converted).check();
  await field(page, 'convertedTo').selectOption('LKR');
  await field(page, 'rate').fill('340');
  await expect(total(page)).toHaveText(/^Rs\s157,545\.46$/); // 477.70 × 340 × 0.97
});

test('what to ask for to receive an amount, put into the form', async ({ page }) => {
  await openPublished(page, path);
  await field(page, 'country').selectOption(paypal.choices.country.US);
  await field(page, 'buyer').selectOption(paypal.choices.buyer.domestic);
  await askFor(page, '100');
  await expect(solved(page)).toHaveText(
    pattern(words.calculators.published.solver.found.receive, { value: '$104.12' }),
  );
  await page.getByRole('button', { name: words.calculators.published.solver.use }).click();

  await expect(field(page, 'soldPrice')).toHaveValue('104.12');
  await expect(total(page)).toHaveText('$100.00');
});

test('what nobody has published is not guessed, and the quick estimate keeps what was typed', async ({ page }) => {
  await openPublished(page, path);
  await field(page, 'soldPrice').fill('100');
  await field(page, 'buyer').selectOption(paypal.choices.buyer.domestic);

  await expect(page.locator('#result .note')).toHaveText(
    fill(words.calculators.published.refused['not-published'], {
      what: words.platforms.wise.calculator.lines.fixedFee,
    }),
  );
  await expect(solved(page)).toContainText(pattern(words.calculators.published.refused['not-published']));
  await page.getByText(words.calculators.shared.schedule.quick, { exact: true }).click();
  await expect(total(page)).toHaveText('$87.70');
});
