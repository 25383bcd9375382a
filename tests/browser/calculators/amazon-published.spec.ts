import { fill } from '@formation/content';
import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, sidewaysScroll, test } from '../fixtures.ts';
import { pattern, words } from '../words.ts';
import { field, fillIn, line, openCalculator, total } from './calculator-page.ts';

const amazon = words.platforms.amazon.calculator;

const path = '/calculator/amazon';
/** A day of the peak season whose tables are all known; the same question has the same answer every year. */
const pinned = `${path}?mode=published&day=2026-11-21`;
const toy = { sellingPrice: '25', productCost: '6', length: '10', width: '8', height: '4', weight: '1.5' };
const smaller = (page: Page) => page.locator('.beneath .ledger > div');
const answer = (page: Page) => page.locator('.solver .note');

async function openPublished(page: Page): Promise<void> {
  await openCalculator(page, pinned);
  await expect(field(page, 'length')).toBeVisible();
  await expect(page.getByRole('heading', { name: words.calculators.published.solver.title })).toBeVisible();
}

test('what was typed into the quick estimate goes on to the published fees, and comes back', async ({ page }) => {
  await openCalculator(page, path);
  await field(page, 'category').selectOption('electronics');
  const packed = { lengthIn: '10', widthIn: '8', heightIn: '4', weightLbs: '1.5' };
  await fillIn(page, { sellingPrice: '50', productCost: '15', ...packed });
  await page.getByText(words.calculators.shared.schedule.published, { exact: true }).click();

  await expect(field(page, 'length')).toHaveValue('10');
  await expect(field(page, 'weight')).toHaveValue('1.5');
  await expect(field(page, 'category')).toHaveValue('consumer-electronics');
  await expect(line(page, amazon.lines.referralFee)).toHaveText('$4.00');

  await field(page, 'sellingPrice').fill('60');
  await page.getByText(words.calculators.shared.schedule.quick, { exact: true }).click();
  await expect(field(page, 'sellingPrice')).toHaveValue('60');
  await expect(field(page, 'lengthIn')).toHaveValue('10');
  await expect(field(page, 'category')).toHaveValue('electronics');
});

test('the switch may be turned, and a price typed, before the script comes', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/amazon-calculator*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await openCalculator(page, path);
  await fillIn(page, { sellingPrice: '50', lengthIn: '10', widthIn: '8', heightIn: '4', weightLbs: '1.5' });
  await page.getByText(words.calculators.shared.schedule.published, { exact: true }).click();
  resolve();

  await expect(field(page, 'length')).toBeVisible();
  await expect(field(page, 'sellingPrice')).toHaveValue('50');
  await expect(line(page, amazon.lines.referralFee)).toHaveText('$7.50');
});

test('size, surcharge, peak and storage of one toy; the same toy in centimetres', async ({ page }) => {
  await openPublished(page);
  await field(page, 'category').selectOption('toys-games');
  await fillIn(page, { ...toy, storedMonths: '2' });

  await expect(line(page, amazon.lines.referralFee)).toHaveText('$3.75');
  await expect(line(page, amazon.lines.chargedWeight)).toHaveText('2.3022 lb');
  await expect(line(page, amazon.lines.fulfilmentFee)).toHaveText('$6.72'); // 6.49, the card of the season, and 3.5%
  await expect(line(page, amazon.lines.storageFee)).toHaveText('$0.89'); // 320 / 1728 cubic feet × $2.40 × 2
  await expect(page.locator('#result')).toContainText(amazon.tableRows.largeStandard);

  await field(page, 'units').selectOption({ label: amazon.choices.units['cm-kg'] });
  await fillIn(page, { length: '25.4', width: '20.32', height: '10.16', weight: '0.68' });
  await expect(line(page, amazon.lines.chargedWeight)).toHaveText('2.3022 lb');
  await field(page, 'otherCosts').fill('1,5');
  await expect(
    page.getByText(fill(words.calculators.shared.readAs, { number: '$1.5' }), { exact: true }),
  ).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
});

test('a figure opens to its formula, its day and its source', async ({ page }) => {
  await openPublished(page);
  await fillIn(page, toy);
  await page.getByRole('button', { name: amazon.lines.fulfilmentFee }).click();

  await expect(page.locator('#result .formula')).toContainText(amazon.lines.surcharge);
  await expect(page.locator('#result .explain dd').first()).toContainText(
    pattern(words.calculators.published.explain.since),
  );
  await expect(page.locator('#result .explain dd a').first()).toHaveAttribute('href', /^https:/);

  await page.getByRole('button', { name: amazon.lines.dimensionalWeight }).click();
  await expect(page.locator('#result .formula').first()).toContainText('10 in');
  await expectNoAxeFindings(page);
  expect(await sidewaysScroll(page)).toBe(0);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: amazon.result })).toBeVisible();
  await expect(page.getByRole('heading', { name: words.calculators.shared.why })).toBeHidden();
});

test('FBA beside FBM, and how far the next cheaper size is', async ({ page }) => {
  await openPublished(page);
  await fillIn(page, { ...toy, length: '15', width: '12', height: '0.95', weight: '0.75', shippingToBuyer: '4' });

  const ways = page.getByRole('region', { name: amazon.sending.twoWays.label });
  await expect(ways.getByRole('row', { name: amazon.groups.costs })).toContainText('$6.00$10.00');
  expect(await ways.evaluate((table) => table.scrollWidth - table.clientWidth)).toBe(0); // both in one view
  await expect(smaller(page).first()).toContainText(fill(amazon.sending.smallerParcel.shortest, { by: '0.2 in' }));
  await expect(smaller(page).first()).toContainText(amazon.tableRows.smallStandard);
  const saved = await smaller(page).first().locator('.amt').textContent();
  await expect(page.locator('.beneath')).toContainText(`0.2 in less on the shortest side saves ${saved} a unit.`);

  const before = await line(page, amazon.lines.fulfilmentFee).textContent();
  await field(page, 'height').fill('0.75');
  await expect(page.locator('#result')).toContainText(amazon.tableRows.smallStandard);
  const after = await line(page, amazon.lines.fulfilmentFee).textContent();
  const cents = (text: string | null) => Math.round(Number(text?.replace('$', '')) * 100);
  expect(cents(before) - cents(after)).toBe(cents(saved));

  await field(page, 'marketplace').selectOption('uk');
  await field(page, 'units').selectOption('cm-kg');
  await fillIn(page, { length: '40', width: '30', height: '20', weight: '2.4' });
  await expect(smaller(page).first()).toContainText(fill(amazon.sending.smallerParcel.longest, { by: '28.34 cm' }));
});

test('before anything is typed, FBA beside FBM is of the example', async ({ page }) => {
  await openPublished(page);

  const ways = page.getByRole('region', { name: amazon.sending.twoWays.label });
  await expect(ways.getByRole('row', { name: amazon.lines.netProfit })).toContainText(
    (await total(page).textContent()) ?? '–',
  );
  await expect(page.locator('.beneath')).not.toContainText(pattern(words.calculators.published.refused.missing));
});

test('asked backwards, the answer put into the form gives what was wanted', async ({ page }) => {
  await openPublished(page);
  await fillIn(page, toy);
  await page
    .getByLabel(words.calculators.published.solver.question)
    .selectOption({ label: words.calculators.published.goals.profit });
  await page.getByLabel(words.calculators.published.wanted.profit).fill('8');
  await expect(answer(page)).toContainText(pattern(words.calculators.published.solver.found.profit));
  await page.getByRole('button', { name: words.calculators.published.solver.use }).click();
  await expect(total(page)).toHaveText(/^\$8\.0\d$/);

  await page
    .getByLabel(words.calculators.published.solver.question)
    .selectOption({ label: words.calculators.published.goals.breakEven });
  await page.getByRole('button', { name: words.calculators.published.solver.use }).click();
  await expect(total(page)).toHaveText(/^\$0\.0\d$/);
});

test('a link brings back the inputs, the fees and their day', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPublished(page);
  await field(page, 'marketplace').selectOption('de');
  await field(page, 'units').selectOption('cm-kg');
  await field(page, 'category').selectOption('media');
  await fillIn(page, { sellingPrice: '30', length: '40', width: '30', height: '10', weight: '2.5' });
  await expect(line(page, amazon.lines.closingFee)).toHaveText('€0.81');
  const profit = await total(page).textContent();

  await page.getByRole('button', { name: words.calculators.shared.actions.share }).click();
  await expect(page.locator('#result p[role=status]')).toHaveText(words.calculators.shared.actions.shared);
  await page.goto('/about');
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(line(page, amazon.lines.closingFee)).toHaveText('€0.81');
  await expect(field(page, 'category')).toHaveValue('media');
  await expect(field(page, 'units')).toHaveValue('cm-kg');
  await expect(total(page)).toHaveText(profit ?? '');
  await expect(page.locator('#result')).toContainText(fill(words.calculators.published.pinned, { day: '21 Nov 2026' }));
});

test('a size that nobody publishes a fee for is not guessed', async ({ page }) => {
  await openPublished(page);
  await field(page, 'marketplace').selectOption('uk');
  await field(page, 'units').selectOption('cm-kg');
  await fillIn(page, { ...toy, length: '176', weight: '0.9' });

  const refusal = 'the fulfilment fee for the size “Special oversize” isn’t published';
  await expect(page.locator('#result')).toContainText(refusal);
  await expect(page.locator('.beneath')).toContainText(amazon.groups.costs);
  await expect(total(page)).toHaveCount(0);
});

test('another day has other fees: the season ends in January, older fees are those first known', async ({ page }) => {
  await openPublished(page);
  await fillIn(page, { ...toy, storedMonths: '2' });
  await expect(line(page, amazon.lines.fulfilmentFee)).toHaveText('$6.72');
  const day = page.getByLabel(words.calculators.published.feesOf, { exact: true });
  await expect(day).toHaveValue('2026-11-21');

  await day.fill('2027-01-15');
  await expect(line(page, amazon.lines.storageFee)).toHaveText('$0.29'); // 320 / 1728 cubic feet × $0.78 × 2
  await expect(line(page, amazon.lines.fulfilmentFee)).toHaveText('$6.31'); // 6.10 and 3.5%
  await expect(page.getByText(pattern(words.calculators.published.note, { day: '15 Jan 2027' }))).toBeVisible();

  await day.fill('2024-01-15');
  await expect(page.locator('#result')).toContainText(pattern(words.calculators.published.onlySeen));
  expect(await sidewaysScroll(page)).toBe(0);
});

test('what Amazon sends has no fee before all of it is measured, and the page says what is missing', async ({
  page,
}) => {
  await openPublished(page);
  await fillIn(page, { sellingPrice: '30', weight: '1', length: '10' });
  await expect(page.locator('#result')).toContainText(
    fill(words.calculators.published.refused.missing, { what: amazon.lines.fulfilmentFee, fields: 'width, height' }),
  );
  await expect(total(page)).toHaveCount(0);

  await fillIn(page, { width: '8', height: '2' });
  await expect(line(page, amazon.lines.fulfilmentFee)).toBeVisible();
});

test('a seller in Sri Lanka is asked where the business is, and loses the VAT in the price', async ({ page }) => {
  await openPublished(page);
  await expect(field(page, 'vatTaken')).toHaveCount(0); // not in the United States
  await field(page, 'marketplace').selectOption('uk');
  await field(page, 'fulfillment').selectOption('fbm');
  await fillIn(page, { sellingPrice: '19.99' });

  await expect(field(page, 'established')).toHaveValue('abroad');
  await expect(line(page, amazon.lines.vatInPrice)).toHaveText('-£3.33');
  await field(page, 'established').selectOption('uk');
  await field(page, 'vatNumber').selectOption('none');
  await expect(line(page, amazon.lines.vatInPrice)).toHaveCount(0);
  await expect(line(page, amazon.lines.vatOnFees)).toBeVisible();
  await expectNoAxeFindings(page);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('a fee that not every unit pays is a box, and leaves the list of what is not counted', async ({ page }) => {
  await openPublished(page);
  await fillIn(page, { ...toy });
  const left = page.locator('.not-counted');
  await left.locator('summary').click();
  await expect(left).toContainText(words.platforms.amazon.table.placement);

  await page.getByLabel(amazon.boxes.placementFee).check();
  await expect(line(page, amazon.lines.placementFee)).toHaveText('$0.41'); // large standard, 1.5 to 3 lb, the average
  await expect(left).not.toContainText(words.platforms.amazon.table.placement);
});
