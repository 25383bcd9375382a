import { expect, expectNoAxeFindings, sidewaysScroll, test } from '../fixtures.ts';
import { pattern, words } from '../words.ts';
import { field, line, total } from './calculator-page.ts';
import { askFor, followShareLink, openFigure, openPublished, solved } from './published-mode.ts';

const wise = words.platforms.wise.calculator;

const path = '/calculator/wise';

test('a transfer by its corridor, with the discount of the month', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPublished(page, path);
  await field(page, 'amount').fill('30000');
  await expect(line(page, wise.lines.feeBeforeDiscount)).toHaveText('£99.29');
  await expect(line(page, wise.lines.volumeDiscount)).toHaveText('-£10.00');
  await expect(line(page, wise.lines.fee)).toHaveText('£89.29');
  await field(page, 'volumeBefore').fill('20000');
  await expect(line(page, wise.lines.volumeDiscount)).toHaveText('-£30.00');

  const fee = await openFigure(page, wise.lines.fee);
  await expect(fee.locator('dl')).toContainText('GBP-EUR');
  await expect(fee.locator('dl')).toContainText(words.calculators.published.explain.sure.single);
  const arrives = await openFigure(page, wise.lines.recipientGets);
  await expect(arrives.locator('dl')).toContainText(wise.lines.midRate);
  await expectNoAxeFindings(page);
  expect(await sidewaysScroll(page)).toBe(0);
  await followShareLink(page);
});

test('a rate of exchange that is older than a week says so, until the visitor has a better one', async ({ page }) => {
  const oldRate = pattern(words.calculators.published.oldRate.text);
  const old = page.locator('#result').getByText(oldRate);
  await page.goto(`${path}?mode=published&day=2026-10-20&amount=1000&from=GBP&to=EUR`);
  await expect(total(page)).toContainText('€');
  await expect(old).toHaveCount(1); // once for all that was converted
  await field(page, 'rate').fill('0.88');
  const rupees = page.getByRole('region', { name: words.calculators.published.rupees.title });
  await expect(rupees.getByText(oldRate)).toBeVisible(); // these are still at ours
  await expect(old).toHaveCount(1);
  await page.goto(`${path}?mode=published&day=2026-10-01&amount=1000&from=GBP&to=EUR`);
  await expect(total(page)).toContainText('€');
  await expect(old).toHaveCount(0);
});

test('what to send for the recipient to get an amount', async ({ page }) => {
  await openPublished(page, path);
  await field(page, 'from').selectOption('USD');
  await askFor(page, '871.54');
  await expect(solved(page)).toContainText('$');
  await page.getByRole('button', { name: words.calculators.published.solver.useFigure }).click();

  await expect(total(page)).toHaveText('€871.54');
});

test('only currencies with a published fee are offered, and the way of paying is named', async ({ page }) => {
  await openPublished(page, path);
  await expect(field(page, 'to').locator('option')).toHaveCount(2);
  await field(page, 'from').selectOption('USD');
  await expect(field(page, 'to').locator('option[value=LKR]')).toHaveCount(0);
  await expect(page.locator('#result')).toContainText('by wire');

  await field(page, 'method').selectOption('debitCard');
  await expect(page.locator('#result')).toContainText(words.platforms.wise.calculator.notCounted.cardFunding);
});

test('both kinds of fees read the same amount', async ({ page }) => {
  await openPublished(page, path);
  await field(page, 'from').selectOption('USD');
  await field(page, 'amount').fill('5000');
  await page.getByText(words.calculators.shared.schedule.quick, { exact: true }).click();

  await expect(field(page, 'amount')).toHaveValue('5000');
  await expect(field(page, 'from')).toHaveValue('USD');
  await expect(line(page, words.calculators.wise.breakdown.ourFee)).toHaveText('30.35');
});
