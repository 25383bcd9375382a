import { readFile } from 'node:fs/promises';
import { fill } from '@formation/content';
import type { Page } from '@playwright/test';
import { expectFault } from './expect-fault.ts';
import { expect, expectNoAxeFindings, sidewaysScroll, test } from './fixtures.ts';
import { dock, ways } from './parts.ts';
import { pattern, words } from './words.ts';

const way = (page: Page, name: string) => page.locator('.way', { has: page.getByText(name, { exact: true }) });

test('the page answers before it is touched, and without a script', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${baseURL}/payouts`);

  await expect(ways(page).first()).toContainText(pattern(words.payouts.result.bounds.between));
  await expect(page.getByText(pattern(words.payouts.result.status))).toBeVisible();
  await expect(page.locator('.way', { hasText: words.payouts.form.payers.ebay })).toHaveCount(0); // a client does not pay so
  await page.close();
});

test('a number is changed beside the line that rests on it, is marked, and stands in the link', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/payouts?day=2026-11-21');
  const wire = way(page, words.payouts.routes['swift-lkr'].name);
  await expect(wire).toContainText('Rs 322,119.43'); // 985 × 0.9895 of the rate, − 400
  await expect(page.getByLabel(words.payouts.assumptions['bank-margin'])).toHaveCount(0); // closed at first
  await wire.locator('summary').first().click();
  await wire.getByText(words.payouts.steps.convert, { exact: true }).click();
  await wire.getByLabel(words.payouts.assumptions['bank-margin']).fill('1');

  await expect(wire).toContainText('Rs 322,282.41'); // 985 × 0.99 of the rate, − 400
  await expect(wire.getByText(words.payouts.panel.changed, { exact: true })).toHaveCount(1);
  await expect(page).toHaveURL(/own-bank-margin=1/);
  const other = await browser.newPage();
  await other.goto(page.url().replace(/^https?:\/\/[^/]+/, baseURL ?? ''));
  await expect(way(other, words.payouts.routes['swift-lkr'].name)).toContainText('Rs 322,282.41');
  await other.close();

  await page.getByRole('button', { name: words.payouts.panel.reset }).click();
  await expect(wire).toContainText('Rs 322,119.43');
});

test('the visitor’s own rate counts, for its own currency', { tag: '@once' }, async ({ page }) => {
  await page.goto('/payouts?day=2026-11-21');
  await page.getByLabel(fill(words.payouts.form.rate, { currency: 'USD' })).fill('340');

  await expect(way(page, words.payouts.routes['wise-lk'].name)).toContainText('Rs 336,200.00'); // 990 × 340 − 400
  await expect(page).toHaveURL(/rate-USD=340/);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: words.sharing.copyLink }).click();
  const byHand = page.getByLabel(words.sharing.copyByHand);
  await expect(byHand).toHaveValue(/rate-USD=340/);
  await page.getByLabel(words.payouts.form.currency).selectOption('EUR');
  await expect(page.getByLabel(fill(words.payouts.form.rate, { currency: 'EUR' }))).toHaveValue('');
  await expect(byHand, 'it was the link of another result').toHaveCount(0);
});

for (const amount of ['0', '-5', 'abc', '1e15']) {
  test(
    `an amount of ${amount} brings nothing the most, and is refused beside the field`,
    { tag: '@once' },
    async ({ page }) => {
      await page.goto(`/payouts?day=2026-11-21&amount=${amount}`);

      await expect(page.getByLabel(words.payouts.form.amount)).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByText(pattern(words.payouts.result.status))).toHaveCount(0);
      await expect(ways(page)).toHaveCount(0);
    },
  );
}

test('an amount in another currency is refused beside the field, and its currency is offered', async ({ page }) => {
  const { form } = words.payouts;
  const { faults } = words.calculators.published;
  await page.goto('/payouts?day=2026-11-21');
  const amount = page.getByLabel(form.amount);
  await amount.fill('LKR 1000');
  await expectFault(amount, fill(faults['other-currency'], { given: 'LKR 1000', currency: 'USD' }));
  await expect(ways(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: pattern(form.useCurrency) })).toHaveCount(0); // nobody is paid in it here
  await amount.fill('1.000');
  await expectFault(amount, fill(faults.twoReadings, { one: '1,000', other: '1.00' }));
  await expectNoAxeFindings(page);
  await amount.fill('€1000');
  await expectFault(amount, fill(faults['other-currency'], { given: '€1000', currency: 'USD' }));
  await page.getByRole('button', { name: fill(form.useCurrency, { currency: 'EUR' }) }).click();

  await expect(amount).toHaveValue('€1000');
  await expect(amount).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(form.currency)).toHaveValue('EUR');
  await expect(ways(page)).not.toHaveCount(0);
});

test('a number of the visitor’s own in another currency does not count', { tag: '@once' }, async ({ page }) => {
  await page.goto('/payouts?day=2026-11-21');
  const rate = page.getByLabel(fill(words.payouts.form.rate, { currency: 'USD' }));
  await rate.fill('€327');
  const fault = words.calculators.published.faults['other-currency'];
  await expectFault(rate, fill(fault, { given: '€327', currency: 'LKR' }));
  await expect(ways(page)).toHaveCount(0);
  await rate.fill('Rs 327');
  await expect(ways(page)).not.toHaveCount(0);
  await page.goto('/payouts?day=2026-11-21&wanted=$5000');
  await expectFault(page.getByLabel(words.payouts.backwards.wanted), fill(fault, { given: '$5000', currency: 'LKR' }));
});

test('an amount above the limit names it in its own currency, beside the field', async ({ page }) => {
  await page.goto('/payouts?day=2026-11-21&currency=GBP&amount=100000000.01');
  const amount = page.getByLabel(words.payouts.form.amount);

  await expect(amount).toHaveAccessibleDescription(/from £0\.01 to £100,000,000/);
  await amount.fill('100000000');
  await expect(amount).not.toHaveAttribute('aria-invalid', 'true');
  await expect(
    page.getByText(pattern(words.payouts.form.wrong.amount, { least: '£0.01', most: '£100,000,000' })),
  ).toHaveCount(0);
});

test('what no way counts stands under the ways, follows them, and is in the file', async ({ page }) => {
  await page.goto('/payouts?day=2026-11-21');
  const list = page.locator('.not-counted');
  await expect(list).toContainText(words.payouts.notCounted.incomeTax);
  await expect(list).toContainText(words.payouts.notCounted.formation);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: words.sharing.saveTable }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  for (const item of await list.getByRole('listitem').allTextContents()) expect(file).toContain(item);

  await page.getByLabel(words.payouts.form.from).selectOption('ebay');
  await expect(list).toContainText(words.payouts.notCounted.saleCosts);
  await expect(list).not.toContainText(words.payouts.notCounted.formation);
  await page.emulateMedia({ media: 'print' });
  await expect(list.getByText(words.payouts.notCounted.incomeTax)).toBeVisible();
  await page.getByLabel(words.payouts.form.earned).fill('0');
  await expect(list).toHaveCount(0);
});

test('a number that makes no sense is refused and does not count', { tag: '@once' }, async ({ page }) => {
  await page.goto('/payouts?day=2026-11-21&own-bank-margin=-1');

  await expect(
    page.getByText(pattern(`${words.payouts.assumptions['bank-margin']}: ${words.payouts.form.wrong.own}`)),
  ).toBeVisible();
  await expect(way(page, words.payouts.routes['swift-lkr'].name)).toContainText('Rs 322,119.43');
});

test('every field says how it was read, and what it counts instead of what no month has', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/payouts?day=2026-11-21&times=40');
  await expect(page.getByText(fill(words.payouts.form.wrong.times, { least: 1, most: 31, times: 31 }))).toBeVisible();
  await expect(ways(page)).not.toHaveCount(0); // and it is counted
  await page.getByLabel(words.payouts.form.times).fill('2');
  await expect(page.getByText(pattern(words.payouts.form.wrong.times))).toHaveCount(0);

  await page.getByLabel(words.payouts.form.amount).fill('1.234,50');
  await expect(page.getByText(fill(words.payouts.form.readAs, { number: '1234.5' }))).toBeVisible();
  await page.getByLabel(fill(words.payouts.form.rate, { currency: 'USD' })).fill('330,5');
  await expect(page.getByText(fill(words.payouts.form.readAs, { number: '330.5' }))).toBeVisible();
  const wire = way(page, words.payouts.routes['swift-lkr'].name);
  await wire.locator('summary').first().click();
  await wire.getByText(words.payouts.steps.convert, { exact: true }).click();
  await wire.getByLabel(words.payouts.assumptions['bank-margin']).pressSequentially('0,8');
  await expect(page.getByText(fill(words.payouts.form.readAs, { number: '0.8' }))).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
});

test('the picture, the layers and the table say the same', async ({ page }) => {
  await page.goto('/payouts?amount=500&by=paypal&day=2026-11-21');
  const paypal = way(page, words.payouts.routes['paypal-lk'].name);
  await paypal.locator('summary').first().click();

  await expect(paypal.locator('.route .total')).toContainText('Rs 152,931.31');
  await expect(paypal.locator('.ledger')).toContainText('-Rs 7,379.19');
  await page.getByRole('heading', { name: words.payouts.result.tableTitle }).click();
  await expect(page.locator('tr', { hasText: words.payouts.routes['paypal-lk'].name }).last()).toContainText(
    'Rs 152,931.31',
  );
  await paypal.getByText(words.payouts.steps.receive).click();
  await expect(paypal.locator('.explain').first()).toContainText('PayPal Korea fees');
});

test('backwards, and where two ways change places, open where a link asks for them', async ({ page }) => {
  const own = 'own-bank-margin=1.2&own-upkeep-us=60';
  await page.goto(
    `/payouts?times=2&${own}&one=paypal-lk&other=stripe-us-mercury&day=2026-11-21&wanted=647774.60&way=payoneer-bank`,
  );

  await expect(
    page.getByText(
      fill(words.payouts.breakEven.from, {
        route: words.payouts.routes['stripe-us-mercury'].name,
        amount: '$1,080.02',
      }),
    ),
  ).toBeVisible();
  await expect(
    page.getByText(pattern(words.payouts.backwards.answer, { invoice: '$1,000.00', times: 2 })).first(),
  ).toBeVisible();
  await page.getByLabel(words.payouts.backwards.wanted).fill('1e15');
  await expect(
    page.getByText(pattern(words.payouts.form.wrong.amount, { least: 'Rs 0.01', most: 'Rs 100,000,000' })).first(),
  ).toBeVisible();
});

test('a link keeps what it asks for while the part that shows it is on its way', { tag: '@once' }, async ({ page }) => {
  const asked = 'wanted=500000&way=stripe-us-mercury';
  let come = () => {};
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/\/_astro\/solved[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/payouts?${asked}&day=2026-11-21`);
  await page.locator('[name="amount"]').fill('2500');
  await expect(page).toHaveURL(/amount=2500/);
  expect(page.url()).toContain(asked);

  come();
  await expect(page.getByLabel(words.payouts.backwards.wanted)).toHaveValue('500000');
});

test('Upwork ranks its own ways of paying out, and a link to one of them opens it', async ({ page }) => {
  const { form, payoutWays, routes, result } = words.payouts;
  const upwork = (by: keyof typeof payoutWays) => fill(payoutWays[by].name, { platform: form.payers.upwork });
  await page.goto('/payouts?day=2026-11-28');
  await page.getByLabel(form.from).selectOption('upwork');

  const lines = page.locator('.way:not(.refused)');
  await expect(lines).toHaveCount(3);
  for (const by of ['payoneer', 'bank', 'wire'] as const) await expect(lines.getByText(upwork(by))).toBeVisible();
  await expect(page.getByText(routes['wise-lk'].name, { exact: true })).toHaveCount(0);
  await page.getByText(result.refusedOne).click();
  await expect(page.getByText(result.closed['not-confirmed'])).toBeVisible();
  await page.getByLabel(fill(form.payout, { platform: form.payers.upwork })).selectOption('wire');
  await expect(lines).toHaveCount(1);
  await expect(page).toHaveURL(/from=upwork.*payout=wire|payout=wire.*from=upwork/);

  await page.goto('/payouts?from=upwork&payout=bank&day=2026-11-28');
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText(upwork('bank'));
  await page.getByLabel(form.from).selectOption('client');
  await expect(lines.getByText(routes['wise-lk'].name, { exact: true })).toBeVisible();
});

test('a link of before platforms were asked one by one opens with the platform that it names', async ({ page }) => {
  await page.goto('/payouts?by=marketplace&own-amazon-rate=12&day=2026-11-21');
  await expect(page.getByLabel(words.payouts.form.from)).toHaveValue('amazon');
  await expect(ways(page)).toHaveCount(1);
  await expect(ways(page)).toContainText(words.payouts.form.payers.amazon);
});

test('the control at the foot opens the breakdown of the first route', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/payouts?amount=1500&day=2026-11-21');
  const first = ways(page).first();
  await expect(first.getByText(words.payouts.result.needs)).toHaveCount(0);
  await dock(page).getByRole('link', { name: words.payouts.result.open }).click();

  await expect(first.getByText(words.payouts.result.needs)).toBeVisible();
  await expect(first).toBeInViewport();
});

test('the invoice that is looked for goes the best route, whichever that is', async ({ page }) => {
  const { backwards, result, routes } = words.payouts;
  const best = (route: keyof typeof routes) => fill(result.best, { route: routes[route].name });
  await page.goto('/payouts?day=2026-11-21');
  await page.getByRole('heading', { name: backwards.title }).click();
  const way = page.locator('[name="way"]');
  await expect(way.locator('option:checked')).toHaveText(best('wise-lk'));
  await page.getByLabel(words.payouts.form.by).selectOption('paypal');
  await expect(way.locator('option:checked')).not.toHaveText(best('wise-lk'));
});

test('a route that needs a company says what ours costs, to who has none', async ({ page }) => {
  await page.goto('/payouts?by=card&amount=2400&day=2026-11-21');
  const offer = page.getByRole('link', { name: pattern(words.formation.offers.us) });
  const line = way(page, words.payouts.routes['stripe-us-wise'].name);
  await expect(line).toContainText(words.payouts.result.companies.us);
  await line.locator('summary').first().click();
  await expect(line.getByRole('link', { name: pattern(words.formation.offers.us) })).toHaveAttribute(
    'href',
    '/formation/us',
  );

  await page.getByLabel(words.payouts.form.company).selectOption('us');
  await expect(offer).toHaveCount(0);
});

test('Payoneer or an LLC with Mercury and Wise: each has a line, with what is unsure about it', async ({ page }) => {
  const { routes, result, assumptions } = words.payouts;
  await page.goto('/payouts?amount=5000&by=bank&payer=US&day=2026-11-21');
  await page.getByText(pattern(result.behind, { route: routes['wise-lk'].name })).click();
  // (5,000 − 604 ÷ 12) less 1% at 330.90540472, − 400; and 5,000 less 2% by Payoneer
  await expect(way(page, routes['bank-us-mercury-wise'].name)).toContainText('Rs 1,621,092.74');
  await expect(way(page, routes['payoneer-bank'].name)).toContainText('Rs 1,621,036.48');
  const unsure = { number: assumptions['wise-rate'] };
  await expect(ways(page).first()).toContainText(result.unconfirmed);
  await expect(page.getByRole('status').filter({ hasText: fill(result.unconfirmedBest, unsure) })).toHaveCount(1);

  const line = way(page, routes['wise-lk'].name);
  await line.locator('summary').first().click();
  await expect(line).toContainText(fill(result.unconfirmedBest, unsure));
  await line.getByText(words.payouts.steps.send, { exact: true }).click();
  await line.getByLabel(assumptions['wise-rate']).fill('0.7');
  await expect(line).not.toContainText(result.unconfirmed); // the visitor’s own is sure
});

test('a route that needs a company says whether the company pays, against which route, and what was counted', async ({
  page,
}) => {
  const { routes, result } = words.payouts;
  await page.goto('/payouts?by=card&payer=US&day=2026-11-21');
  const line = way(page, routes['stripe-us-wise'].name);
  await expect(line).toContainText(fill(result.paysBack, { month: 3 }));
  await line.locator('summary').first().click();
  const against = { route: routes['payoneer-card'].name, saved: 'Rs 6,807.45', later: 30, first: 35 };
  await expect(line).toContainText(fill(result.paysBackWhy, against));
  await expect(line).toContainText(fill(result.tooFew, { year: 12 }));
  await expect(line).toContainText(fill(result.counted.us, { later: '$604.00', first: '$704.00' }));
  await expect(line.getByRole('link', { name: result.companyCost })).toHaveAttribute('href', '/company-cost?place=us');

  await page.getByLabel(words.payouts.form.times).fill('3');
  await expect(line).not.toContainText(pattern(result.tooFew));
  await page.getByLabel(words.payouts.form.by).selectOption('any');
  await expect(line).toHaveCount(0);
  await page.getByText(pattern(result.behind)).click();
  await line.locator('summary').first().click();
  await expect(line).toContainText(result.neverPaysBack);
  await expect(line).toContainText(fill(result.neverPaysBackWhy, { route: routes['wise-lk'].name }));
});

test('a rate that is older than a week says so beside the result, until the visitor has a better one', async ({
  page,
}) => {
  const old = page.getByText(pattern(words.payouts.result.oldRate.text));
  await page.goto('/payouts?day=2026-09-30');
  await expect(old).toHaveCount(0);
  await page.goto('/payouts?day=2026-10-07');
  await expect(old).toBeVisible();
  await page.getByLabel(fill(words.payouts.form.rate, { currency: 'USD' })).fill('340');
  await expect(old).toHaveCount(0);
});

test('a phone shows at most eight screens until something is opened', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/payouts?day=2026-11-21');
  // As high as it is once the result at its foot has said how much room it takes.
  await expect(page.locator('html')).toHaveAttribute('style', /--dock-height/);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8.5 * 780);
});

test('what to lay aside for tax appears when it is asked for', async ({ page }) => {
  await page.goto('/payouts?day=2026-11-21&amount=1800');
  await page.getByText(words.payouts.form.tax).click();

  await expect(page.getByText(pattern(`${words.payouts.tax.title}: ${words.payouts.tax.amount}`))).toBeVisible();
  await expect(page.getByText(words.payouts.tax.notAdvice)).toBeVisible();
});

test('the page has no findings and does not scroll sideways', async ({ page }) => {
  await page.goto('/payouts?own-bank-margin=1&day=2026-11-21');
  expect(await sidewaysScroll(page)).toBe(0);
  await expectNoAxeFindings(page);
});
