import { fill } from '@formation/content';
import { expectFault } from '../expect-fault.ts';
import { expect, expectNoAxeFindings, sidewaysScroll, test } from '../fixtures.ts';
import { solver } from '../parts.ts';
import { pattern, words } from '../words.ts';
import { field, fillIn, openCalculator, total } from './calculator-page.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('beside an estimate stand what it leaves out, the published result, the rupees, and the way home', async ({
  page,
}) => {
  await openCalculator(page, '/calculator/ebay');
  await fillIn(page, { soldPrice: '100', itemCost: '40' });
  await expect(total(page)).toHaveText('$47.70');
  const published = page
    .locator('#result')
    .getByRole('button', { name: pattern(words.calculators.published.beside.ebay) });
  await expect(published).toBeVisible();
  await expect(page.locator('#result .not-counted')).toContainText(
    words.platforms.ebay.calculator.notCounted.sixOptions,
  );
  const rupees = page.getByRole('region', { name: words.calculators.published.rupees.title });
  await expect(rupees).toContainText(/In rupees: Rs\s[\d,]+\.\d\d/);

  await rupees.getByLabel(fill(words.calculators.published.rupees.rate, { currency: 'USD' })).fill('300');
  await expect(rupees).toContainText(/Rs\s14,310\.00/); // 47.70 × 300
  const home = (await rupees.getByRole('link').getAttribute('href')) ?? '';
  expect(home).toMatch(/^\/payouts\?amount=100\.00&currency=USD&day=[\d-]{10}&from=ebay&.+&rate-USD=300$/);
  await expectNoAxeFindings(page);
  expect(await sidewaysScroll(page)).toBe(0);

  const result = await published.locator('b').last().innerText();
  await published.click();
  await expect(field(page, 'soldPrice')).toHaveValue('100');
  await expect(total(page)).toHaveText(result);
  await expect(page.getByRole('region', { name: words.calculators.published.rupees.title })).toContainText(
    pattern(words.calculators.published.rupees.line),
  );
});

test('a rate that was typed holds in both forms and in every calculator, each for its currency', async ({ page }) => {
  const rate = (currency: string) => page.getByLabel(fill(words.calculators.published.rupees.rate, { currency }));
  await openCalculator(page, '/calculator/ebay');
  await fillIn(page, { soldPrice: '100' });
  await rate('USD').fill('300');
  await page.getByText(words.calculators.shared.schedule.published, { exact: true }).click();
  await expect(rate('USD')).toHaveValue('300');
  await rate('USD').fill('310');
  await page.getByText(words.calculators.shared.schedule.quick, { exact: true }).click();
  await expect(rate('USD')).toHaveValue('310');
  // Other rates are typed in another calculator, and then this page comes back from the browser's memory.
  await page.evaluate(() => {
    sessionStorage.setItem('rupee-rates', '{"USD":"305","GBP":"400"}');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(rate('USD')).toHaveValue('305');
  await rate('USD').fill('310');

  await openCalculator(page, '/calculator/paypal');
  await fillIn(page, { soldPrice: '100' });
  await expect(rate('USD')).toHaveValue('310');
  await page.getByText(words.calculators.shared.schedule.published, { exact: true }).click();
  await expect(rate('USD')).toHaveValue('310');
  await field(page, 'currency').selectOption('GBP');
  await expect(rate('GBP')).toHaveValue('400');
  await field(page, 'currency').selectOption('EUR');
  await expect(rate('EUR')).toHaveValue('');
});

test('the way home begins with the sale, and takes what eBay keeps of it once', async ({ page }) => {
  await openCalculator(page, '/calculator/ebay');
  await fillIn(page, { soldPrice: '100', itemCost: '40' });
  await page.getByRole('link', { name: fill(words.calculators.published.rupees.home, { amount: '$100.00' }) }).click();

  await expect(field(page, 'from')).toHaveValue('ebay');
  const way = page.locator('#ways');
  const platform = words.payouts.form.payers.ebay;
  await way.getByText(fill(words.payouts.payoutWays.payoneer.name, { platform })).click();
  await expect(way).toContainText('$12.30'); // 12% and 0.30
});

test('a category stays on the way to the published fees and back', async ({ page }) => {
  await openCalculator(page, '/calculator/ebay');
  await field(page, 'soldPrice').fill('100');
  await field(page, 'category').selectOption(words.calculators.listing.category.options.fashion);
  await page.getByText(words.calculators.shared.schedule.published, { exact: true }).click();
  await expect(field(page, 'registered')).toBeVisible(); // else the field that is filled is still the estimate's
  await field(page, 'soldPrice').fill('150');
  await page.getByText(words.calculators.shared.schedule.quick, { exact: true }).click();

  await expect(field(page, 'category')).toHaveValue('fashion');
  await expect(field(page, 'soldPrice')).toHaveValue('150');
});

test('a form that is changed the moment it stands there hands back that change alone', async ({ page }) => {
  await openCalculator(page, '/calculator/ebay');
  await field(page, 'soldPrice').fill('100');
  await field(page, 'category').selectOption(words.calculators.listing.category.options.fashion);
  await page.evaluate(() => {
    const main = document.querySelector('main');
    const type = () => {
      const price = main?.querySelector<HTMLInputElement>('[name=soldPrice]');
      if (!price || !main?.querySelector('[name=registered]')) return;
      observer.disconnect();
      price.value = '150';
      price.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const observer = new MutationObserver(type);
    if (main) observer.observe(main, { childList: true, subtree: true });
  });
  await page.getByText(words.calculators.shared.schedule.published, { exact: true }).click();
  await expect(field(page, 'registered')).toBeVisible();
  await page.getByText(words.calculators.shared.schedule.quick, { exact: true }).click();

  await expect(field(page, 'category')).toHaveValue('fashion');
  await expect(field(page, 'soldPrice')).toHaveValue('150');
});

// React takes a page over in pieces of work, and an event may come before any of them.
for (const piece of [1, 2, 3]) {
  test(`a turn to the published fees before piece ${piece} of awakening takes along what was typed`, async ({
    page,
  }) => {
    await openCalculator(page, '/calculator/ebay');
    await page.evaluate((turnAt) => {
      const place = (name: string) => document.querySelector<HTMLInputElement>(`main [name="${name}"]`);
      const put = (name: string, value: string) => Object.assign(place(name) ?? {}, { value });
      put('soldPrice', '100');
      put('category', 'fashion');
      const turn = new MessageChannel();
      turn.port1.onmessage = () => {
        place('soldPrice')?.dispatchEvent(new Event('change', { bubbles: true })); // as a browser does at leaving a field
        document.querySelector<HTMLInputElement>('.schedule [value=published]')?.click();
      };
      // oxlint-disable-next-line typescript/unbound-method -- called with its own `this`
      const post = MessagePort.prototype.postMessage;
      let pieces = 0;
      MessagePort.prototype.postMessage = function (this: MessagePort, ...given: [unknown]) {
        pieces += 1;
        if (pieces === turnAt) post.call(turn.port2, 'turn');
        post.apply(this, given);
      } as typeof post;
    }, piece);
    await field(page, 'itemCost').focus(); // wakes the calculator
    await expect(field(page, 'registered')).toBeVisible();
    await expect(field(page, 'soldPrice')).toHaveValue('100');
    await field(page, 'soldPrice').fill('150');
    await page.getByText(words.calculators.shared.schedule.quick, { exact: true }).click();

    await expect(field(page, 'category')).toHaveValue('fashion');
    await expect(field(page, 'soldPrice')).toHaveValue('150');
  });
}

test('what is no answer is refused beside its field, and how a number was read is said', async ({ page }) => {
  await openCalculator(page, '/calculator/ebay?mode=published&soldPrice=100');
  await field(page, 'itemCost').fill('forty');
  await expect(
    page.getByText(fill(words.calculators.published.faults['not-a-number'], { given: 'forty' })),
  ).toBeVisible();
  await expect(page.locator('#result')).toContainText(pattern(words.calculators.published.refused.unread));
  await field(page, 'itemCost').fill('12,5');
  await expect(page.getByText(fill(words.calculators.shared.readAs, { number: '$12.5' }))).toBeVisible();
  await page.locator('main [name="question"]').selectOption('profit');
  await page.locator('main [name^="wanted"]').fill('1.234,50');
  await expect(page.getByText(fill(words.calculators.shared.readAs, { number: '$1234.5' }))).toBeVisible();
  await page.locator('main [name^="wanted"]').fill('-5');
  await expect(solver(page)).toContainText(words.calculators.published.faults.negative);
  await expect(solver(page)).not.toContainText(pattern(words.calculators.published.solver.found.receive));
  await field(page, 'itemCost').fill('');
  await page.getByLabel(words.platforms.ebay.calculator.boxes.promotedListing).check();
  await field(page, 'promotedRate').fill('101,5');
  await expect(
    page.getByText(
      `${fill(words.calculators.shared.readAs, { number: '101.5' })}. ${fill(words.calculators.published.faults.between, { least: '2%', most: '100%' })}`,
    ),
  ).toBeVisible();
  await expectNoAxeFindings(page);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('an amount in another currency and one with two readings have no result, and the field says why', async ({
  page,
}) => {
  const { faults, refused } = words.calculators.published;
  await openCalculator(page, '/calculator/etsy?itemPrice=40&shippingPrice=5');
  const price = field(page, 'itemPrice');
  await price.fill('€1000');
  await expectFault(price, fill(faults['other-currency'], { given: '€1000', currency: 'USD' }));
  await expect(page.locator('#result')).toContainText(pattern(refused.unread));
  await price.fill('1.000');
  await expectFault(price, fill(faults.twoReadings, { one: '1,000', other: '1.00' }));
  await expect(price).toHaveValue('1.000');
  await price.fill('1,000');
  await expect(price).not.toHaveAttribute('aria-invalid', 'true');
  await expect(total(page)).toBeVisible();
  await page.locator('main [name="question"]').selectOption('profit');
  const wanted = page.locator('main [name^="wanted"]');
  await wanted.fill('Rs 500');
  await expectFault(wanted, fill(faults['other-currency'], { given: 'Rs 500', currency: 'USD' }));
  await expectNoAxeFindings(page);
});

test('a price of Etsy says that it is for all pieces', async ({ page }) => {
  await openCalculator(page, '/calculator/etsy');
  const { itemPrice } = words.platforms.etsy.calculator.fields;
  await expect(field(page, 'itemPrice')).toHaveAccessibleDescription(itemPrice.help);
});

test('the quick form says how a comma was read', async ({ page }) => {
  await openCalculator(page, '/calculator/wise');
  await field(page, 'amount').fill('2000');
  await expect(page.locator('#result .not-counted')).toBeVisible(); // awake
  await field(page, 'amount').fill('');
  await field(page, 'amount').pressSequentially('12,5');
  await expect(field(page, 'amount')).toHaveValue('125');
  await expect(page.getByText(fill(words.calculators.shared.readAs, { number: 125 }))).toBeVisible();
});
