import { fill, packages } from '@formation/content';
import type { Page } from '@playwright/test';
import { expectFault } from '../expect-fault.ts';
import { expect, expectNoAxeFindings, sidewaysScroll, test } from '../fixtures.ts';
import { dock } from '../parts.ts';
import { desktop, phone } from '../viewports.ts';
import { pattern, words } from '../words.ts';

const basic = packages.us[0]?.name.en;
const result = (page: Page) => page.getByRole('region', { name: words.companyCost.result.card });
const total = (page: Page) => result(page).locator('.total');
const sideBySide = (page: Page) => page.locator('#side-by-side');

test('the page answers before it is touched, and without a script', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${baseURL}/company-cost`);

  await expect(result(page)).toContainText(`Wyoming LLC with the ${basic} package`);
  await expect(total(page)).toContainText('$');
  await expect(result(page).locator('.total-range')).toContainText('from $');
  await expect(sideBySide(page).getByRole('columnheader')).toHaveCount(5);
  await expect(page.getByRole('heading', { name: words.companyCost.forgotten.title })).toBeVisible();
  await page.close();
});

test('a change counts at once, and its address brings the same result back', async ({ page, browser, baseURL }) => {
  await page.goto('/company-cost');
  const before = await total(page).textContent();
  await page
    .getByLabel('Delaware')
    .or(page.getByLabel(words.companyCost.form.state, { exact: true }))
    .first()
    .selectOption('DE');
  await page.getByText(words.companyCost.form.spans['5']).click();
  await page
    .getByLabel(fill(words.companyCost.form.priceOf, { service: words.formation.cost.keys['registered-agent'] }))
    .fill('49.50');

  await expect(result(page)).toContainText(`Delaware LLC with the ${basic} package`);
  await expect(result(page)).toContainText('$247.50'); // 5 × 49.50
  await expect(total(page)).not.toHaveText(before ?? '');
  await expect(page).toHaveURL(/state=DE.*registered-agent-price=49.50/);
  const after = await total(page).textContent();
  const other = await browser.newPage();
  await other.goto(page.url().replace(/^https?:\/\/[^/]+/, baseURL ?? ''));

  await expect(total(other)).toHaveText(after ?? '');
  await expect(
    other.getByLabel(fill(words.companyCost.form.priceOf, { service: words.formation.cost.keys['registered-agent'] })),
  ).toHaveValue('49.50');
  await other.close();
});

test('a rate of exchange that is older than a week says so beside the totals', async ({ page }) => {
  const old = result(page).getByText(pattern(words.formation.cost.oldRate.text));
  await page.goto('/company-cost?day=2026-10-01');
  await expect(result(page).getByText(pattern(words.formation.cost.ratesOf))).toBeVisible();
  await expect(old).toHaveCount(0);
  await page.goto('/company-cost?day=2026-10-20');
  await expect(old).toBeVisible();
});

test('place by place: Hong Kong has no package of ours, a sole trader no agent', async ({ page }) => {
  await page.goto('/company-cost?place=hk');
  await expect(result(page)).toContainText(words.companyCost.titles.hk);
  await expect(page.getByText(words.companyCost.form.noPackageHere)).toBeVisible();
  await expect(
    page.getByLabel(fill(words.companyCost.form.priceOf, { service: words.formation.cost.keys.auditor })),
  ).toBeVisible();

  await expect(result(page)).toContainText(words.formation.cost.keys['business-registration']);
  await expect(result(page)).toContainText(words.formation.cost.keys['company-secretary']);

  await page.getByText(words.companyCost.form.places.lk).click();
  await expect(result(page)).toContainText('Rs 1,500.00');
  await expect(result(page)).not.toContainText('formed on'); // a sole trader forms nothing
  await expect(
    page.getByLabel(fill(words.companyCost.form.priceOf, { service: words.formation.cost.keys['registered-agent'] })),
  ).toBeHidden();
  await expectNoAxeFindings(page);
});

test('a company in Sri Lanka beside the LLC: what has no public price stays out, until it is entered', async ({
  page,
}) => {
  const { titles, form, compare, forgotten } = words.companyCost;
  const { keys, statuses, without } = words.formation.cost;
  await page.goto('/company-cost?with=us_WY_llc&currency=LKR');
  await page.getByText(form.places['lk-ltd']).click();
  await expect(result(page)).toContainText(pattern(words.companyCost.result.formedOn, { company: titles['lk-ltd'] }));
  await expect(result(page)).toContainText('Rs 14,160.00'); // 12,000 and 18 % VAT
  await expect(result(page)).toContainText('Rs 21,240.00'); // three returns of 6,000, and VAT
  await expect(result(page)).toContainText(statuses['not-published']);
  await expect(result(page)).toContainText(pattern(without));
  await expect(page.getByText(form.noPackageHere)).toBeVisible();
  await expect(sideBySide(page)).toContainText(compare.notRanked);
  await expect(page.getByText(pattern(forgotten.fines))).toBeVisible();
  await expectNoAxeFindings(page);

  for (const service of ['auditor', 'tax-return'] as const)
    await page.getByLabel(fill(form.priceOf, { service: keys[service] })).fill('40000');
  await expect(result(page)).not.toContainText(statuses['not-published']);
  await expect(sideBySide(page)).not.toContainText(compare.notRanked);
  await expect(page).toHaveURL(/place=lk-ltd/);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('an option is kept beside the next; four is the most', async ({ page }) => {
  await page.goto('/company-cost?with=');
  const keep = page.getByRole('button', { name: words.companyCost.compare.keep });
  await keep.click();
  await expect(page).toHaveURL(/with=us_WY_llc_basic/);
  for (const state of ['DE', 'TX']) {
    await page.getByLabel(words.companyCost.form.state, { exact: true }).selectOption(state);
    await keep.click();
  }
  await page.getByLabel(words.companyCost.form.state, { exact: true }).selectOption('FL');

  await expect(sideBySide(page).getByRole('columnheader')).toHaveCount(5);
  await expect(keep).toBeDisabled();
  await expect(page.getByText(words.companyCost.compare.full)).toBeVisible();
  await page
    .getByRole('button', {
      name: fill(words.companyCost.compare.removeName, { option: `Texas LLC with the ${basic} package` }),
    })
    .click();
  await expect(sideBySide(page).getByRole('columnheader')).toHaveCount(4);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('an option is removed once: a second press of the same key takes no other', async ({ page }) => {
  await page.goto('/company-cost?years=5');
  const options = sideBySide(page).getByRole('columnheader');
  await expect(sideBySide(page)).toContainText(words.companyCost.form.spans['5']); // its own script has come
  await sideBySide(page)
    .getByRole('button', {
      name: pattern(words.companyCost.compare.removeName, { option: words.companyCost.titles.uk }),
    })
    .focus();
  await page.keyboard.press('Enter');
  await expect(options).toHaveCount(4);
  await expect(sideBySide(page).getByRole('status').first()).toHaveText(
    pattern(words.companyCost.compare.removed, { option: words.companyCost.titles.uk }),
  );
  await expect(sideBySide(page).getByRole('region')).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(
    sideBySide(page).getByRole('button', {
      name: pattern(words.companyCost.compare.removeName, { option: words.companyCost.titles.hk }),
    }),
  ).toBeFocused();
  await expect(options).toHaveCount(4);
  await page.getByRole('button', { name: words.companyCost.compare.keep }).focus();
  await page.keyboard.press('Enter');
  await expect(sideBySide(page).getByRole('status').first()).toHaveText(words.companyCost.compare.kept);
  await expect(sideBySide(page).getByRole('region')).toBeFocused();
});

test.describe('on a small phone', () => {
  test.use({ hasTouch: true, viewport: phone });

  test('by touch: the first answer stands there at once, and what is changed changes it', async ({ page }) => {
    await page.goto('/company-cost');
    const foot = dock(page);
    await expect(foot).toBeInViewport();
    await expect(foot).toContainText(/from \$[\d,.]+ to \$/);

    await page.getByLabel(words.companyCost.form.kind).first().selectOption('llc-several');
    await expect(result(page)).toContainText(
      fill(words.formation.cost.without, { lines: words.formation.cost.keys['form-1065'] }),
    );
    await page.getByText(words.companyCost.form.places.uk, { exact: true }).tap();
    await expect(sideBySide(page)).toContainText(words.companyCost.titles.uk);
    await page.getByText(words.companyCost.form.spans['5'], { exact: true }).tap();
    await expect(page).toHaveURL(/years=5/);
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

test('a company that we form has our price in one line, which leads to its page', async ({ page }) => {
  await page.goto('/company-cost?place=uk');
  const price = packages.uk[0]?.price ?? '';
  const offer = result(page).getByRole('link', { name: pattern(words.companyCost.result.offer, { price }) });
  await expect(offer).toHaveAttribute('href', '/formation/uk');

  await page.getByText(words.companyCost.form.places.hk, { exact: true }).click();
  await expect(result(page)).toContainText(words.companyCost.titles.hk);
  await expect(result(page).getByRole('link', { name: pattern(words.companyCost.result.offer) })).toHaveCount(0);
});

test.describe('a table that is wider than a phone', () => {
  test.use({ viewport: phone });

  test('says that it goes on, and shows where its next column begins', async ({ page }) => {
    await page.goto('/company-cost');
    await expect(page.getByText(words.companyCost.compare.swipe)).toBeVisible();
    const table = sideBySide(page).getByRole('region');
    await table.scrollIntoViewIfNeeded();
    const [end, next] = await Promise.all([
      table.evaluate((element) => element.getBoundingClientRect().right),
      table.getByRole('columnheader').nth(2).boundingBox(),
    ]);
    expect(end - (next?.x ?? end)).toBeGreaterThan(24);
  });

  test('fades where it goes on, until its end, and not under the outline of focus', async ({ page }) => {
    await page.goto('/company-cost', { waitUntil: 'networkidle' }); // late fonts and words move its end
    const table = sideBySide(page).locator('.table-scroll');

    await expect(table).not.toHaveCSS('mask-image', 'none');
    await table.evaluate((scrolled) => scrolled.scrollTo({ left: scrolled.scrollWidth }));
    await expect(table).toHaveCSS('mask-image', 'none');
    await table.evaluate((scrolled) => scrolled.scrollTo({ left: 0 }));
    await expect(table).not.toHaveCSS('mask-image', 'none');
    await table.focus();
    await expect(table).toHaveCSS('mask-image', 'none');
    await table.blur();
    await page.setViewportSize(desktop);
    await expect(table, 'fits').toHaveCSS('mask-image', 'none');
  });

  test('has every word whole in Tamil', async ({ page }) => {
    await page.goto('/ta/company-cost');
    const broken = await sideBySide(page)
      .locator('th')
      .evaluateAll((heads) => {
        const texts = heads.flatMap((head) => [...head.childNodes].filter((node) => node instanceof Text));
        const range = document.createRange();
        return texts.flatMap((text) =>
          [...text.data.matchAll(/[^\s\u00AD/-]+/g)].flatMap(({ 0: word, index }) => {
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : [];
          }),
        );
      });
    expect(broken).toEqual([]);
  });
});

test('as the page opens nothing is ranked by what it leaves out', async ({ page }) => {
  await page.goto('/company-cost');

  await expect(sideBySide(page)).not.toContainText(words.companyCost.compare.unknown);
  await expect(sideBySide(page)).not.toContainText(
    fill(words.companyCost.compare.least, { option: words.companyCost.titles.hk }),
  );
  await expect(sideBySide(page)).not.toContainText(
    fill(words.companyCost.compare.least, { option: words.companyCost.titles.lk }),
  );
});

test('a service that is left out is said to be missing, and the link keeps it out', async ({ page }) => {
  await page.goto('/company-cost');
  await page.getByRole('checkbox', { name: words.formation.cost.keys['registered-agent'] }).uncheck();

  await expect(result(page)).toContainText(fill(words.formation.cost.without, { lines: 'registered agent' }));
  await expect(sideBySide(page)).toContainText(words.companyCost.compare.notRanked);
  await expect(page).toHaveURL(/with-registered-agent=(&|$)/);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: words.formation.cost.keys['registered-agent'] })).not.toBeChecked();
  await expect(result(page)).toContainText(fill(words.formation.cost.without, { lines: 'registered agent' }));
});

test('a company that exists is counted from today', async ({ page }) => {
  await page.goto('/company-cost?day=2025-06-01&level=none');
  await page.getByLabel(words.companyCost.form.have).check();

  await expect(result(page)).toContainText(pattern(words.companyCost.result.formedBefore));
  await expect(result(page)).not.toContainText(words.formation.cost.keys['registry-formation']);
  await expect(result(page)).toContainText('Form 5472');
  await expect(result(page)).not.toContainText(words.formation.cost.statuses['not-published']);
});

test('links of old count what they counted, and what the law asks for', async ({ page }) => {
  await page.goto(
    '/company-cost?state=DE&years=5&registered-agent=on&registered-agent-price=49.50&accountant=on&day=2026-11-21',
  );

  await expect(result(page)).toContainText('$247.50');
  await expect(
    page.getByLabel(fill(words.companyCost.form.priceOf, { service: words.formation.cost.keys['registered-agent'] })),
  ).toHaveValue('49.50');
  await expect(page.getByRole('checkbox', { name: words.formation.cost.keys.accountant })).toBeChecked();
});

test('prices and rates in another currency are refused beside their fields', async ({ page }) => {
  const { faults, refused } = words.calculators.published;
  const { form } = words.companyCost;
  await page.goto('/company-cost?day=2026-11-21');
  const price = page.getByLabel(fill(form.priceOf, { service: words.formation.cost.keys['registered-agent'] }));
  await price.fill('€50');
  await expectFault(price, fill(faults['other-currency'], { given: '€50', currency: 'USD' }));
  await expect(page.getByText(pattern(refused.unread))).toBeVisible();
  await price.fill('1.000');
  await expectFault(price, fill(faults.twoReadings, { one: '1,000', other: '1.00' }));
  await expectNoAxeFindings(page);
  await price.fill('$50');
  await expect(page.getByText(pattern(refused.unread))).toHaveCount(0);
  const rate = page.getByLabel(form.rupees);
  await rate.fill('£400');
  await expectFault(rate, fill(faults['other-currency'], { given: '£400', currency: 'LKR' }));
  await rate.fill('Rs 327.125');
  await expect(rate).not.toHaveAttribute('aria-invalid', 'true');
});

test('rupees follow a rate of one’s own', async ({ page }) => {
  await page.goto('/company-cost?currency=LKR&rupees=250');

  await expect(result(page)).toContainText(fill(words.formation.cost.ownRupees, { rate: 250 }));
});

test('late fees are told in words that cannot be read as a sum', async ({ page }) => {
  await page.goto('/company-cost?place=uk');
  const accounts = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: words.deadlines.duties['uk-accounts'].title }) });

  await expect(accounts).toContainText(fill(words.companyCost.forgotten.modes.replace, { most: '£1,500.00' }));
  await page.goto('/company-cost?state=DE&kind=corporation');
  await expect(page.getByText(words.companyCost.forgotten.none)).toBeHidden();
  await expect(page.getByText(words.companyCost.forgotten.kinds['with-form-5472'])).toBeVisible();
});

test('the whole comparison is saved for a program to read', async ({ page }) => {
  await page.goto('/company-cost');
  await page.getByLabel(words.companyCost.form.state, { exact: true }).selectOption('TX');
  await expect(sideBySide(page)).toContainText('Texas');
  const download = page.waitForEvent('download');
  await sideBySide(page).getByRole('button', { name: words.sharing.saveData }).click();

  expect((await download).suggestedFilename()).toBe('company-costs.json');
});

test('nonsense in an address falls back to the first choices', async ({ page }) => {
  await page.goto('/company-cost?place=mars&state=ZZ&years=900&with=%3Cscript%3E&level=__proto__');

  await expect(result(page)).toContainText('Wyoming LLC');
  await expect(total(page)).toContainText(fill(words.formation.cost.total, { years: 3 }));
});

test('whether the company pays is said with its total, which the comparison of routes opens with', async ({ page }) => {
  const { pays, form } = words.companyCost;
  await page.goto('/company-cost?level=&day=2026-11-21');
  await expect(result(page)).toContainText(pattern(pays.card.from, { amount: '$1,000' }));
  await expect(result(page)).toContainText(pattern(pays.bank.never, { amount: '$1,000' }));
  const price = fill(form.priceOf, { service: words.formation.cost.keys['registered-agent'] });
  await page.getByLabel(price).fill('225');
  await result(page).getByRole('link', { name: pays.link }).click();

  await expect(page).toHaveURL(/payouts\?company=us&.*own-upkeep-us=704/); // 100 more than is usual
  await expect(page.getByText(pattern(words.payouts.panel.changes))).toBeVisible();
});

test('at home there is no company abroad that could pay', async ({ page }) => {
  for (const place of ['lk', 'lk-ltd']) {
    await page.goto(`/company-cost?place=${place}`);
    await expect(total(page)).toBeVisible();
    await expect(result(page)).not.toContainText(words.companyCost.pays.title);
  }
});
