/** The first answer: the quick estimate and the published fees at once, and the way from one to the other. */
import { fill } from '@formation/content';
import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, sidewaysScroll, test } from '../fixtures.ts';
import { dock, islandScripts, solver } from '../parts.ts';
import { phone } from '../viewports.ts';
import { pattern, words } from '../words.ts';
import { field, fillIn, openCalculator, total } from './calculator-page.ts';

const { published, shared, amazon, wise } = words.calculators;

test.use({ viewport: phone });

const unit = { sellingPrice: '29.99', productCost: '7', lengthIn: '10', widthIn: '7', heightIn: '2', weightLbs: '1.2' };
const sell = (page: Page) => page.getByRole('button', { name: amazon.submit }).click();
const payByCard = async (page: Page) => {
  await page.getByRole('button', { name: wise.payBy }).click();
  await page.getByRole('dialog').getByRole('button', { name: wise.methods.debitCard.name }).click();
};

/** What is typed, the field that shows it in both modes, and what else is done. */
const platforms = [
  ['ebay', { soldPrice: '60' }, undefined],
  ['paypal', { soldPrice: '60' }, undefined],
  ['wise', { amount: '750' }, payByCard],
  ['amazon', unit, sell],
] as const;

for (const [name, typed, act] of platforms)
  test(`${name}: both results stand under the total and at the foot, and lead on with what was typed`, async ({
    page,
  }) => {
    await openCalculator(page, `/calculator/${name}`);
    await fillIn(page, typed);
    await act?.(page);
    const both = page.getByRole('button', { name: pattern(published.beside[name]) });
    const [underTotal, atFoot] = [both.first(), dock(page).getByRole('button')];
    await expect(atFoot.locator('b')).toBeVisible();
    const result = await atFoot.locator('b').innerText();
    await expect(underTotal).toContainText(result);
    await expect(underTotal.locator('b').first()).toHaveText(await page.locator('.dock .num').innerText());
    await expectNoAxeFindings(page);
    expect(await sidewaysScroll(page)).toBe(0);

    await atFoot.click();
    await expect(total(page)).toHaveText(result);
    await expect(page.locator('#result')).toBeFocused();
    await expect(page.locator('#result')).toBeInViewport();
    const [first, text] = Object.entries(typed)[0] ?? [];
    await expect(field(page, first ?? '')).toHaveValue(text ?? '');
  });

test('Wise, paid by card: the card fee is not published, so that both say what arrives at most', async ({ page }) => {
  await openCalculator(page, '/calculator/wise');
  await fillIn(page, { amount: '750' });
  await payByCard(page);
  const atFoot = dock(page).getByRole('button');
  await expect(atFoot).toContainText('≤\u00a0€');
  await atFoot.click();

  await expect(total(page)).toHaveText(/^≤\u00a0€/);
  await expect(page.locator('.dock .num')).toHaveText((await total(page).textContent()) ?? '');
});

test('a result is copied, saved and worked out backwards from the estimate: by the published fees', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const open = async () => {
    await openCalculator(page, '/calculator/ebay');
    await fillIn(page, { soldPrice: '60' });
  };
  await open();
  await page.getByRole('button', { name: shared.actions.copy }).click();
  await expect(page.locator('#result p[role=status]')).toHaveText(shared.actions.copied);
  await expect(page.getByRole('button', { name: shared.actions.copy })).toBeFocused();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain((await total(page).textContent()) ?? '–');
  expect(copied).toMatch(/mode=published&day=2026-11-21&.*soldPrice=60/);

  await open();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: shared.actions.csv }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);

  await open();
  await page.getByRole('button', { name: published.solver.title }).click();
  await expect(solver(page)).toBeFocused();
  await expect(page.getByRole('heading', { name: published.solver.title })).toBeInViewport();
});

test('names of the tools stand on one line each', async ({ page }) => {
  await openCalculator(page, '/calculator/ebay?mode=published&soldPrice=60');
  const lines = await page.locator('.tools-row > :visible').evaluateAll((buttons) =>
    buttons.map((button) => {
      const range = document.createRange();
      range.selectNodeContents(button.lastChild ?? button);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  expect(new Set(lines)).toEqual(new Set([1]));
});

/** From now on what matches waits; what is returned lets it come. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(files, (route) => held.then(() => route.continue()));
  return letThrough;
}

/** By how much the page has shifted since it was opened, but for what followed the visitor's hand at once. */
const shifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as unknown as readonly Readonly<{
            value: number;
            hadRecentInput: boolean;
          }>[];
          for (const { value, hadRecentInput } of shifts) sum += hadRecentInput ? 0 : value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

test('the published fees come late: until then the form stays, what is typed counts, and nothing moves', async ({
  page,
}) => {
  const letThrough = await hold(page, /\/words\/|\/_astro\/published-mode/);
  await openCalculator(page, '/calculator/ebay');
  await fillIn(page, { soldPrice: '60' });
  await expect(total(page)).toHaveText('$52.50');
  await page.getByText(shared.schedule.published, { exact: true }).click();
  await expect(dock(page).getByText(published.working)).toBeVisible();
  await expect(page.locator('.dock .num')).toBeHidden();
  await expect(page.locator('#result output')).toBeHidden();
  await fillIn(page, { itemCost: '20' });
  letThrough();

  await expect(field(page, 'registered')).toBeVisible();
  await expect(field(page, 'itemCost')).toHaveValue('20');
  await expect(field(page, 'itemCost'), 'who types goes on typing').toBeFocused();
  await expect(page.locator('#result output')).toBeVisible();
  expect(await shifted(page)).toBeLessThanOrEqual(0.02);
});

test('a link to published fees: until they are there no result of the estimate stands, and what is typed counts', async ({
  page,
}) => {
  const letThrough = await hold(page, new RegExp(`/words/|${islandScripts.source}`));
  await page.goto('/calculator/ebay?mode=published&day=2026-11-21&soldPrice=60');
  await expect(page.locator('#result').getByText(published.working)).toBeVisible();
  await expect(page.locator('#result output')).toBeHidden();
  await fillIn(page, { itemCost: '20' });
  letThrough();

  await expect(field(page, 'registered')).toBeVisible();
  await expect(field(page, 'soldPrice')).toHaveValue('60');
  await expect(field(page, 'itemCost')).toHaveValue('20');
  await expect(field(page, 'itemCost'), 'who types goes on typing').toBeFocused();
  await expect(total(page)).toHaveText(/^\$30\.\d\d$/);
  expect(await shifted(page)).toBeLessThanOrEqual(0.02);
});

test('turned back before the published fees came, the estimate has what the link says', async ({ page }) => {
  const letThrough = await hold(page, /\/words\//);
  await page.goto('/calculator/ebay?mode=published&soldPrice=60');
  await expect(page.locator('astro-island[ssr][client=answer]')).toHaveCount(0);
  await page.getByText(shared.schedule.quick, { exact: true }).click();
  await expect(field(page, 'soldPrice')).toHaveValue('60');
  await expect(total(page)).toHaveText('$52.50');
  letThrough();
  await expect(dock(page).getByRole('button').locator('b')).toBeVisible(); // they are here now

  await expect(field(page, 'registered')).toHaveCount(0);
});

test('Amazon names the cost without which neither FBA nor FBM is better', async ({ page }) => {
  const { sending, fields } = words.platforms.amazon.calculator;
  await openCalculator(
    page,
    '/calculator/amazon?mode=published&day=2026-11-21&sellingPrice=29.99&length=10&width=7&height=2&weight=1.2',
  );
  const missing = (costs: string) => page.getByText(fill(sending.twoWays.missing, { costs }));
  await expect(missing(`${fields.shippingToBuyer.label}, ${fields.shippingToAmazon.label}`)).toBeVisible();
  await field(page, 'shippingToAmazon').fill('1');
  await expect(missing(fields.shippingToBuyer.label)).toBeVisible();
  await field(page, 'shippingToBuyer').fill('5');

  await expect(page.getByText(pattern(sending.twoWays.better))).toBeVisible();
});
