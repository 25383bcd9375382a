import { fill } from '@formation/content';
import { expectFault } from '../expect-fault.ts';
import { expect, expectNoAxeFindings, sidewaysScroll, test } from '../fixtures.ts';
import { phone } from '../viewports.ts';
import { pattern, words } from '../words.ts';

const day = '2026-11-21';
const ring = 'The ring';
const watch = 'The watch';
const ebay = `/calculator/ebay?mode=published&day=${day}&soldPrice=100&itemCost=40`;
const etsy = `/calculator/etsy?mode=published&day=${day}&itemPrice=100&itemCost=40`;

test('results kept in calculators stand side by side, and the best is named', async ({ page }) => {
  for (const address of [`${ebay}&registered=US`, etsy]) {
    await page.goto(address);
    await expect(page.getByText(pattern(words.calculators.published.rupees.line))).toBeVisible(); // what comes later moves the button
    await page.getByRole('button', { name: words.calculators.shared.compare.keep }).click();
    await expect(page.getByText(words.calculators.shared.compare.kept)).toBeVisible();
  }
  await page.getByRole('link', { name: fill(words.calculators.shared.compare.now, { count: 2 }) }).click();

  await expect(
    page.getByText(
      pattern(words.compare.best, {
        best: fill(words.compare.numbered, { tool: words.platforms.etsy.name, number: 1 }),
        more: '$4.05',
      }),
    ),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: words.platforms.etsy.calculator.lines.listingFee })).toContainText(
    '$0.20',
  );
  await expect(page.getByRole('row', { name: words.compare.roles.fees })).toContainText(words.compare.differs);
  await expect(page.getByText(pattern(words.calculators.published.notCounted))).toHaveCount(2);
  await expectNoAxeFindings(page);
  expect(await sidewaysScroll(page)).toBe(0);

  await page.getByRole('button', { name: fill(words.compare.remove, { number: 2 }) }).click();
  await expect(page.getByRole('columnheader', { name: words.platforms.ebay.name })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: words.platforms.etsy.name })).toBeVisible();
});

test('the seller is set once for columns that count for different ones', async ({ page }) => {
  await page.goto(`/calculator/compare?${new URLSearchParams([ebay, etsy].map((address) => ['s', address]))}`);
  await expect(page.getByText(pattern(words.compare.sellersDiffer))).toContainText('Sri Lanka');
  await expectNoAxeFindings(page);
  expect(await sidewaysScroll(page)).toBe(0);

  const { same } = words.compare;
  const form = page.getByRole('form', { name: same.title });
  await form.getByLabel(same.facts.country).selectOption({ label: 'United States' });
  await form.getByLabel(same.facts.itemCost).fill('50');
  await form.getByRole('button', { name: same.use }).click();

  await expect(page.getByText(pattern(words.compare.best, { more: '$4.05' }))).toBeVisible();
  await expect(page.getByRole('row', { name: words.compare.roles.costs }).getByRole('cell')).toHaveText([
    '$50.00',
    '$50.00',
  ]);
  await page.reload(); // the address holds it
  await expect(page.getByLabel(same.facts.country)).toHaveValue('US');
});

test('a cost in another currency is refused beside its field, and what was typed stays', async ({ page }) => {
  const { same } = words.compare;
  await page.goto(`/calculator/compare?${new URLSearchParams([ebay, etsy].map((address) => ['s', address]))}`);
  const form = page.getByRole('form', { name: same.title });
  const cost = form.getByLabel(same.facts.itemCost);
  await cost.fill('Rs 5000');
  await form.getByRole('button', { name: same.use }).click();

  const { faults } = words.calculators.published;
  await expectFault(cost, fill(faults['other-currency'], { given: 'Rs 5000', currency: 'USD' }));
  await expect(cost).toHaveValue('Rs 5000');
  await cost.fill('50');
  await form.getByRole('button', { name: same.use }).click();
  await expect(cost).not.toHaveAttribute('aria-invalid', 'true');
});

test('the example names a winner', async ({ page }) => {
  await page.goto('/calculator/compare');
  await page.getByRole('link', { name: words.compare.example }).click();
  await expect(page.getByText(pattern(words.compare.best, { more: '$4.05' }))).toBeVisible();
});

test('a comparison is kept on the device only when asked, and deleted when asked', async ({ page }) => {
  await page.goto(`/calculator/compare?${new URLSearchParams([['s', ebay]])}`);
  await expect(page.getByRole('columnheader', { name: words.platforms.ebay.name })).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.getByLabel(words.compare.saved.name).fill(ring);
  await page.getByRole('button', { name: words.compare.saved.save }).click();

  await page.goto('/calculator/compare');
  await page.getByRole('link', { name: ring }).click();
  await expect(page.getByRole('columnheader', { name: words.platforms.ebay.name })).toBeVisible();
  await page.getByRole('button', { name: fill(words.compare.saved.dropNamed, { name: ring }) }).click();
  await expect(page.getByRole('link', { name: ring })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('comparisons saved in two tabs are all kept', async ({ page }) => {
  const comparison = (price: string) =>
    `/calculator/compare?${new URLSearchParams([['s', ebay.replace('soldPrice=100', `soldPrice=${price}`)]])}`;
  const other = await page.context().newPage();
  await page.goto(comparison('100'));
  await other.goto(comparison('200'));
  await expect(other.getByRole('columnheader', { name: words.platforms.ebay.name })).toBeVisible(); // it has read what is saved
  for (const [tab, name] of [[page, ring] as const, [other, watch] as const]) {
    await tab.getByLabel(words.compare.saved.name).fill(name);
    await tab.getByRole('button', { name: words.compare.saved.save }).click();
    await expect(tab.getByRole('link', { name })).toBeVisible();
  }
  await other.getByRole('button', { name: fill(words.compare.saved.dropNamed, { name: watch }) }).click();
  await expect(other.getByRole('link', { name: watch })).toHaveCount(0);
  await other.close();

  await page.reload();
  await expect(page.getByRole('link', { name: ring })).toBeVisible();
});

const kept = {
  name: 'comparisons.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify([{ name: ring, scenarios: [ebay] }])),
};

test('a saved file that was chosen before the script came is brought in', async ({ page }) => {
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', (route) => held.then(() => route.continue()));
  await page.goto('/calculator/compare', { waitUntil: 'commit' });
  await page.getByLabel(words.compare.saved.bringBack).setInputFiles(kept);
  letThrough();

  await expect(page.getByRole('link', { name: ring })).toBeVisible();
});

test('a file without comparisons is refused beside its field, until one with some is chosen', async ({ page }) => {
  await page.goto('/calculator/compare');
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  const field = page.getByLabel(words.compare.saved.bringBack);
  const refusal = page.getByText(words.compare.saved.unreadable);

  await field.setInputFiles({ ...kept, buffer: Buffer.from('Sold price\n90\n') });
  await expect(refusal).toBeVisible();
  await expectNoAxeFindings(page);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await field.setInputFiles(kept);
  await expect(page.getByRole('link', { name: ring })).toBeVisible();
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
